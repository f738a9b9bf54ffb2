// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import TextEngine
import Testing
import ViewTree

/// What readers of PDF get back. Source of the texts: ours.
@Suite(
  .enabled(if: WrittenText.areReadable, "pdftotext or fonts of Noto and DejaVu are not installed"))
struct PDFTextTests {
  @Test(arguments: WrittenText.all)
  func `a text comes back as written`(sample: WrittenText) throws {
    let lines = try sample.read()
    #expect(lines.map(\.codePoints) == [sample.text.codePoints], "\(lines)")
  }

  @Test func `a truncated text comes back as it is shown`() throws {
    var sample = WrittenText(testDescription: "truncated", text: "one two three four five six")
    sample.width = 130
    #expect(try sample.read() == ["one two thre…"])
  }

  // More than a file has blank glyphs for: the rest comes from ActualText.
  @Test func `texts without ink come back, however many there are`() throws {
    let words = (0..<1_200).map { "word\($0)" }
    let items = try words.enumerated().map { index, word in
      var run = try TestFont.dejaVu.run(" ", size: 10, x: 10, y: 20 + 20 * Double(index))
      run.text = word
      return DisplayItem.glyphs(run, .red)
    }
    let list = DisplayList(size: Size(width: 100, height: 24_020), items: items)
    #expect(try PDFReading.lines(of: PDFRenderer.pdfData(list), "-raw") == words)
    #expect(try draw(DisplayList(size: Size(width: 100, height: 100), items: items)).inked == 0)
  }

  @Test(.enabled(if: Judge.pdftoppm.isInstalled, "pdftoppm is not installed"))
  func `blank glyphs are not seen`() throws {
    var run = try TestFont.dejaVu.run(" ", size: 40, x: 10, y: 60)
    run.text = "unseen"
    let list = DisplayList(size: Size(width: 100, height: 100), items: [.glyphs(run, .red)])
    let file = try PDFRenderer.pdfData(list)
    #expect(try PDFReading.lines(of: file) == ["unseen"])
    for scale in ["20", "72", "300"] {
      let page = try Judge.pdftoppm.judge(
        file, named: "in.pdf", arguments: ["-r", scale, "-png", "-singlefile", "in.pdf"])
      let white = Bitmap.Pixel(255, 255, 255)
      #expect(try #require(Bitmap(page.output)).pixels.allSatisfy { $0 == white })
    }
  }

  // Poppler takes a page for one from left to right where as many letters run that way.
  @Test(arguments: WrittenText.islands)
  func `words from right to left come back inside of a page from left to right`(
    sample: WrittenText
  ) throws {
    let lines = try sample.read()
    #expect(lines.map(\.codePoints) == [sample.text.codePoints], "\(lines)")
  }
}

/// A text on a page of its own.
struct WrittenText: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var isRightToLeft = false
  /// The width in points that a text of one line gets; nil for any.
  var width: Double?

  private static let files = [
    "dejavu/DejaVuSans.ttf", "noto/NotoSansArabic-Regular.ttf", "noto/NotoSansHebrew-Regular.ttf",
    "noto/NotoSansDevanagari-Regular.ttf", "noto/NotoSansTamil-Regular.ttf",
    "noto/NotoSansThai-Regular.ttf", "noto/NotoColorEmoji.ttf",
  ].map { "/usr/share/fonts/truetype/\($0)" }

  static var areReadable: Bool {
    Judge.pdftotext.isInstalled
      && files.allSatisfy { FileManager.default.isReadableFile(atPath: $0) }
  }

  /// The lines that `pdftotext` finds in the text's PDF, without the direction marks that it and
  /// the file have.
  func read() throws -> [String] { try PDFReading.lines(of: file()) }

  func file() throws -> Data {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: Self.files)
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let view = Text(verbatim: text).lineLimit(width == nil ? nil : 1)
    let renderer = ImageRenderer(content: view.frame(width: width.map { CGFloat($0) }).padding(10))
    renderer.environment = environment
    return try renderer.pdfData()
  }

  static let all = [
    WrittenText(testDescription: "Latin", text: "Würde, fjord & <office> 50 %"),
    WrittenText(testDescription: "ligatures", text: "office fluffy \u{FB01}"),
    WrittenText(testDescription: "combining marks", text: "e\u{301}a\u{323}\u{308} x\u{305}y"),
    WrittenText(testDescription: "Vietnamese", text: "tất cả mọi người"),
    WrittenText(testDescription: "Greek", text: "Όλοι οι άνθρωποι"),
    WrittenText(testDescription: "Cyrillic", text: "Все люди"),
    WrittenText(testDescription: "Devanagari, a vowel before its letter", text: "हिन्दी में कि र्क"),
    WrittenText(testDescription: "Tamil, a vowel around its letter", text: "தமிழ் கொ மொழி"),
    WrittenText(testDescription: "Thai", text: "มนุษย์ทั้งหลาย น้ำ"),
    WrittenText(testDescription: "mathematics beyond 16 bits", text: "𝔸𝔹 = 𝒞"),
    WrittenText(testDescription: "an emoji", text: "smile 😀 please"),
    WrittenText(testDescription: "emoji alone", text: "😀 👍🏽 👩‍👩‍👧‍👧 🇩🇪🇫🇷 1️⃣ ❤️"),
    WrittenText(testDescription: "a flag of tags", text: "a🏴󠁧󠁢󠁥󠁮󠁧󠁿b"),
    WrittenText(testDescription: "spaces of other fonts", text: "हिन्दी 😀 ภาษา 👍 हिन्दी"),
    WrittenText(testDescription: "a soft hyphen", text: "soft\u{AD}hyphen"),
    WrittenText(testDescription: "Hebrew", text: "בני האדם נולדו.", isRightToLeft: true),
    WrittenText(testDescription: "Hebrew points", text: "שָׁלוֹם עֲלֵיכֶם", isRightToLeft: true),
    WrittenText(testDescription: "Arabic", text: "يولد جميع الناس", isRightToLeft: true),
    WrittenText(
      testDescription: "lam-alef", text: "السلام عليكم، الآن لا إلا", isRightToLeft: true),
    WrittenText(testDescription: "lam-alef alone", text: "لا", isRightToLeft: true),
    WrittenText(testDescription: "Arabic vowels", text: "كِتَابٌ جَمِيلٌ", isRightToLeft: true),
    WrittenText(
      testDescription: "brackets within", text: "עולם (שלום) טוב [מאוד].", isRightToLeft: true),
    WrittenText(testDescription: "brackets at the start", text: "(שלום) עולם", isRightToLeft: true),
    WrittenText(testDescription: "brackets at the end", text: "עולם (שלום)", isRightToLeft: true),
    WrittenText(testDescription: "quotes", text: "«שלום»", isRightToLeft: true),
    WrittenText(testDescription: "a question", text: "מה? כן!", isRightToLeft: true),
    WrittenText(
      testDescription: "separators", text: "אחד, שתיים; שלוש: ארבע.", isRightToLeft: true),
    WrittenText(
      testDescription: "separators side by side", text: "ועוד/-אחד. ...", isRightToLeft: true),
    WrittenText(testDescription: "digits", text: "יש 123 ספרים.", isRightToLeft: true),
    WrittenText(
      testDescription: "a date and a sum", text: "ב-12.5 שילם 1,250.", isRightToLeft: true),
    WrittenText(
      testDescription: "Latin in Hebrew", text: "אני אוהב את Swift (UI) מאוד.", isRightToLeft: true),
    WrittenText(
      testDescription: "Latin at the end", text: "אני אוהב את Swift!", isRightToLeft: true),
    WrittenText(testDescription: "emoji in Hebrew", text: "שלום 😀 עולם 👍🏽", isRightToLeft: true),
  ]

  static let islands = [
    WrittenText(testDescription: "a word", text: "Hello, שלום, and good bye"),
    WrittenText(testDescription: "brackets", text: "The word (שלום) is Hebrew"),
    WrittenText(testDescription: "brackets at the end", text: "It means peace (שלום)"),
    WrittenText(testDescription: "a stop", text: "The word is שלום!"),
    WrittenText(testDescription: "lam-alef", text: "The greeting السلام عليكم is Arabic"),
    WrittenText(testDescription: "many scripts", text: "Hello, שלום, नमस्ते, مرحبا, สวัสดี, Γειά!"),
  ]
}

/// What `pdftotext` finds.
enum PDFReading {
  /// The lines with characters of a file, without direction marks.
  static func lines(of file: Data, _ options: String...) throws -> [String] {
    let output = try Judge.pdftotext.judge(
      file, named: "in.pdf", arguments: options + ["in.pdf", "-"]
    ).text
    let marks = CharacterSet(charactersIn: "\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{C}")
    return output.components(separatedBy: marks).joined().components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

extension String {
  /// For comparing: Swift takes a letter with an accent and the two characters for equal.
  var codePoints: [String] { unicodeScalars.map { String($0.value, radix: 16) } }
}
