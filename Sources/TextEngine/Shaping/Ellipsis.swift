// SPDX-License-Identifier: MIT

/// What an ellipsis is kept by.
struct EllipsisKey: Hashable, Sendable {
  var face: FontFace
  var features: [FontFeature]
}

/// The "…" of a font, or three full stops where the font has none.
struct Ellipsis: Sendable {
  var face: FontFace
  var glyphs: [ShapedGlyph]
  /// The width at one point per em.
  var widthPerPoint: Double

  static let character: Unicode.Scalar = "\u{2026}"
}

extension FontLibrary {
  /// The ellipsis of a font; kept.
  func ellipsis(for font: ResolvedFont) -> Ellipsis {
    let key = EllipsisKey(face: font.face, features: font.features)
    if let known = ellipses.withLock({ $0.value(for: key) }) { return known }
    let hasOwn = font.face.covers(Ellipsis.character.value) || !font.face.covers(0x2E)
    let run = TextRun(text: hasOwn ? String(Ellipsis.character) : "...", font: font)
    let shaped = Shaper.shape([run], isRightToLeft: false, library: self)
    let ellipsis = Ellipsis(
      face: shaped.items[0].face, glyphs: shaped.glyphs,
      widthPerPoint: shaped.clusters.reduce(0) { $0 + $1.advance } / font.size)
    ellipses.withLock { $0.insert(ellipsis, for: key) }
    return ellipsis
  }

  /// The shaped text; kept when it is short enough to come again.
  func shaped(_ runs: [TextRun], isRightToLeft: Bool) -> ShapedText {
    let length = runs.reduce(0) { $0 + $1.text.utf8.count }
    guard length <= 1024 else {
      return Shaper.shape(runs, isRightToLeft: isRightToLeft, library: self)
    }
    let key = ShapeKey(runs: runs, isRightToLeft: isRightToLeft)
    if let known = shapes.withLock({ $0.value(for: key) }) { return known }
    let shaped = Shaper.shape(runs, isRightToLeft: isRightToLeft, library: self)
    shapes.withLock { $0.insert(shaped, for: key) }
    return shaped
  }
}
