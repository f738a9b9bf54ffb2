// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing
import TextEngine

@Suite struct PreparedTextTests {
  private let library: FontLibrary
  private static let fox = "The quick brown fox jumps over the lazy dog."

  init() throws {
    library = try .closed(TestFonts.dejaVuSans)
  }

  // Measured with HarfBuzz in DejaVu Sans at 17 points; without kerning the first is 89.5156.
  @Test(arguments: [
    ("AVAWA To", 82.5928), ("Hello, world", 100.7051), ("Include drafts", 116.6924),
    ("مرحبا", 39.3042),
  ])
  func `kerning and joining are part of the width`(string: String, width: Double) {
    #expect(near(library.text(string).unlimitedWidth, width, within: 5e-5))
  }

  @Test func `an Arabic word is five joined glyphs, alone and inside Latin`() throws {
    let alone = try #require(library.text("مرحبا").lines().first?.runs.first)
    #expect(alone.isRightToLeft)
    #expect(alone.glyphs.count == 5)
    let mixed = library.text("Mixed مرحبا bidi").lines().flatMap(\.runs)
    #expect(mixed.map(\.isRightToLeft) == [false, true, false])
    #expect(mixed[1].glyphs.map(\.id) == alone.glyphs.map(\.id))
  }

  // SwiftUI's article on custom fonts: the sentence at 18 points in 370, at 35 in 351.
  @Test func `the fox wraps as its words fit`() {
    let body = library.text(Self.fox, size: 18)
    #expect(
      body.lineTexts(width: 370) == ["The quick brown fox jumps over the lazy ", "dog."])
    let size = body.measure(width: 370).unroundedSize
    #expect(near(size.width, 365.265, within: 5e-4))
    #expect(near(size.height, 41.906, within: 5e-4))

    let large = library.text(
      Self.fox, size: 35, style: ParagraphStyle(lineHeight: .iOS, pixelLength: 0.5))
    #expect(
      large.lineTexts(width: 351) == ["The quick brown ", "fox jumps over the ", "lazy dog."])
    #expect(near(large.measure(width: 351).unroundedSize.width, 328.689, within: 5e-4))
    #expect(near(large.measure(width: 351).unroundedSize.height, 122.227, within: 5e-4))
    #expect(large.measure(width: 351).size == Size(width: 329, height: 122.5))
  }

  // Rules 14.1: zero by zero is nothing; a width of zero shows that text can yield.
  @Test func `no room at all is answered by nothing`() {
    let text = library.text("Include drafts")
    #expect(text.measure(width: 0, height: 0).size == Size(width: 0, height: 0))
    #expect(text.lines(width: 0, height: 0).isEmpty)
    #expect(text.measure(width: 0).size.width == 0)
    #expect(text.measure(width: 0).lineCount == 13)
  }

  @Test(arguments: [nil, Double.infinity, .nan]) func `no limit is no limit`(width: Double?) {
    let text = library.text(Self.fox)
    #expect(text.measure(width: width) == text.measure())
    #expect(text.measure(width: width).lineCount == 1)
  }

  @Test func `a negative width is a width of zero`() {
    let text = library.text(Self.fox)
    #expect(text.measure(width: -5) == text.measure(width: 0))
  }

  @Test(arguments: ["Include drafts", fox, "a  b   c\n\nddddddd e  ", "天地玄黃 English 春夏秋冬", "ii"])
  func `a wider proposal never narrows or heightens the text`(string: String) {
    for limit in [nil, 1, 2] {
      let text = library.text(string, style: ParagraphStyle(lineLimit: limit))
      var last = text.measure(width: 0)
      for step in 1...800 {
        let next = text.measure(width: Double(step) / 2)
        #expect(next.unroundedSize.width >= last.unroundedSize.width - 1e-9, "\(step) \(string)")
        if limit == nil { #expect(next.size.height <= last.size.height) }
        last = next
      }
      #expect(text.measure().unroundedSize.width >= last.unroundedSize.width)
    }
  }

  @Test func `the reported width gives the same lines`() {
    for scale in [1.0, 2, 3] {
      for width in stride(from: 20.0, through: 400, by: 7.3) {
        let style = ParagraphStyle(pixelLength: 1 / scale)
        let first = library.text(Self.fox, style: style)
        let size = first.measure(width: width).size
        let fresh = library.text(Self.fox, style: style)
        #expect(
          fresh.lineTexts(width: size.width, height: size.height)
            == first.lineTexts(width: width))
        #expect(fresh.measure(width: size.width, height: size.height).size == size)
      }
    }
  }

  @Test func `a warm answer is a cold answer`() {
    let warm = library.text(Self.fox)
    for width in [300.0, 120, 300, 250, 255, 299, 40, 300, 365, 500, 20, 120] {
      #expect(warm.measure(width: width) == library.text(Self.fox).measure(width: width))
    }
  }

  @Test func `an empty string is one line high and has no width`() {
    let empty = library.text("").measure()
    #expect(empty.size == Size(width: 0, height: 20))
    #expect(empty.lineCount == 1)
    #expect(empty.firstBaseline == 16)
    let none = PreparedText(runs: [], style: ParagraphStyle(), library: library)
    #expect(none.measure().size == Size(width: 0, height: 0))
    #expect(none.lines().isEmpty)
  }

  @Test(arguments: [("a\nb", 2), ("a\r\nb", 2), ("a\n", 2), ("\n", 2), ("a\u{2028}b\u{85}c", 3)])
  func `line ends make lines`(string: String, count: Int) {
    #expect(library.text(string).measure().lineCount == count)
  }

  @Test func `spaces at a wrapped line's end hang, and stay on a line that ends its paragraph`() {
    let hello = library.text("Hello").unlimitedWidth
    let text = library.text("Hello   world")
    #expect(near(text.lines(width: 60)[0].width, hello))
    #expect(text.lineTexts(width: 60) == ["Hello   ", "world"])
    let space = library.text(" ").unlimitedWidth
    let trailing = library.text("Hello ")
    #expect(near(trailing.unlimitedWidth, hello + space))
    #expect(near(trailing.measure(width: hello + 1).unroundedSize.width, hello))
    #expect(trailing.measure(width: hello + 1).lineCount == 1)
  }

  @Test func `a long word breaks between clusters`() {
    let text = library.text("Donaudampfschiff", style: ParagraphStyle())
    let lines = text.lineTexts(width: 50)
    #expect(lines.joined() == "Donaudampfschiff")
    #expect(lines.count > 2)
    #expect(text.lines(width: 50).allSatisfy { $0.width <= 50 })
  }

  @Test func `Japanese punctuation never begins a line`() {
    for width in stride(from: 60.0, through: 200, by: 5) {
      for line in library.text("東京は、夜。「雨」が降る。", size: 20).lineTexts(width: width) {
        #expect(!"、。」".contains(line.first ?? " "), "\(width)")
        #expect(line.last != "「", "\(width)")
      }
    }
  }

  @Test func `line spacing stands between lines only`() {
    let plain = library.text("a\nb\nc").measure().unroundedSize.height
    let style = ParagraphStyle(lineSpacing: 5)
    #expect(near(library.text("a\nb\nc", style: style).measure().unroundedSize.height, plain + 10))
    #expect(library.text("a", style: style).measure() == library.text("a").measure())
  }

  @Test func `reserved lines are a floor for the height`() {
    let style = ParagraphStyle(lineHeight: .macOS, reservedLines: 3)
    #expect(library.text("a", style: style).measure().size.height == 60)
    #expect(library.text("a\nb\nc\nd", style: style).measure().size.height == 80)
  }

  @Test(arguments: TextLineAlignment.allCases)
  func `alignment moves lines inside the box and never widens it`(alignment: TextLineAlignment) {
    let style = ParagraphStyle(alignment: alignment)
    let text = library.text("Hello, world\nHi", style: style)
    #expect(near(text.measure(width: 8000).unroundedSize.width, 100.7051, within: 5e-5))
    let lines = text.lines(width: 8000)
    let slack = 101 - lines[1].width
    let expected = [TextLineAlignment.leading: 0, .center: slack / 2, .trailing: slack]
    #expect(near(lines[1].x, expected[alignment] ?? -1))
  }

  @Test func `leading is right in a layout from right to left`() {
    let style = ParagraphStyle(isRightToLeft: true)
    let lines = library.text("Hello, world\nHi", style: style).lines()
    #expect(near(lines[1].x + lines[1].width, 101))
  }

  @Test func `kerning counts after the last cluster, tracking does not`() {
    let font = library.font(17)
    func width(_ run: TextRun) -> Double {
      PreparedText(runs: [run], style: ParagraphStyle(), library: library).unlimitedWidth
    }
    let plain = width(TextRun(text: "abc", font: font))
    #expect(near(width(TextRun(text: "abc", font: font, kerning: 2)), plain + 6))
    #expect(near(width(TextRun(text: "abc", font: font, tracking: 2)), plain + 4))
    #expect(near(width(TextRun(text: "abc", font: font, kerning: 9, tracking: 2)), plain + 4))
    #expect(near(width(TextRun(text: "abc", font: font, kerning: .nan)), plain))
  }

  @Test func `a baseline offset moves glyphs up and grows the line`() {
    let run = TextRun(text: "a", font: library.font(17), baselineOffset: 6)
    let normal = TextRun(text: "a", font: library.font(17))
    let text = PreparedText(
      runs: [normal, run], style: ParagraphStyle(lineHeight: .macOS), library: library)
    #expect(text.measure().size.height == 26)
    #expect(text.measure().firstBaseline == 22)
    let glyphs = text.lines()[0].runs.flatMap(\.glyphs)
    #expect(near(glyphs[0].y - glyphs[1].y, 6))
  }

  @Test func `a run boundary is no place to break`() {
    let font = library.font(17)
    let runs = ["Hel", "lo wor", "ld"].map { TextRun(text: $0, font: font) }
    let text = PreparedText(runs: runs, style: ParagraphStyle(), library: library)
    #expect(text.lineTexts(width: 60) == ["Hello ", "world"])
    #expect(text.lines()[0].runs.map(\.sourceRun) == [0, 1, 2])
  }

  @Test func `tabs move to stops`() {
    let lines = library.text("a\tb").lines()
    #expect(near(lines[0].runs[1].glyphs[0].x, 28))
    #expect(near(lines[0].width, 28 + library.text("b").unlimitedWidth))
  }

  // UAX #14 allows a break after U+00AD; the hyphen shows only there.
  @Test func `a soft hyphen shows where a line ends with it`() throws {
    let text = library.text("Donau\u{AD}dampf\u{AD}schiff")
    #expect(near(text.unlimitedWidth, library.text("Donaudampfschiff").unlimitedWidth))
    let lines = text.lines(width: 117)
    #expect(
      lines.map { $0.runs.map(\.text).joined() } == [
        "Donau\u{AD}dampf\u{AD}\u{2010}", "schiff",
      ])
    #expect(near(lines[0].width, library.text("Donaudampf\u{2010}").unlimitedWidth))
    // Room for "Donaudampf" but not for its hyphen: the line ends a syllable earlier.
    let tight = library.text("Donaudampf").unlimitedWidth + 1
    #expect(text.lines(width: tight)[0].runs.last?.text == "\u{2010}")
    #expect(text.lineTexts(width: tight)[0] == "Donau\u{AD}")
  }

  // Rule 14.3: what does not fit anyway is rounded up to the pixel like any other width.
  @Test(arguments: [1e-300, 3, 9.5]) func `a letter wider than the proposal has whole pixels`(
    width: Double
  ) {
    let size = library.text("WW").measure(width: width).size
    #expect(size.width > width && size.width == size.width.rounded(), "\(size)")
  }
}
