// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let badge = Scene(
    "badge", "Badges for a README, as a server would draw them.",
    size: CGSize(width: 240, height: 120)
  ) {
    VStack(alignment: .leading, spacing: 8) {
      Badge(label: "build", value: "passing", color: .green)
      Badge(label: "coverage", value: "97%", color: .teal)
      Badge(label: "platform", value: "Linux", color: .indigo)
    }
    .padding()
  }
}

private struct Badge: View {
  let label: String
  let value: String
  let color: Color

  var body: some View {
    HStack(spacing: 0) {
      part(label).background(Color(white: 0.33))
      part(value).background(color)
    }
    .cornerRadius(4)
  }

  private func part(_ text: String) -> some View {
    Text(text)
      .font(.custom("DejaVu Sans", fixedSize: 11))
      .foregroundColor(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 4)
  }
}
