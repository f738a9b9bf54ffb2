// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

/// A unit of UTF-16.
public typealias UniChar = UInt16
/// The number of a glyph in its font; zero stands for a character that the font lacks.
public typealias CGGlyph = UInt16

/// The direction that advances are asked for. Vertical ones are not supported.
public enum CTFontOrientation: Hashable, Sendable {
  /// The font's own: horizontal.
  case `default`
  /// From left to right.
  case horizontal
}

/// How many glyphs the face has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.face.glyphCount }

/// Writes the glyph of each character, by the font's character map alone: nothing is shaped.
///
/// A surrogate pair has its glyph in the first place and zero in the second.
/// - Parameters:
///   - characters: units of UTF-16.
///   - glyphs: as many places; of two arrays of different lengths the shorter one counts.
///   - count: how many characters to read; more than there are counts as all.
/// - Returns: whether the font has every character.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: [UniChar], _ glyphs: inout [CGGlyph], _ count: CFIndex
) -> Bool {
  let read = min(max(count, 0), characters.count, glyphs.count)
  var decoder = UTF16()
  var units = characters.prefix(read).makeIterator()
  var place = 0
  var hasAll = true
  while true {
    let glyph: CGGlyph
    let width: Int
    switch decoder.decode(&units) {
    case .emptyInput: return hasAll
    case .error: (glyph, width) = (0, 1)
    case .scalarValue(let scalar):
      glyph = font.font.face.glyph(for: scalar).flatMap(CGGlyph.init(exactly:)) ?? 0
      width = UTF16.width(scalar)
    }
    hasAll = hasAll && glyph != 0
    glyphs[place] = glyph
    if width == 2 { glyphs[place + 1] = 0 }
    place += width
  }
}

/// Writes the advance of each glyph in points, without kerning.
///
/// - Parameters:
///   - advances: as many places as glyphs; of two arrays of different lengths the shorter one
///     counts.
///   - count: how many glyphs to read; more than there are counts as all.
/// - Returns: the sum of the advances.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: [CGGlyph],
  _ advances: inout [CGSize], _ count: CFIndex
) -> Double {
  var sum = 0.0
  for place in 0..<min(max(count, 0), glyphs.count, advances.count) {
    let advance = font.advance(of: glyphs[place])
    advances[place] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// The sum of the glyphs' advances in points, without kerning.
///
/// - Parameters:
///   - advances: nil.
///   - count: how many glyphs to read; more than there are counts as all.
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: [CGGlyph],
  _ advances: Never?, _ count: CFIndex
) -> Double {
  glyphs.prefix(max(count, 0)).reduce(0) { $0 + font.advance(of: $1) }
}

extension CTFont {
  /// The advance of a glyph in points.
  fileprivate func advance(of glyph: CGGlyph) -> Double {
    let face = font.face
    return Double(face.advance(ofGlyph: UInt32(glyph))) * font.size / Double(face.unitsPerEm)
  }
}
