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
