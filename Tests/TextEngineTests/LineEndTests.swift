// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Where lines end and what stands there: controls, tabs, soft hyphens, spaces, brackets.
@Suite struct LineEndTests {
  private let library: FontLibrary

  init() throws {
    library = try .closed(TestFonts.dejaVuSans, TestFonts.notoSansHebrew)
  }

  // UAX #14: LB4 and LB5 end a line after BK, CR LF, LF and NL wherever they stand.
  @Test(arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `a mandatory break ends a line, has no width and no glyph`(end: String) {
    let text = library.text("ab\(end)cd\(end)")
    #expect(text.lineTexts() == ["ab\(end)", "cd\(end)", ""])
    #expect(text.lineTexts(width: 1).count == 5)
    let lines = text.lines()
    #expect(near(lines[0].width, library.text("ab").unlimitedWidth))
    #expect(lines.map { $0.runs.flatMap(\.glyphs).count } == [2, 2, 0])
    #expect(text.missingGlyphs.isEmpty)
  }

  // UAX #9, P1: U+2028 does not end a paragraph, so the direction goes on.
  @Test func `a line separator keeps the direction of its paragraph`() throws {
    let separated = library.text("שלום\u{2028}(a)").lines()
    let parted = library.text("שלום\u{2029}(a)").lines()
    #expect(separated[1].runs.contains { $0.isRightToLeft })
    #expect(!parted[1].runs.contains { $0.isRightToLeft })
  }

  @Test func `CR LF is one line end for carets`() {
    #expect(TextLayout("a\r\nb", library: library).caretStops.count == 4)
  }

  // NSParagraphStyle's default distance of tab stops is 28 points.
  @Test(arguments: [("\t", 28.0), ("\t\t", 56), ("aaa\t", 56), ("a\t\t", 56)])
  func `a tab goes to the next stop, never staying where it is`(string: String, x: Double) {
    let line = library.text(string + "b").lines()[0]
    let last = line.runs.last?.glyphs.first?.x ?? 0
    #expect(near(last, x), "\(last)")
  }

  @Test func `a tab is a place to break and hangs at a line's end`() {
    let text = library.text("Hello\tworld")
    #expect(text.lineTexts(width: 60) == ["Hello\t", "world"])
    #expect(near(text.lines(width: 60)[0].width, library.text("Hello").unlimitedWidth))
  }

  @Test func `a soft hyphen has no width unless its line ends there`() {
    for string in ["a\u{AD}b", "\u{AD}", "\u{AD}\u{AD}a", "T\u{AD}o"] {
      let shown = library.text(string).lines().flatMap(\.runs).map(\.text).joined()
      #expect(!shown.contains("\u{2010}"))
    }
    let text = library.text("a\u{AD}\nb")
    #expect(text.lines()[0].runs.map(\.text).joined() == "a\u{AD}")
  }

  @Test func `punctuation does not hang over the edge`() {
    let width = library.text("Hello").unlimitedWidth + 0.1
    for line in library.text("Hello, Hello.").lines(width: width) {
      #expect(line.width <= width)
    }
  }

  // UAX #14: these never separate from the letters beside them.
  @Test(arguments: [
    "a\u{A0}b", "a\u{202F}b", "a\u{2060}b", "a\u{FEFF}b", "a\u{2011}b", "a\u{2007}b",
  ])
  func `glue is no place to break`(string: String) {
    let text = library.text("xx " + string)
    let width = library.text(string).unlimitedWidth + 1
    #expect(text.lineTexts(width: width) == ["xx ", string])
  }

  @Test func `a zero width space is one, and a word joiner takes it back`() {
    let width = library.text("abcd").unlimitedWidth + 1
    #expect(library.text("abcd\u{200B}efgh").lineTexts(width: width) == ["abcd\u{200B}", "efgh"])
  }

  // Ideographic spaces hang as spaces do (UAX #14 gives U+3000 the class BA).
  @Test func `every breaking space hangs`() {
    for space in [" ", "\u{2003}", "\u{3000}", "\u{1680}", "\u{205F}"] {
      let lines = library.text("ab\(space)cd").lines(width: 30)
      #expect(lines.count == 2 && near(lines[0].width, library.text("ab").unlimitedWidth))
    }
  }

  @Test(arguments: [62, 63, 64, 5000]) func `deep brackets keep one line's letters`(depth: Int) {
    let string = "a \u{5D0}" + String(repeating: "(", count: depth) + "b"
    let layout = TextLayout(string, library: library)
    let whole = layout.selectionRects(for: string.startIndex..<string.endIndex)
    #expect(whole.count == 1)
    #expect(near(whole[0].rect.size.width, layout.lines[0].width, within: 1e-5))
  }

  // Unicode's Stream-Safe Text Format ends a run of marks after 30.
  @Test(arguments: [29, 30, 31, 100]) func `a run of marks stays on its letter`(count: Int) {
    let string = "ab" + String(repeating: "\u{301}", count: count) + "c"
    let layout = TextLayout(string, library: library)
    #expect(layout.caretStops.count == 4)
    #expect(near(layout.lines[0].width, library.text("ab\u{301}c").unlimitedWidth))
    #expect(library.text(string).lineTexts(width: 1).count == 3)
  }

  @Test func `a negative offset lowers the run and grows the line below`() {
    let font = library.font(20)
    func lines(_ offset: Double) -> [TextLine] {
      let runs = [
        TextRun(text: "a", font: font), TextRun(text: "b", font: font, baselineOffset: offset),
      ]
      return PreparedText(runs: runs, style: ParagraphStyle(), library: library).lines()
    }
    let metrics = font.metrics
    let lowered = lines(-6)[0]
    #expect(near(lowered.height, metrics.ascent + metrics.descent + 6))
    #expect(near(lowered.runs[1].glyphs[0].y - lowered.baseline, 6))
    #expect(near(lines(6)[0].height, lowered.height))
    #expect(lines(.nan)[0].height == lines(0)[0].height)
  }

  @Test(arguments: [0.0, 3.25, 12, -2]) func `line spacing is exact`(spacing: Double) {
    let style = ParagraphStyle(lineSpacing: spacing)
    let lines = library.text("a\nb\nc", style: style).lines()
    for (a, b) in zip(lines, lines.dropFirst()) {
      #expect(near(b.y - a.y, a.height + spacing))
    }
  }
}
