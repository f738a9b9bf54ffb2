// SPDX-License-Identifier: MIT

/// A character that a line shows without the text having it.
enum LineSign: Hashable, Sendable {
  /// For what gave way.
  case ellipsis
  /// For a soft hyphen (U+00AD) that a line ends with.
  case hyphen

  /// The characters to draw, the best first.
  fileprivate var candidates: [String] {
    switch self {
    case .ellipsis: ["\u{2026}", "..."]
    case .hyphen: ["\u{2010}", "-"]
    }
  }
}

/// What a shaped sign is kept by.
struct SignKey: Hashable, Sendable {
  var sign: LineSign
  var face: FontFace
  var features: [FontFeature]
}

/// A sign in the font of the text beside it.
struct ShapedSign: Sendable {
  var text: String
  var face: FontFace
  var glyphs: [ShapedGlyph]
  /// The width at one point per em.
  var widthPerPoint: Double
}

extension FontLibrary {
  /// The sign in a font; kept. Where the font has no such character another face draws it.
  func sign(_ sign: LineSign, for font: ResolvedFont) -> ShapedSign {
    let key = SignKey(sign: sign, face: font.face, features: font.features)
    if let known = signs.withLock({ $0.value(for: key) }) { return known }
    let text = sign.candidates.first { font.face.covers($0.unicodeScalars.map(\.value)[...]) }
    let run = TextRun(text: text ?? sign.candidates[0], font: font)
    let shaped = Shaper.shape([run], isRightToLeft: false, library: self)
    let answer = ShapedSign(
      text: run.text, face: shaped.items[0].face, glyphs: shaped.glyphs,
      widthPerPoint: shaped.clusters.reduce(0) { $0 + $1.advance } / font.size)
    signs.withLock { $0.insert(answer, for: key) }
    return answer
  }

  /// The width of a sign, in points.
  func width(of sign: LineSign, in font: ResolvedFont) -> Double {
    self.sign(sign, for: font).widthPerPoint * font.size
  }
}
