// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing
import TextEngine

@Suite struct TruncationTests {
  private let library: FontLibrary
  private let fox = "The quick brown fox jumps over the lazy dog."

  init() throws {
    library = try .closed(TestFonts.dejaVuSans)
  }

  private func text(_ place: TruncationPlace, limit: Int? = 1) -> PreparedText {
    library.text(fox, style: ParagraphStyle(lineLimit: limit, truncation: place))
  }

  @Test func `the tail gives way to an ellipsis`() {
    let line = text(.tail).visibleTexts(width: 120)
    #expect(line == ["The quick b…"])
    #expect(text(.tail).measure(width: 120).isTruncated)
    #expect(text(.tail).measure(width: 120).lineCount == 1)
    #expect(text(.tail).measure(width: 120).unroundedSize.width <= 120)
  }

  @Test func `the head gives way to an ellipsis`() throws {
    let line = try #require(text(.head).visibleTexts(width: 120).first)
    #expect(line.hasPrefix("…") && line.hasSuffix("lazy dog."))
  }

  @Test func `the middle gives way to an ellipsis`() throws {
    let line = try #require(text(.middle).visibleTexts(width: 120).first)
    #expect(line.hasPrefix("The") && line.contains("…") && line.hasSuffix("dog."))
  }

  // One cluster more would not fit; the spaces before the ellipsis are dropped.
  @Test(arguments: [60.0, 75, 90, 105, 120, 150, 180, 220, 260, 300])
  func `as much is kept as fits`(width: Double) throws {
    let shown = try #require(text(.tail).visibleTexts(width: width).first)
    let kept = String(shown.dropLast())
    #expect(shown.hasSuffix("…") && fox.hasPrefix(kept) && !kept.hasSuffix(" "))
    #expect(library.text(shown).unlimitedWidth <= width + 0.5)
    let rest = fox.dropFirst(kept.count).drop { $0 == " " }
    let spaces = fox.dropFirst(kept.count).prefix { $0 == " " }
    let more = kept + spaces + rest.prefix(1) + "…"
    #expect(library.text(more).unlimitedWidth > width - 1.5)
  }

  @Test func `only the last line is truncated, from the whole rest`() {
    let lines = text(.tail, limit: 2).visibleTexts(width: 120)
    #expect(lines.count == 2)
    #expect(lines[0] == "The quick")
    #expect(lines[1].hasPrefix("brown fox") && lines[1].hasSuffix("…"))
  }

  @Test func `lines that do not fit the height are dropped, but never the first`() {
    let text = library.text(fox, style: ParagraphStyle(lineHeight: .macOS))
    #expect(text.measure(width: 120).lineCount == 4)
    #expect(text.measure(width: 120, height: 60).lineCount == 3)
    #expect(text.measure(width: 120, height: 60).isTruncated)
    #expect(text.measure(width: 120, height: 59).lineCount == 2)
    #expect(text.measure(width: 120, height: 0).lineCount == 1)
    #expect(text.measure(width: 120, height: 80).isTruncated == false)
  }

  @Test func `a paragraph that gives way to the next one says so`() {
    let text = library.text("one\ntwo", style: ParagraphStyle(lineLimit: 1))
    #expect(text.visibleTexts() == ["one…"])
  }

  @Test func `line ends alone are no reason for an ellipsis`() {
    let text = library.text("one\n\n", style: ParagraphStyle(lineLimit: 1))
    #expect(text.visibleTexts() == ["one"])
    #expect(text.measure().isTruncated == false)
  }

  @Test(arguments: [0, -3, Int.min]) func `a limit below one is one`(limit: Int) {
    let text = library.text(fox, style: ParagraphStyle(lineLimit: limit))
    #expect(text.measure(width: 120).lineCount == 1)
  }

  @Test func `an ellipsis that does not fit stands alone in the proposed width`() {
    #expect(text(.tail).visibleTexts(width: 5) == ["…"])
    #expect(text(.tail).measure(width: 5).size.width == 5)
  }

  // UAX #9 and reports.md 72: the ellipsis stands where its paragraph ends.
  @Test func `the ellipsis of a paragraph from right to left stands at the left`() throws {
    let style = ParagraphStyle(lineLimit: 1)
    let arabic = library.text("مرحبا بالعالم الجميل", style: style)
    let first = try #require(arabic.lines(width: 80).first?.runs.first)
    #expect(first.text == "…")
    #expect(near(first.glyphs[0].x, 0))
  }

  @Test func `text shrinks before it is truncated`() {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let text = library.text("Hello, world", style: style)
    let answer = text.measure(width: 80)
    #expect(!answer.isTruncated)
    #expect(answer.scale < 80 / 100.7051 + 1e-6 && answer.scale > 0.79)
    #expect(answer.unroundedSize.width <= 80)
    #expect(answer.unroundedSize.height < 16)
    #expect(near(text.lines(width: 80)[0].runs[0].size, 17 * answer.scale))
    #expect(text.measure(width: 40).isTruncated)
    #expect(text.measure(width: 40).scale == 0.5)
    #expect(text.measure(width: 101).scale == 1)
  }

  // A cluster that is wider than its line and a line that is higher than the text's box are not
  // hidden, but do not fit either: a scale factor shrinks "until it fits" (rule 14.6).
  @Test func `text shrinks until no line is too wide and the first is not too high`() {
    let style = ParagraphStyle(minimumScaleFactor: 0.01)
    let letter = library.text("8", size: 500, style: style)
    let width = letter.unlimitedWidth
    let narrow = letter.measure(width: width / 4)
    #expect(narrow.scale > 0.249 && narrow.scale <= 0.25 + 1e-9)
    #expect(narrow.unroundedSize.width <= width / 4 + 1e-6)
    let low = letter.measure(width: 1000, height: 100)
    #expect(low.unroundedSize.height <= 100 && low.unroundedSize.height > 99)
    #expect(letter.measure(width: 1000, height: 0).scale == 0.01)
    let lines = library.text(
      "W W W", style: ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.1))
    let two = lines.measure(width: 16)
    #expect(two.unroundedSize.width <= 16 && two.lineCount == 2 && !two.isTruncated)
  }
}
