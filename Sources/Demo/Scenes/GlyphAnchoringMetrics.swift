// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import ViewTree

extension Scene {
  static let glyphAnchoringMetrics = Scene(
    "glyph-anchoring-metrics",
    "The same by font metrics alone, with the line heights of macOS: bottom centre on the point.",
    size: CGSize(width: 480, height: 260), textProfile: .macOS
  ) {
    GlyphAnchoringMetrics(
      glyphs: AnchoredGlyph.arc(
        "METRICS", center: CGPoint(x: 240, y: 360), radius: 240, spread: .degrees(80)))
  }
}

/// Letters whose boxes stand with the middle of the bottom edge on a point each.
///
/// No box is measured: the height of a line follows from the font, by the rule of macOS.
package struct GlyphAnchoringMetrics: View {
  private let glyphs: [AnchoredGlyph]
  private let font: ResolvedFont

  package init(glyphs: [AnchoredGlyph], font: ResolvedFont = AnchoredGlyph.font) {
    self.glyphs = glyphs
    self.font = font
  }

  package var body: some View {
    ZStack {
      ForEach(glyphs) { glyph in
        Text(verbatim: glyph.letter)
          .font(Font(font))
          .border(Color.green, width: 0.5)
          .accessibilityIdentifier("glyph \(glyph.id)")
          .offset(y: -lineHeight / 2)
          .rotationEffect(glyph.angle)
          .position(glyph.anchor)
        AnchorDot(glyph.anchor)
      }
    }
  }

  /// A line of one font: ascent and descent, each in whole points.
  private var lineHeight: CGFloat {
    CGFloat(font.metrics.ascent).rounded() + CGFloat(font.metrics.descent).rounded()
  }
}
