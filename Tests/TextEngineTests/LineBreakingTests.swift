// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import Testing

/// Cases that random texts have found.
@Suite struct LineBreakingTests {
  private let library: FontLibrary

  init() throws { library = try .manyScripts() }

  private func width(_ text: String) -> Double { library.text(text).unlimitedWidth }

  // UAX #14 allows a break between a space and a wider one (LB18), so the wider is a word alone.
  @Test func `spaces hang whatever their widths`() {
    let text = library.text("ab \u{2003}c")
    #expect(text.lineTexts(width: width("ab")) == ["ab \u{2003}", "c"])
  }

  @Test func `a zero-width space hangs with the spaces before it`() {
    let text = library.text("ab \u{200B}c")
    #expect(near(text.lines(width: width("ab"))[0].width, width("ab")))
  }

  @Test func `what has no width takes no line of its own`() {
    let text = library.text("W\u{200E}W\u{2060}", size: 40)
    #expect(text.lineTexts(width: 3) == ["W\u{200E}", "W\u{2060}"])
    #expect(text.measure(width: 3).lineCount == 2)
  }

  // A line whose hyphen does not fit ends earlier; in the first word there is no earlier end.
  @Test func `more room never brings more lines to a text with soft hyphens`() {
    let text = library.text("Donau\u{AD}i\u{AD}dampf\u{AD}schiff\u{AD}fahrt")
    let counts = (10...600).map { text.measure(width: Double($0) / 4).lineCount }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  // The box of a text holds its lines as they are, whatever fraction of a pixel was proposed.
  @Test func `a text is no wider than proposed, unless a cluster is`() {
    let hello = width("Hello, world")
    #expect(library.text("Hello, world").measure(width: hello).size.width == hello)
    #expect(library.text("Hello, world").measure(width: 102).size.width == 101)
    let text = library.text("Hello, world iii")
    let size = text.measure(width: hello + 0.1).size
    #expect(size == Size(width: hello + 0.1, height: 40))
    #expect(library.text("Hello, world iii").measure(width: size.width).size == size)
  }

  // The ellipsis is measured in the font in which it is drawn.
  @Test(arguments: TruncationPlace.allCases)
  func `an ellipsis between fonts of several sizes fits`(place: TruncationPlace) {
    let runs = [30.0, 9, 40].map { TextRun(text: "abcdefg ", font: library.font($0)) }
    let style = ParagraphStyle(lineLimit: 1, truncation: place)
    let text = PreparedText(runs: runs, style: style, library: library)
    for width in stride(from: 50.0, to: 300, by: 0.7) {
      let line = text.lines(width: width)[0]
      #expect(line.isTruncated && line.width <= width)
    }
  }

  // Pictures of several characters are ligatures that no tracking may untie, and a mark of
  // another script must not choose the shaper.
  @Test(arguments: ["🇯🇵", "👩‍👩‍👧‍👧", "1️⃣", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"])
  func `an emoji sequence is one glyph under tracking and beside stray marks`(emoji: String) {
    let run = TextRun(text: emoji, font: library.font(17), tracking: 3)
    let tracked = PreparedText(runs: [run], style: ParagraphStyle(), library: library)
    #expect(tracked.lines()[0].runs.flatMap(\.glyphs).count == 1)
    let stray = library.text(emoji + "😀\u{17BB}").lines()[0].runs.flatMap(\.glyphs)
    #expect(stray.first?.id == tracked.lines()[0].runs[0].glyphs[0].id)
  }

  @Test func `negative kerning of spaces takes nothing from the ink before them`() {
    let run = TextRun(text: "ab\u{200B}", font: library.font(17), kerning: -1)
    let text = PreparedText(runs: [run], style: ParagraphStyle(), library: library)
    let size = text.measure(width: 300).size
    #expect(text.lineTexts(width: size.width, height: size.height) == ["ab\u{200B}"])
    #expect(!text.measure(width: size.width, height: size.height).isTruncated)
  }

  // Spacing follows each letter in reading order, and the last one's is dropped.
  @Test(arguments: ["שלום", "שלום\n"])
  func `tracking from right to left leaves no gap at either edge`(string: String) throws {
    let run = TextRun(text: string, font: library.font(17), tracking: 5)
    let text = PreparedText(runs: [run], style: ParagraphStyle(), library: library)
    let plain = library.text("שלום")
    #expect(near(text.unlimitedWidth, plain.unlimitedWidth + 15))
    let glyphs = text.lines()[0].runs.flatMap(\.glyphs)
    let tight = plain.lines()[0].runs.flatMap(\.glyphs)
    for (index, (glyph, other)) in zip(glyphs, tight).enumerated() {
      #expect(near(glyph.x, other.x + 5 * Double(index)))
    }
  }
}
