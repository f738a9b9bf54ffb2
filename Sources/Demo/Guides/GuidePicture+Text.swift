// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension GuidePicture {
  static let text = [
    GuidePicture("text-renderer") {
      [
        Exhibit(
          "Text(…).textRenderer(Wave())", offered: 260, nil,
          marks: [.init("A", "Text", .left)],
          note: "The renderer moves and fades each glyph, and leaves pieces without its attribute "
            + "as they are. The text's box stays what it was."
        ) {
          Text("\(Text("A wave of letters,").customAttribute(Waving())) and those that stand still")
            .font(.system(size: 24))
            .underline(pattern: .dot, color: .orange)
            .textRenderer(Wave())
            .mark("A")
        }
      ]
    }
  ]
}

/// Marks letters that move.
private struct Waving: TextAttribute {}

/// Moves and fades letters along a wave.
private struct Wave: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      if run[Waving.self] == nil {
        context.draw(run)
      } else {
        run.forEach { draw($0, context) }
      }
    }
  }

  private func draw(_ glyph: Text.Layout.RunSlice, _ context: GraphicsContext) {
    let wave = sin(glyph.typographicBounds.origin.x / 16)
    var context = context
    context.translateBy(x: 0, y: wave * 6)
    context.opacity = 0.65 - wave * 0.35
    context.draw(glyph)
  }
}
