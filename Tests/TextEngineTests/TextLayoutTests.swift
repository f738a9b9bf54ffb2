// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing
import TextEngine

/// Text without views: lines, carets, hits and selections.
@Suite struct TextLayoutTests {
  private let library: FontLibrary

  init() throws {
    library = try .closed(TestFonts.dejaVuSans, TestFonts.notoSansHebrew, TestFonts.notoSansThai)
  }

  private func layout(
    _ string: String, width: Double? = nil, style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    TextLayout(string, font: FontRequest(size: 20), width: width, style: style, library: library)
  }

  private func width(_ string: String) -> Double {
    library.text(string, size: 20).unlimitedWidth
  }

  private func index(_ offset: Int, in layout: TextLayout) -> String.Index {
    layout.string.index(layout.string.startIndex, offsetBy: offset)
  }

  private func x(_ offset: Int, _ affinity: TextAffinity = .downstream, in layout: TextLayout)
    -> Double
  {
    layout.caretRect(for: TextPosition(index(offset, in: layout), affinity: affinity)).minX
  }

  @Test func `a layout has the size, lines and ranges of its text`() {
    let layout = layout("The quick brown fox", width: 100)
    #expect(layout.size == layout.text.measure(width: 100).size)
    #expect(layout.lines == layout.text.lines(width: 100))
    let lines = layout.lines.indices.map { layout.string[layout.range(ofLine: $0)] }
    #expect(lines == ["The quick ", "brown fox"])
    #expect(layout.range(ofLine: 7).isEmpty)
    let metrics = library.font(20).metrics
    #expect(near(layout.lines[0].ascent, metrics.ascent, within: 0.5))
    #expect(near(layout.lines[0].ascent + layout.lines[0].descent, layout.lines[0].height))
  }

  @Test func `carets of a line from left to right stand between its letters`() {
    let layout = layout("Hello")
    let rect = layout.caretRect(for: TextPosition(index(2, in: layout)))
    #expect(near(rect.minX, width("He")))
    #expect(rect.minY == 0 && near(rect.size.height, layout.lines[0].height))
    #expect(rect.size.width == 0)
    #expect(x(0, in: layout) == 0)
    #expect(near(x(5, in: layout), width("Hello")))
  }

  @Test func `a caret goes by grapheme clusters`() {
    let layout = layout("e\u{301}👩‍👩‍👧‍👧\r\nx")
    #expect(layout.caretStops.count == 5)
    let inside = layout.string.unicodeScalars.index(after: layout.string.startIndex)
    #expect(layout.caretRect(for: TextPosition(inside)).minX == 0)
  }

  // DejaVu Sans draws "ffi" as one glyph; without carets in the font its parts are equal.
  @Test func `carets inside a ligature divide it`() {
    let layout = layout("office")
    #expect(layout.lines[0].runs[0].glyphs.count == 4)
    let start = width("o")
    let end = layout.size.width - width("ce")
    let places = (1...4).map { x($0, in: layout) }
    #expect(near(places[0], start, within: 0.2))
    #expect(near(places[3], end, within: 1.2))
    #expect(near(places[1] - places[0], places[2] - places[1], within: 1))
    #expect(places == places.sorted() && Set(places).count == 4)
  }

  @Test func `a wrapped line's end and the next line's start are one index`() {
    let layout = layout("The quick brown fox", width: 100)
    #expect(layout.line(at: TextPosition(index(10, in: layout), affinity: .upstream)) == 0)
    #expect(layout.line(at: TextPosition(index(10, in: layout), affinity: .downstream)) == 1)
    #expect(x(10, in: layout) == 0)
    #expect(x(10, .upstream, in: layout) > width("The quick"))
    #expect(layout.carets(at: index(10, in: layout)).map(\.line) == [1])
  }

  @Test func `behind a line feed there is only the next line`() {
    let layout = layout("ab\ncd\n")
    for affinity in TextAffinity.allCases {
      let rect = layout.caretRect(for: TextPosition(index(3, in: layout), affinity: affinity))
      #expect(rect.minX == 0 && near(rect.minY, layout.lines[1].y))
    }
    #expect(near(x(2, in: layout), width("ab")))
    let last = layout.caretRect(for: TextPosition(layout.string.endIndex, affinity: .upstream))
    #expect(near(last.minY, layout.lines[2].y) && last.minX == 0)
  }

  // UAX #9: in "ab אבג cd" the Hebrew runs from right to left between the Latin words.
  @Test func `where the direction changes there are two carets`() {
    let layout = layout("ab אבג cd")
    let left = width("ab ")
    let right = left + width("אבג")
    let carets = layout.carets(at: index(3, in: layout))
    #expect(carets.count == 2)
    #expect(near(carets[0].rect.minX, left) && !carets[0].isRightToLeft)
    #expect(near(carets[1].rect.minX, right) && carets[1].isRightToLeft)
    let behind = layout.carets(at: index(6, in: layout))
    #expect(near(behind[0].rect.minX, right) && near(behind[1].rect.minX, left))
    #expect(layout.carets(at: index(4, in: layout)).count == 1)
  }

  @Test func `a selection over a change of direction has a piece for each stretch`() {
    let layout = layout("ab אבג cd")
    let range = index(0, in: layout)..<index(4, in: layout)
    let rects = layout.selectionRects(for: range)
    #expect(rects.count == 2)
    #expect(rects[0].rect.minX == 0 && near(rects[0].rect.maxX, width("ab ")))
    #expect(near(rects[1].rect.maxX, width("ab ") + width("אבג")))
    #expect(near(rects[1].rect.size.width, width("א"), within: 1e-4))
  }

  @Test func `a selection over lines has a piece on each`() {
    let layout = layout("The quick brown fox", width: 100)
    let rects = layout.selectionRects(for: index(4, in: layout)..<index(15, in: layout))
    #expect(rects.map(\.line) == [0, 1])
    #expect(near(rects[0].rect.minX, width("The ")))
    #expect(near(rects[0].rect.maxX, width("The quick ")))
    #expect(near(rects[1].rect.size.width, width("brown")))
    #expect(layout.selectionRects(for: layout.string.startIndex..<layout.string.startIndex).isEmpty)
  }

  @Test(
    arguments: [
      ("Hello, office world", nil, false), ("The quick brown fox jumps", 90.0, false),
      ("ab אבג cd אבגד 123", nil, false), ("שלום world עולם", 80, true), ("a\tb\n\nc", nil, false),
      ("สวัสดี office", 60, false), ("لا مرحبا بالعالم", 70, true),
    ] as [(String, Double?, Bool)])
  func `a point on a caret gives its position back`(string: String, width: Double?, rtl: Bool) {
    let layout = layout(string, width: width, style: ParagraphStyle(isRightToLeft: rtl))
    for stop in layout.caretStops {
      for affinity in TextAffinity.allCases {
        let rect = layout.caretRect(for: TextPosition(stop, affinity: affinity))
        let found = layout.closestPosition(to: Point(x: rect.minX, y: rect.minY + 1))
        let again = layout.caretRect(for: found)
        #expect(near(again.minX, rect.minX) && again.minY == rect.minY, "\(stop) \(affinity)")
      }
    }
  }

  @Test func `a point gives the nearer side of its character`() {
    let layout = layout("Hello")
    let middle = (width("H") + width("He")) / 2
    #expect(layout.closestPosition(to: Point(x: middle - 1, y: 5)).index == index(1, in: layout))
    #expect(layout.closestPosition(to: Point(x: middle + 1, y: 5)).index == index(2, in: layout))
    #expect(layout.closestPosition(to: Point(x: -9, y: -9)).index == layout.string.startIndex)
    #expect(layout.closestPosition(to: Point(x: 900, y: 900)).index == layout.string.endIndex)
    #expect(layout.characterIndex(at: Point(x: middle, y: 5)) == index(1, in: layout))
    #expect(layout.characterIndex(at: Point(x: 900, y: 5)) == nil)
    #expect(layout.characterIndex(at: Point(x: 1, y: 900)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `odd points and odd ranges are answered`(value: Double) {
    let layout = layout("ab אבג cd", width: 60)
    _ = layout.closestPosition(to: Point(x: value, y: value))
    #expect(layout.characterIndex(at: Point(x: value, y: value)) == nil)
    let foreign = "a much longer string than that".endIndex
    #expect(layout.caretRect(for: TextPosition(foreign)).minX.isFinite)
    let none = TextLayout([], library: library)
    #expect(none.lines.isEmpty && none.size == Size(width: 0, height: 0))
    #expect(none.closestPosition(to: Point(x: value, y: value)).index == none.string.startIndex)
    #expect(none.carets(at: none.string.startIndex).isEmpty)
    #expect(none.line(at: TextPosition(none.string.startIndex)) == nil)
  }

  @Test func `what an ellipsis hides stands before it`() {
    let layout = layout("The quick brown fox", width: 100, style: ParagraphStyle(lineLimit: 1))
    let last = x(15, in: layout)
    #expect(layout.lines[0].isTruncated)
    #expect(last < 100 && last > 50)
    #expect(layout.selectionRects(for: index(15, in: layout)..<layout.string.endIndex).isEmpty)
  }

  @Test func `an empty text has one caret`() {
    let layout = layout("")
    #expect(layout.caretStops.count == 1)
    let rect = layout.caretRect(for: TextPosition(layout.string.startIndex))
    #expect(rect.minX == 0 && rect.size.height > 20)
    #expect(layout.closestPosition(to: Point(x: 5, y: 5)).index == layout.string.startIndex)
  }

  @Test func `clusters fill their lines from left to right without gaps`() {
    for string in ["ab אבג cd", "office 123 שלום", "a\tb c", "مرحبا office"] {
      let layout = layout(string)
      let whole = layout.selectionRects(for: layout.string.startIndex..<layout.string.endIndex)
      #expect(whole.count == 1)
      #expect(near(whole[0].rect.size.width, layout.lines[0].width), "\(string)")
    }
  }

  @Test func `faces say who draws what, and what nobody draws`() {
    let layout = layout("Hi สวัสดี\u{10FFFD}!")
    let faces = layout.text.faces
    #expect(faces.map(\.face.familyName) == ["DejaVu Sans", "Noto Sans Thai", "DejaVu Sans"])
    #expect(faces.map(\.isFallback) == [false, true, false])
    #expect(layout.string[faces[1].range] == "สวัสดี")
    #expect(layout.text.missingGlyphs.map { layout.string[$0] } == ["\u{10FFFD}"])
    #expect(library.text("all here").missingGlyphs.isEmpty)
  }
}
