// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TextEngine

@Suite struct FontLibraryTests {
  @Test(arguments: ["DejaVuSans-Bold", "dejavusans-bold", "DejaVu Sans Bold"])
  func `a face is found by its names, whatever their case`(name: String) throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.dejaVuSansBold)
    let font = library.resolve(FontRequest(family: .named(name), size: 17))
    #expect(font.face.postScriptName == "DejaVuSans-Bold")
    #expect(font.notes.isEmpty)
  }

  // The names are those that `fc-scan` lists for Debian's fonts-wqy-zenhei.
  @Test(arguments: ["文泉驛正黑", "文泉驿正黑", "WenQuanYi Zen Hei"])
  func `a face is found by its family in any language`(name: String) throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.wenQuanYi)
    let font = library.resolve(FontRequest(family: .named(name), size: 17))
    #expect(font.face.postScriptName == "WenQuanYiZenHei")
    #expect(font.notes.isEmpty)
  }

  // OpenType's name IDs: 1 and 16 families, 21 the family of weights, widths and slopes, 4 full names.
  @Test(arguments: ["Bold Sans", "Шрифт", "ШРИФТ", "Sans gras", "Sans WWS", "Famille", "BoldSans"])
  func `families and full names in all languages are names of a face`(name: String) throws {
    let names = SFNT.names([
      (1, 0x409, "Sans"), (2, 0x409, "Regular"), (4, 0x409, "Bold Sans"), (6, 0x409, "BoldSans"),
      (1, 0x419, "Шрифт"), (4, 0x40C, "Sans gras"), (21, 0x409, "Sans WWS"), (16, 0x40C, "Famille"),
    ])
    let bytes = try Array(Data(contentsOf: URL(filePath: TestFonts.dejaVuSans.path())))
    let library = try FontLibrary.closed(TestFonts.liberationSans)
    try library.register(bytes: SFNT.replacing("name", by: names, in: bytes))
    let font = library.resolve(FontRequest(family: .named(name), size: 17))
    #expect(font.face.postScriptName == "BoldSans")
    #expect(font.face.familyName == "Sans")
    #expect(font.notes.isEmpty)
  }

  @Test func `a font without English names is called by its others`() throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: TestFonts.dejaVuSans.path())))
    let library = try FontLibrary.closed()
    try library.register(
      bytes: SFNT.replacing("name", by: SFNT.names([(1, 0x408, "Σανς")]), in: bytes))
    #expect(library.faces.map(\.family) == ["Σανς"])
    #expect(library.resolve(FontRequest(family: .named("σανς"), size: 17)).notes.isEmpty)
  }

  // SwiftUI: a font that is not found becomes the system font.
  @Test func `a missing name falls back to the system font and names the nearest`() throws {
    let library = try FontLibrary.closed(
      TestFonts.liberationSans, TestFonts.dejaVuSans, TestFonts.dejaVuSansBold)
    let font = library.resolve(FontRequest(family: .named("DejaVuSanz"), size: 17))
    #expect(font.face.postScriptName == "LiberationSans")
    #expect(font.miss?.requested == "DejaVuSanz")
    #expect(font.miss?.nearest.first == "DejaVuSans")
    #expect(font.miss?.used == "LiberationSans")
  }

  @Test func `the system font can be named`() throws {
    let library = try FontLibrary(
      files: [TestFonts.dejaVuSans.path(), TestFonts.liberationSans.path()],
      systemFont: "Liberation Sans")
    #expect(library.systemFace.postScriptName == "LiberationSans")
    try library.setSystemFont(named: "DejaVu Sans")
    #expect(library.systemFace.postScriptName == "DejaVuSans")
    #expect(throws: FontError.self) { try library.setSystemFont(named: "Dejavoo") }
  }

  // SwiftUI does not synthesise bold or italic styles.
  @Test func `nothing is emboldened or slanted`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let bold = library.resolve(
      FontRequest(family: .named("DejaVuSans"), size: 17, weight: 700, italic: true))
    #expect(bold.face.postScriptName == "DejaVuSans")
    #expect(bold.notes == [.missingWeight(requested: 700, used: 400), .missingItalic])

    let family = try FontLibrary.closed(
      TestFonts.dejaVuSans, TestFonts.dejaVuSansBold, TestFonts.dejaVuSansOblique)
    #expect(family.font(17, weight: 700).face.postScriptName == "DejaVuSans-Bold")
    #expect(family.font(17, weight: 300).face.postScriptName == "DejaVuSans")
    let italic = family.resolve(FontRequest(size: 17, italic: true))
    #expect(italic.face.postScriptName == "DejaVuSans-Oblique")
    #expect(italic.notes.isEmpty)
  }

  // Advances measured with HarfBuzz in the instances of Debian's Inter.
  @Test(arguments: [(100.0, 90.9826), (400, 94.7798), (700, 98.0639), (900, 100.2614)])
  func `a variable font takes the weight that is asked for`(weight: Double, width: Double) throws {
    let library = try FontLibrary.closed(TestFonts.interVariable)
    let font = library.resolve(
      FontRequest(family: .named("Inter"), size: 17, weight: weight))
    let text = PreparedText(
      runs: [TextRun(text: "Hello, world", font: font)], style: ParagraphStyle(),
      library: library)
    #expect(near(text.unlimitedWidth, width, within: 5e-5))
    #expect(near(text.measure().unroundedSize.height, 20.5739, within: 5e-5))
    #expect(font.notes.isEmpty)
  }

  // The styles that `fc-scan` lists for Debian's Inter; the names joined after Adobe's note 5902.
  @Test(arguments: [
    ("Inter Bold", 700.0), ("inter-thin", 100), ("Inter Semi Bold", 600), ("Inter-SemiBold", 600),
    ("Inter Regular", 400), ("Inter-Black", 900),
  ])
  func `an instance of a variable font is found by its name`(
    name: String, weight: Double
  ) throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.interVariable)
    let font = library.resolve(FontRequest(family: .named(name), size: 17))
    #expect(font.notes.isEmpty)
    #expect(font.face.familyName == "Inter" && font.face.weight == weight)
    let other = library.resolve(FontRequest(family: .named(name), size: 17, weight: 300))
    #expect(other.notes.isEmpty && other.face.weight == 300)
    try library.setSystemFont(named: name)
    #expect(library.systemFace == font.face)
  }

  @Test func `a face of its own comes before an instance of the same name`() throws {
    let library = try FontLibrary.closed(TestFonts.interVariable, TestFonts.inter)
    let font = library.resolve(FontRequest(family: .named("Inter-Regular"), size: 17))
    #expect(font.face.source.hasSuffix("Inter-Regular.otf"))
  }

  @Test func `outlines and shaping use the same instance`() throws {
    let library = try FontLibrary.closed(TestFonts.interVariable)
    let thin = library.font(17, weight: 100).face
    let black = library.font(17, weight: 900).face
    let glyph = try #require(thin.glyph(for: "l"))
    func inkWidth(_ face: FontFace) -> Double {
      let xs = face.outline(glyph: glyph).elements.compactMap { element -> Double? in
        switch element {
        case .move(let point), .line(let point): point.x
        case .quadratic(_, let end), .cubic(_, _, let end): end.x
        case .close: nil
        }
      }
      return (xs.max() ?? 0) - (xs.min() ?? 0)
    }
    #expect(inkWidth(black) > 2 * inkWidth(thin))
  }

  @Test func `an outline is in font units, y up, and empty for a space`() throws {
    let face = try FontLibrary.closed(TestFonts.dejaVuSans).systemFace
    let glyph = try #require(face.glyph(for: "H"))
    let outline = face.outline(glyph: glyph)
    let ys = outline.elements.compactMap { element -> Double? in
      if case .line(let point) = element { point.y } else { nil }
    }
    #expect(ys.max() == 1493 && ys.min() == 0)
    #expect(outline.elements.last == .close)
    let space = try #require(face.glyph(for: " "))
    #expect(face.outline(glyph: space).elements.isEmpty)
    #expect(face.outline(glyph: .max).elements.isEmpty)
    #expect(face.glyph(for: "天") == nil)
  }

  @Test func `clusters that a face lacks come from another face, and grow only their lines`() throws
  {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.notoSansThai)
    let runs = library.text("Hi สวัสดี").lines()[0].runs
    #expect(runs.map(\.face.postScriptName) == ["DejaVuSans", "NotoSansThai-Regular"])
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    // The union of both fonts: 18.037 over the baseline and 7.650 under it.
    let mixed = library.text("Hi สวัสดี\nHi").measure().unroundedSize.height
    let plain = library.text("Hi").measure().unroundedSize.height
    #expect(near(mixed - plain, 25.687, within: 5e-4))
  }

  @Test func `a cluster without any face shows the missing glyph of its own face`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let glyphs = library.text("\u{10FFFD}").lines()[0].runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.id) == [0])
    #expect(library.fallbackFace(for: "\u{10FFFD}", like: library.font(17)) == nil)
  }

  @Test func `a library without fonts draws boxes one em wide`() throws {
    let library = try FontLibrary(files: [])
    let text = library.text("ab c天", size: 20)
    #expect(text.measure().unroundedSize.width == 100)
    #expect(text.measure().unroundedSize.height == 20)
    #expect(text.measure().firstBaseline == 16)
    let face = library.systemFace
    let box = try #require(face.glyph(for: "a"))
    #expect(face.outline(glyph: box).elements.count == 6)
    let space = try #require(face.glyph(for: " "))
    #expect(face.outline(glyph: space).elements.isEmpty)
  }

  @Test(arguments: [
    [], [0x77, 0x4F, 0x46, 0x32, 0, 0, 0, 0], Array("%!PS-AdobeFont-1.0".utf8),
    [0, 1, 0, 0], [UInt8](repeating: 0, count: 100),
  ])
  func `bytes that are no font are refused`(bytes: [UInt8]) throws {
    let library = try FontLibrary(files: [])
    #expect(throws: FontError.self) { try library.register(bytes: bytes) }
    #expect(library.faces.isEmpty)
  }

  @Test func `a font that is cut short is refused or still usable, and never crashes`() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.dejaVuSans.path())))
    for length in [4, 12, 100, 300, 500, 5000, 50_000, 300_000] {
      let library = try FontLibrary(files: [])
      try? library.register(bytes: Array(whole.prefix(length)))
      #expect(library.text("Hello").measure().lineCount == 1)
    }
    #expect(throws: FontError.self) {
      try FontLibrary(files: []).register(bytes: Array(whole.prefix(300)))
    }
  }

  @Test func `messages say what to do`() {
    #expect {
      try FontLibrary(files: ["/no/such/font.ttf"])
    } throws: {
      "\($0)".contains("/no/such/font.ttf") && "\($0)".contains("Check the path")
    }
  }

  @Test func `registered bytes answer by name and come back for embedding`() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.inter.path())))
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let request = FontRequest(family: .named("Inter"), size: 17)
    #expect(library.resolve(request).miss != nil)
    try library.register(bytes: bytes)
    #expect(library.resolve(request).miss == nil)
    #expect(library.resolve(request).face.bytes == bytes)
  }

  @Test func `a registered face keeps its names before one that the machine has`() throws {
    let path = try TestFonts.dejaVuSans.path()
    let library = FontLibrary.machine()
    let request = FontRequest(family: .named("DejaVuSans"), size: 17)
    let found = library.resolve(request).face
    try library.register(contentsOfFile: path)
    #expect(library.resolve(request).face != found)
    #expect(library.faces.first?.postScript == "DejaVuSans")
  }

  @Test func `odd sizes become usable ones`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    #expect(library.font(.nan).size == 17)
    #expect(library.font(.infinity).size == 17)
    #expect(library.font(-3).size > 0)
    #expect(library.text("a", size: 0).measure().unroundedSize.width > 0)
  }

  @Test func `digits of one width are a feature of the font`() throws {
    let library = try FontLibrary.closed(TestFonts.inter)
    func width(_ digits: String, _ monospaced: Bool) -> Double {
      let font = library.resolve(FontRequest(size: 17, monospacedDigits: monospaced))
      return PreparedText(
        runs: [TextRun(text: digits, font: font)], style: ParagraphStyle(), library: library
      ).unlimitedWidth
    }
    #expect(width("111", false) < width("000", false))
    #expect(near(width("111", true), width("000", true)))
  }

  @Test func `the machine's fonts are found, and a missing name is never answered by another`() {
    let library = FontLibrary.system
    #expect(library.faces.contains { $0.postScript == "DejaVuSans" })
    #expect(FontLibrary.systemFontOrder.contains(library.systemFace.familyName))
    let request = FontRequest(family: .named("NoSuchFont-Bold"), size: 17)
    #expect(library.resolve(request).miss?.requested == "NoSuchFont-Bold")
    let thai = library.fallbackFace(for: "ก", like: library.font(17))
    #expect(thai?.glyph(for: "ก") != nil)
    let serif = library.resolve(FontRequest(family: .system(.serif), size: 17))
    #expect(serif.face.familyName.contains("Serif"))
  }
}
