// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Lines that begin or end inside what was shaped as one.
@Suite struct ReshapingTests {
  private struct Drawn: Equatable {
    var ids: [UInt32]
    var advances: [Double]

    init(_ line: TextLine) {
      let glyphs = line.runs.flatMap(\.glyphs)
      ids = glyphs.map(\.id)
      advances = glyphs.map { ($0.advance * 1e6).rounded() }
    }
  }

  private static let words = [
    "officeaffluentwaffle", "AVAWAToTeVoYesAT", "The AT&T office. To Wave, AVAWA office. T A V W",
    "ffiffiffiffi", "Te-To-Va-AV-f\u{AD}fi", "AVA\u{AD}VAT\u{AD}o",
  ]

  // Latin letters know no context, so a line is drawn as its characters alone would be.
  @Test(
    arguments: [TestFonts.dejaVuSans, .liberation, TestFonts.inter, TestFonts.notoSans], words)
  func `each line is drawn as its characters alone, and as wide as it was measured`(
    file: FontFile, string: String
  ) throws {
    let library = try FontLibrary.closed(file)
    let text = library.text(string)
    for width in stride(from: 3.0, through: 140, by: 1.7) {
      for (line, characters) in zip(text.lines(width: width), text.lineTexts(width: width)) {
        let hyphen =
          characters.hasSuffix("\u{AD}") && line.runs.last?.text == "\u{2010}" ? "\u{2010}" : ""
        let alone = try #require(library.text(characters).lines().first)
        let shown = Drawn(line)
        let whole = Drawn(alone)
        let count = shown.ids.count - (hyphen.isEmpty ? 0 : 1)
        #expect(
          Array(whole.ids.prefix(count)) == Array(shown.ids.prefix(count)), "\(width) \(characters)"
        )
        #expect(
          Array(whole.advances.prefix(count)) == Array(shown.advances.prefix(count)),
          "\(width) \(characters)")
        #expect(near(line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }, line.width))
        let ink = characters.drop { $0 == " " }.reversed().drop { $0 == " " }
        #expect(
          line.width <= width + 1e-5 || ink.filter { $0 != "\u{AD}" }.count <= 1,
          "\(width) \(line.width) \(characters.debugDescription)")
      }
      #expect(text.lineTexts(width: width).joined() == string)
    }
  }

  // One more character would not have fitted, whatever the pair or ligature it belongs to.
  @Test(arguments: [TestFonts.dejaVuSans, .liberation])
  func `a long word fills its lines`(file: FontFile) throws {
    let library = try FontLibrary.closed(file)
    for string in ["officeaffluentwaffle", "ffiffiffiffi", "AVAWAToTeVoYesAT"] {
      let text = library.text(string)
      for width in stride(from: 12.0, through: 100, by: 1.3) {
        var rest = string[...]
        for characters in text.lineTexts(width: width).dropLast() {
          let more = rest.prefix(characters.count + 1)
          #expect(library.text(String(more)).unlimitedWidth > width, "\(width) \(more)")
          rest = rest.dropFirst(characters.count)
        }
      }
    }
  }

  // DejaVu Sans draws "ffi" as one glyph.
  @Test func `a ligature is taken apart where a line ends inside it`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let text = library.text("office")
    #expect(text.lines()[0].runs[0].glyphs.count == 4)
    let width = library.text("off").unlimitedWidth + 0.1
    let lines = text.lines(width: width)
    #expect(text.lineTexts(width: width) == ["off", "ic", "e"])
    #expect(near(lines[0].width, library.text("off").unlimitedWidth))
    #expect(near(lines[1].width, library.text("ic").unlimitedWidth))
    #expect(text.lineTexts(width: 1) == ["o", "f", "f", "i", "c", "e"])
  }

  // CSS Text 3: a word broken without need keeps the joining forms of the whole.
  @Test func `Arabic letters keep their joined forms over a break`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let text = library.text("مستشفى")
    let whole = text.lines()[0].runs.flatMap(\.glyphs).map(\.id)
    for width in [20.0, 26, 33, 40] {
      let lines = text.lines(width: width)
      #expect(lines.count > 1)
      #expect(lines.reversed().flatMap { $0.runs.flatMap(\.glyphs) }.map(\.id) == whole)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  // Lam with alef is a required ligature; each part is drawn joined to the other line.
  @Test func `lam and alef are two glyphs on two lines`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let text = library.text("لا")
    #expect(text.lines()[0].runs[0].glyphs.count == 1)
    let lines = text.lines(width: 1)
    #expect(text.lineTexts(width: 1) == ["ل", "ا"])
    #expect(lines.allSatisfy { $0.runs[0].glyphs.count == 1 && $0.width > 0 })
    let isolated = library.text("ا").lines()[0].runs[0].glyphs[0].id
    #expect(lines[1].runs[0].glyphs[0].id != isolated)
  }

  @Test(arguments: TruncationPlace.allCases, [TestFonts.dejaVuSans, .liberation])
  func `what stands beside an ellipsis is drawn alone`(place: TruncationPlace, file: FontFile)
    throws
  {
    let library = try FontLibrary.closed(file)
    let style = ParagraphStyle(lineLimit: 1, truncation: place)
    let text = library.text("AVAToffice WAVeTo affluent", style: style)
    for width in stride(from: 20.0, through: 180, by: 1.9) {
      let line = text.lines(width: width)[0]
      let shown = line.runs.map(\.text).joined()
      #expect(line.isTruncated && shown.contains("…"))
      #expect(line.width <= width + 1e-5, "\(width) \(shown)")
      #expect(near(line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }, line.width))
      for run in line.runs where !run.text.hasSuffix(" ") && !run.text.hasPrefix(" ") {
        let alone = library.text(run.text).lines()[0].runs[0].glyphs.map(\.id)
        #expect(run.glyphs.map(\.id) == alone, "\(width) \(run.text)")
      }
    }
  }

  @Test func `a hundred thousand joined letters in a narrow box stay linear`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let text = library.text(String(repeating: "سل", count: 20_000))
    #expect(text.measure(width: 60).lineCount > 5000)
  }

  // The Serbian forms of these letters differ from the Russian ones in DejaVu Sans (`locl`).
  @Test func `a language chooses its own glyphs`() throws {
    let library = try FontLibrary.closed(
      FontFile("truetype/dejavu/DejaVuSans-Oblique.ttf", package: "fonts-dejavu-extra"))
    func ids(_ language: String?) -> [UInt32] {
      let run = TextRun(
        text: "\u{462}\u{18E}\u{14A}\u{14B}", font: library.font(17), language: language)
      return PreparedText(runs: [run], style: ParagraphStyle(), library: library)
        .lines()[0].runs.flatMap(\.glyphs).map(\.id)
    }
    #expect(ids(nil) == ids("en"))
    #expect(ids("se") != ids(nil))
  }
}

extension FontFile {
  fileprivate static let liberation = TestFonts.liberationSans
}
