// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import ViewTree

extension Scene {
  static let glyphAnchoring = Scene(
    "glyph-anchoring",
    "Letters on an arc: the bottom left corner of each box stays on its point at every angle.",
    size: CGSize(width: 480, height: 260)
  ) {
    GlyphAnchoring(
      glyphs: AnchoredGlyph.arc(
        "ANCHORED", center: CGPoint(x: 230, y: 340), radius: 240, spread: .degrees(80)))
  }
}

/// Letters whose boxes stand with the bottom left corner on a point each.
///
/// A hidden copy of a letter gives the size. In front of it the visible one is moved so that its
/// corner is in the middle of that size, and turned about the middle.
package struct GlyphAnchoring: View {
  private let glyphs: [AnchoredGlyph]
  private let font: ResolvedFont

  @Environment(\.pixelLength) private var pixelLength

  package init(glyphs: [AnchoredGlyph], font: ResolvedFont = AnchoredGlyph.font) {
    self.glyphs = glyphs
    self.font = font
  }

  package var body: some View {
    ZStack {
      ForEach(glyphs) { glyph in
        letter(glyph)
          .hidden()
          .overlay(GeometryReader { turned(glyph, size: $0.size) })
          .position(glyph.anchor)
        AnchorDot(glyph.anchor)
      }
    }
  }

  private func turned(_ glyph: AnchoredGlyph, size: CGSize) -> some View {
    letter(glyph)
      .border(Color.purple.opacity(0.6), width: pixelLength)
      .accessibilityIdentifier("glyph \(glyph.id)")
      .transformEffect(CGAffineTransform(translationX: size.width / 2, y: -size.height / 2))
      .rotationEffect(glyph.angle)
  }

  /// The letter, moved down in its box until the baseline is at the bottom.
  private func letter(_ glyph: AnchoredGlyph) -> some View {
    let descent = (CGFloat(font.metrics.descent) / pixelLength).rounded(.down) * pixelLength
    return Text(verbatim: glyph.letter)
      .font(Font(font))
      .padding(EdgeInsets(top: descent, leading: 0, bottom: -descent, trailing: 0))
  }
}
