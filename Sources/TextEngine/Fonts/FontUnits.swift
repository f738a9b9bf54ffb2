// SPDX-License-Identifier: MIT

/// The measures of a face in font units, y up from the baseline.
///
/// Ascender, descender and gap come from the `hhea` table, as CoreText reads them; OS/2 answers
/// only when `hhea` holds zeros. `MVAR` of a variable instance is included.
public struct FontUnits: Hashable, Sendable {
  /// Font units per em; never zero.
  public let perEm: Int
  /// The `hhea` ascender.
  public let ascender: Double
  /// The `hhea` descender, negative below the baseline.
  public let descender: Double
  /// The `hhea` line gap.
  public let lineGap: Double
  /// The height of capitals: OS/2, or the ink of "H".
  public let capHeight: Double
  /// The height of small letters: OS/2, or the ink of "x".
  public let xHeight: Double
  /// The top of an underline, negative below the baseline.
  ///
  /// Source: the OpenType specification, `post` table.
  public let underlinePosition: Double
  /// How thick an underline is.
  public let underlineThickness: Double
  /// The top of a strikethrough.
  public let strikeoutPosition: Double
  /// How thick a strikethrough is.
  public let strikeoutThickness: Double

  init(_ font: HarfBuzzFont) {
    let os2 = font.table("OS/2")
    let post = font.table("post")
    let vertical = VerticalExtent(hhea: font.table("hhea"), os2: os2, font: font)
    perEm = font.unitsPerEm
    ascender = vertical.ascender
    descender = vertical.descender
    lineGap = vertical.lineGap
    capHeight = Self.height(os2, offset: 88, tag: "cpht", letter: "H", font) ?? vertical.ascender
    xHeight = Self.height(os2, offset: 86, tag: "xhgt", letter: "x", font) ?? capHeight / 2
    let fallbackThickness = Double(font.unitsPerEm) / 20
    underlinePosition =
      (post.int16(8) ?? -2 * fallbackThickness) + font.metricDelta("undo")
    underlineThickness = (post.int16(10) ?? fallbackThickness) + font.metricDelta("unds")
    strikeoutPosition = (os2.int16(28) ?? xHeight / 2) + font.metricDelta("stro")
    strikeoutThickness = (os2.int16(26) ?? underlineThickness) + font.metricDelta("strs")
  }

  /// A height that OS/2 has from version 2 on, else the ink of a letter.
  private static func height(
    _ os2: BigEndianTable, offset: Int, tag: String, letter: Unicode.Scalar, _ font: HarfBuzzFont
  ) -> Double? {
    if let version = os2.uint16(0), version >= 2, let height = os2.int16(offset), height != 0 {
      return height + font.metricDelta(tag)
    }
    let glyph = font.nominalGlyph(for: letter.value)
    return glyph.flatMap(font.extents(ofGlyph:)).map { Double($0.top) }
  }
}

/// Ascender, descender and gap by the first table that has them.
private struct VerticalExtent {
  var ascender, descender, lineGap: Double

  init(hhea: BigEndianTable, os2: BigEndianTable, font: HarfBuzzFont) {
    self.init(hhea, 4, 6, 8)
    if isZero { self.init(os2, 68, 70, 72) }
    if isZero {
      self.init(os2, 74, 76, nil)
      descender = -descender
    }
    ascender += font.metricDelta("hasc")
    descender += font.metricDelta("hdsc")
    lineGap += font.metricDelta("hlgp")
  }

  private init(_ table: BigEndianTable, _ ascender: Int, _ descender: Int, _ gap: Int?) {
    self.ascender = table.int16(ascender) ?? 0
    self.descender = table.int16(descender) ?? 0
    lineGap = gap.flatMap(table.int16) ?? 0
  }

  private var isZero: Bool { ascender == 0 && descender == 0 }
}
