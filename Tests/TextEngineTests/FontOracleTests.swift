// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Every row of the oracle: metrics, line heights, shaped widths.
@Suite struct FontOracleTests {
  private func library(_ row: FontOracle.Font) throws -> FontLibrary {
    try FontLibrary(files: [FontFile(row.file, package: row.package).path()])
  }

  private func font(_ row: FontOracle.Font, _ size: Double) throws -> ResolvedFont {
    try library(row).resolve(FontRequest(size: size, weight: row.variations["wght"]))
  }

  @Test func `the oracle has twelve fonts`() {
    #expect(FontOracle.fonts.count == 12)
  }

  @Test(arguments: FontOracle.fonts)
  func `names and units are those of the tables`(row: FontOracle.Font) throws {
    let face = try font(row, 17).face
    #expect(face.postScriptName == row.postScript)
    #expect(face.familyName == row.family)
    #expect(face.fullName == row.full)
    #expect(face.unitsPerEm == row.unitsPerEm)
    #expect(face.glyphCount == row.glyphs)
    #expect([face.units.ascender, face.units.descender, face.units.lineGap] == row.hhea)
    #expect(face.weight == row.variations["wght"] ?? row.weight)
    if let capHeight = row.capHeight { #expect(face.units.capHeight == capHeight) }
    if let xHeight = row.xHeight { #expect(face.units.xHeight == xHeight) }
    guard row.variations.isEmpty || row.variations["wght"] == 400 else { return }
    #expect([face.units.underlinePosition, face.units.underlineThickness] == row.underline)
    #expect([face.units.strikeoutPosition, face.units.strikeoutThickness] == row.strikeout)
  }

  // Ascent, descent and leading come from hhea, unrounded, as CoreText reports them.
  @Test(arguments: FontOracle.fonts)
  func `metrics are the unrounded hhea values`(row: FontOracle.Font) throws {
    for size in row.sizes {
      let metrics = try font(row, size.size).metrics
      #expect(near(metrics.ascent, size.ascent))
      #expect(near(metrics.descent, size.descent))
      #expect(near(metrics.leading, size.leading))
    }
  }

  // macOS: round(ascent) + round(descent); iOS: the sum rounded up to the pixel.
  @Test(arguments: FontOracle.fonts)
  func `one line is as high as each profile says`(row: FontOracle.Font) throws {
    let library = try library(row)
    for size in row.sizes {
      let run = TextRun(
        text: "x",
        font: library.resolve(
          FontRequest(size: size.size, weight: row.variations["wght"])))
      let macOS = PreparedText(
        runs: [run], style: ParagraphStyle(lineHeight: .macOS, pixelLength: 0.5),
        library: library)
      #expect(macOS.measure().size.height == size.macOS)
      #expect(macOS.measure().firstBaseline == size.ascent.rounded())
      for (scale, expected) in zip([1.0, 2, 3], zip(size.iOS, size.firstBaseline)) {
        let iOS = PreparedText(
          runs: [run], style: ParagraphStyle(lineHeight: .iOS, pixelLength: 1 / scale),
          library: library)
        #expect(near(iOS.measure().size.height, expected.0))
        #expect(near(iOS.measure().firstBaseline, expected.1))
        #expect(near(iOS.measure().lastBaseline, expected.1))
      }
    }
  }

  @Test(arguments: FontOracle.fonts)
  func `shaped widths and glyph counts agree`(row: FontOracle.Font) throws {
    let library = try library(row)
    for string in row.strings {
      for size in [17.0, 48] {
        let font = library.resolve(FontRequest(size: size, weight: row.variations["wght"]))
        let text = PreparedText(
          runs: [TextRun(text: string.text, font: font)], style: ParagraphStyle(),
          library: library)
        let expected = string.shaped * size / Double(row.unitsPerEm)
        #expect(near(text.unlimitedWidth, expected), "\(string.text) at \(size)")
        let glyphs = text.lines().flatMap(\.runs).flatMap(\.glyphs)
        #expect(glyphs.count == string.glyphs, "\(string.text)")
        #expect(near(glyphs.reduce(0) { $0 + $1.advance }, expected), "\(string.text)")
      }
    }
  }

  // Tracking switches liga and clig off.
  @Test(arguments: FontOracle.fonts)
  func `tracking widens each gap and unties ligatures`(row: FontOracle.Font) throws {
    let library = try library(row)
    for string in row.strings where string.direction == "ltr" {
      let font = library.resolve(FontRequest(size: 17, weight: row.variations["wght"]))
      let tracked = PreparedText(
        runs: [TextRun(text: string.text, font: font, tracking: 1e-9)], style: ParagraphStyle(),
        library: library)
      let expected = string.noLigatures * 17 / Double(row.unitsPerEm)
      #expect(near(tracked.unlimitedWidth, expected), "\(string.text)")
    }
  }
}
