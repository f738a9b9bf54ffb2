// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let customFont = Scene(
    "custom-font", "A font by name and a padding that both grow with the reader's text size.",
    size: CGSize(width: 400, height: 440)
  ) {
    VStack(alignment: .leading, spacing: 16) {
      Quotation(size: "Large, the usual size")
      Quotation(size: "Accessibility 2")
        .dynamicTypeSize(.accessibility2)
    }
    .padding()
  }
}

private struct Quotation: View {
  let size: String

  @ScaledMetric(relativeTo: .body) private var inset: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading, spacing: inset / 2) {
      Text(size)
        .font(.caption)
        .foregroundColor(.secondary)
      Text("Sphinx of black quartz, judge my vow.")
        .font(.custom("DejaVu Serif", size: 18))
    }
    .padding(inset)
    .border(Color.blue)
  }
}
