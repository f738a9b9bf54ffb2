// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let text = Scene(
    "text", "Styles, line limits, truncation, alignment and several scripts in one text.",
    size: CGSize(width: 360, height: 470)
  ) {
    VStack(alignment: .leading, spacing: 10) {
      Text("Title").font(.title)
      Text("Plain, ") + Text("bold, ").bold() + Text("italic").italic()
        + Text(" and red").foregroundColor(.red)
      Text(pangram).lineLimit(2)
      Text(pangram).lineLimit(1).truncationMode(.middle)
      Text(pangram)
        .multilineTextAlignment(.trailing)
        .lineSpacing(4)
        .frame(width: 200)
        .border(Color.gray.opacity(0.4))
      Text("Zażółć · Ξεσκεπάζω · Съешь · สวัสดี")
      Text("Hello is שלום and مرحبا.")
      Text("Digits 0123456789").monospacedDigit()
      Text("let monospaced = true").font(.system(.body, design: .monospaced))
    }
    .padding()
  }

  private static let pangram = """
    The five boxing wizards jump quickly, while a small layout engine decides where each of their \
    letters comes to stand.
    """
}
