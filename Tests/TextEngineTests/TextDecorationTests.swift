// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Underlines and strikethroughs as data on lines.
@Suite struct TextDecorationTests {
  private let library: FontLibrary

  init() throws {
    library = try .closed(TestFonts.dejaVuSans, TestFonts.notoSansThai)
  }

  private func run(
    _ text: String, _ underline: TextDecoration.Pattern? = .solid, size: Double = 17,
    offset: Double = 0, tracking: Double? = nil
  ) -> TextRun {
    TextRun(
      text: text, font: library.font(size), tracking: tracking, baselineOffset: offset,
      underline: underline)
  }

  private func lines(
    _ runs: [TextRun], width: Double? = nil, style: ParagraphStyle = ParagraphStyle()
  ) -> [TextLine] {
    PreparedText(runs: runs, style: style, library: library).lines(width: width)
  }

  // DejaVu Sans: `post` has -40 and 90 of 2048 units; OpenType counts to the top of the stroke.
  @Test func `an underline stands where the font's post table says`() throws {
    let line = try #require(lines([run("Hello", size: 20.48)]).first)
    let underline = try #require(line.decorations.first)
    #expect(line.decorations.count == 1)
    #expect(underline.kind == .underline && underline.dashes.isEmpty)
    #expect(near(underline.y - line.baseline, 0.4 + 0.45))
    #expect(near(underline.thickness, 0.9))
    #expect(underline.x == 0 && near(underline.width, line.width))
  }

  // DejaVu Sans: OS/2 has 530 and 102 of 2048 units; OpenType counts to the top of the stroke.
  @Test func `a strikethrough stands where the font's OS 2 table says`() throws {
    let font = library.font(20.48)
    let run = TextRun(text: "Hello", font: font, strikethrough: .dash)
    let line = try #require(lines([run]).first)
    let stroke = try #require(line.decorations.first)
    #expect(stroke.kind == .strikethrough)
    #expect(near(line.baseline - stroke.y, 5.3 - 0.51))
    #expect(near(stroke.thickness, 1.02))
    #expect(near(stroke.dashes[0], 10.2) && near(stroke.dashes[1], 5.1))
  }

  @Test func `runs beside each other touch, and each has its own`() {
    let decorations = lines([run("AV"), run("AW ", .dot), run("x", nil), run("y")])[0].decorations
    #expect(decorations.map(\.sourceRun) == [0, 1, 3])
    #expect(decorations.map(\.pattern) == [.solid, .dot, .solid])
    #expect(near(decorations[0].x + decorations[0].width, decorations[1].x))
    let gap = library.text("x").unlimitedWidth
    #expect(near(decorations[2].x - decorations[1].x - decorations[1].width, gap))
  }

  @Test func `faces and directions inside a run do not cut the stroke`() {
    for text in ["Hi สวัสดี, hi", "Mixed שלום bidi", "a\tb"] {
      let line = lines([run(text)])[0]
      #expect(line.runs.count > 1)
      #expect(line.decorations.count == 1)
      #expect(line.decorations[0].x == 0 && near(line.decorations[0].width, line.width))
    }
  }

  @Test func `a stroke ends with the ink of a wrapped line`() {
    let wrapped = lines([run("Hello   world")], width: 60)
    #expect(wrapped.count == 2)
    for line in wrapped {
      #expect(near(line.decorations[0].width, line.width))
    }
    let tracked = lines([run("Hello", tracking: 4)])[0]
    #expect(near(tracked.decorations[0].width, tracked.width))
    #expect(near(tracked.runs[0].glyphs.reduce(0) { $0 + $1.advance }, tracked.width))
  }

  @Test func `an ellipsis is decorated as the text before it`() {
    let line = lines([run("The quick brown fox")], width: 90, style: ParagraphStyle(lineLimit: 1))[
      0]
    #expect(line.isTruncated)
    #expect(line.decorations.count == 1)
    #expect(near(line.decorations[0].width, line.width))
  }

  @Test func `an offset moves the stroke, and a scale shrinks it`() {
    let runs = [run("a"), run("b", offset: 5)]
    let strokes = lines(runs)[0].decorations
    #expect(near(strokes[0].y - strokes[1].y, 5))
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.1)
    let full = lines([run("The quick brown fox")])[0].decorations[0]
    let small = lines([run("The quick brown fox")], width: 60, style: style)[0].decorations[0]
    #expect(small.thickness < full.thickness / 2)
    #expect(small.width <= 60 + 1e-5)
  }

  @Test func `a run without a width and a run without decoration have none`() {
    #expect(lines([run("")])[0].decorations.isEmpty)
    #expect(lines([run("\n")])[0].decorations.isEmpty)
    #expect(lines([run("a", nil)])[0].decorations.isEmpty)
  }
}
