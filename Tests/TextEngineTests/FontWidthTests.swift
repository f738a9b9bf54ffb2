// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TextEngine

/// Widths of fonts: condensed faces and the `wdth` axis; features that change widths.
@Suite struct FontWidthTests {
  private static let condensed = FontFile(
    "truetype/dejavu/DejaVuSansCondensed.ttf", package: "fonts-dejavu-extra")

  private func width(_ string: String, _ request: FontRequest, _ library: FontLibrary) -> Double {
    PreparedText(
      runs: [TextRun(text: string, font: library.resolve(request))], style: ParagraphStyle(),
      library: library
    ).unlimitedWidth
  }

  // OS/2's width class of DejaVu Sans Condensed is 4, which is 87.5 percent.
  @Test func `a condensed face of the family is taken`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, Self.condensed)
    let narrow = library.resolve(FontRequest(size: 17, width: 87.5))
    #expect(narrow.face.postScriptName == "DejaVuSansCondensed" && narrow.notes.isEmpty)
    #expect(narrow.face.width == 87.5)
    #expect(library.font(17).face.postScriptName == "DejaVuSans")
    let text = "Hello, world"
    #expect(
      width(text, FontRequest(size: 17, width: 87.5), library)
        < 0.95 * width(text, FontRequest(size: 17), library))
  }

  @Test func `a width that the family lacks is the nearest, and noted`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, Self.condensed)
    let narrow = library.resolve(FontRequest(size: 17, width: 62.5))
    #expect(narrow.face.postScriptName == "DejaVuSansCondensed")
    #expect(narrow.notes == [.missingWidth(requested: 62.5, used: 87.5)])
    let wide = library.resolve(FontRequest(size: 17, width: 125))
    #expect(wide.face.postScriptName == "DejaVuSans")
    #expect(wide.notes == [.missingWidth(requested: 125, used: 100)])
    #expect(library.resolve(FontRequest(size: 17, width: .nan)).notes.isEmpty)
  }

  // CSS Fonts 4, "Font style matching": up to normal, narrower faces come first.
  @Test func `between two faces the narrower is taken up to normal`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, Self.condensed)
    let between = library.resolve(FontRequest(size: 17, width: 97))
    #expect(between.face.postScriptName == "DejaVuSansCondensed")
  }

  @Test func `the machine's condensed faces are found`() {
    let request = FontRequest(family: .named("DejaVu Sans"), size: 17, width: 87.5)
    #expect(FontLibrary.system.resolve(request).face.postScriptName == "DejaVuSansCondensed")
  }

  @Test(arguments: [(75.0, 75.0), (10, 50), (300, 200), (100, 100)])
  func `a width axis is set, within its bounds`(asked: Double, used: Double) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: TestFonts.dejaVuSans.path())))
    let library = try FontLibrary(files: [])
    try library.register(bytes: SFNT.adding(SFNT.widthAxis, as: "fvar", to: bytes))
    let font = library.resolve(FontRequest(size: 17, width: asked))
    #expect(font.face.axes.map(\.tag) == ["wdth"])
    #expect(font.face.width == used && font.notes.isEmpty)
    #expect(font.face.variations == (used == 100 ? [:] : ["wdth": used]))
    #expect(library.resolve(FontRequest(size: 17)).face.variations.isEmpty)
  }

  // Noto Sans has `smcp` and `c2sc`.
  @Test func `small capitals are glyphs of the font`() throws {
    let library = try FontLibrary.closed(TestFonts.notoSans)
    func glyphs(_ string: String, _ features: [FontFeature]) -> [UInt32] {
      let font = library.resolve(FontRequest(size: 17, features: features))
      return TextLayout([TextRun(text: string, font: font)], library: library)
        .lines[0].runs[0].glyphs.map(\.id)
    }
    let plain = glyphs("Ab", [])
    let small = glyphs("Ab", [.lowercaseSmallCaps])
    #expect(small[0] == plain[0] && small[1] != plain[1])
    let all = glyphs("Ab", [.lowercaseSmallCaps, .uppercaseSmallCaps])
    #expect(all[0] != plain[0] && all[1] == small[1])
    #expect(glyphs("Ab", [FontFeature("smcp", 0)]) == plain)
  }

  @Test func `a font without a feature stays as it is`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    for request in [
      FontRequest(size: 17, monospacedDigits: true),
      FontRequest(size: 17, features: [.lowercaseSmallCaps]),
      FontRequest(size: 17, features: [FontFeature(""), FontFeature("toolong"), FontFeature("ß")]),
    ] {
      #expect(width("ab 12", request, library) == width("ab 12", FontRequest(size: 17), library))
    }
  }
}

/// Just enough of a font file's directory to add a table.
enum SFNT {
  /// An `fvar` table with one axis: widths from 50 to 200, 100 by default.
  static let widthAxis: [UInt8] =
    [0, 1, 0, 0, 0, 16, 0, 2, 0, 1, 0, 20, 0, 0, 0, 8]
    + Array("wdth".utf8) + [0, 50, 0, 0, 0, 100, 0, 0, 0, 200, 0, 0, 0, 0, 1, 0]

  /// The font with one more table; the tables stay in the order of their tags.
  static func adding(_ table: [UInt8], as tag: String, to font: [UInt8]) -> [UInt8] {
    let count = Int(font[4]) << 8 | Int(font[5])
    var records = (0..<count).map { Array(font[12 + 16 * $0..<28 + 16 * $0]) }
    let shift = 16
    for index in records.indices {
      let offset = number(records[index][8..<12]) + shift
      records[index].replaceSubrange(8..<12, with: bytes(offset))
    }
    let body = Array(font[(12 + 16 * count)...])
    let padding = [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    let start = 12 + 16 * (count + 1) + body.count + padding.count
    records.append(Array(tag.utf8) + bytes(0) + bytes(start) + bytes(table.count))
    records.sort { $0.prefix(4).lexicographicallyPrecedes($1.prefix(4)) }
    let head = Array(font[0..<4]) + [UInt8((count + 1) >> 8), UInt8((count + 1) & 0xFF)]
    return head + font[6..<12] + records.flatMap { $0 } + body + padding + table
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
