// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let frames = Scene(
    "frames", "Fixed and flexible frames, alignment inside them, overlays and aspect ratios.",
    size: CGSize(width: 340, height: 330)
  ) {
    VStack(spacing: 12) {
      Label("fixed, bottom trailing")
        .frame(width: 240, height: 56, alignment: .bottomTrailing)
        .border(Color.gray)
      Label("as wide as it may be")
        .frame(maxWidth: .infinity, alignment: .leading)
        .border(Color.gray)
      Label("between 120 and 200 points")
        .frame(minWidth: 120, maxWidth: 200, minHeight: 44)
        .border(Color.gray)
      HStack(spacing: 12) {
        Color.mint
          .aspectRatio(16 / 9, contentMode: .fit)
          .overlay(alignment: .topTrailing) { Label("16 : 9").padding(4) }
        Color.yellow
          .aspectRatio(1, contentMode: .fit)
          .overlay(Label("1 : 1"))
      }
      .frame(height: 90)
    }
    .padding()
  }
}

private struct Label: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.footnote)
      .padding(4)
      .background(Color.blue.opacity(0.15))
  }
}
