// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Short cuts for plain text must say what the long way says.
@Suite struct ShortCutsTests {
  /// Letters with and without rules of their own, digits, spaces, and signs of many classes.
  private static let characters: [UInt32] = [
    0x61, 0x5D0, 0x31, 0x20, 0x2C, 0x431, 0x2D, 0x22, 0x28, 0x2F, 0x21, 0x4E2D, 0xA0, 0x627,
  ]

  private func expectSameBreaks(_ scalars: [UInt32]) {
    guard let simple = BreakOpportunity.findSimple(in: scalars) else { return }
    let units = scalars.map { UInt16(truncatingIfNeeded: $0) }
    let whole = BreakOpportunity.find(in: units)
    #expect(simple.map { $0 != 0 } == whole.map { $0 != 0 }, "\(scalars)")
  }

  // Source: UAX #14, by way of ICU.
  @Test func `lines break in plain text where they break by all rules`() {
    var texts: [[UInt32]] = [[]]
    for _ in 0..<4 {
      texts = texts.flatMap { text in Self.characters.map { text + [$0] } }
      for text in texts { expectSameBreaks(text) }
    }
  }

  @Test func `lines break in longer plain text where they break by all rules`() {
    var texts: [[UInt32]] = [[]]
    for _ in 0..<7 {
      texts = texts.flatMap { text in Self.characters.prefix(5).map { text + [$0] } }
    }
    for text in texts { expectSameBreaks(text) }
  }

  @Test func `words and numbers are plain, hyphens and brackets are not`() {
    #expect(BreakOpportunity.findSimple(in: "Two words, 2.5".unicodeScalars.map(\.value)) != nil)
    #expect(BreakOpportunity.findSimple(in: "well-known".unicodeScalars.map(\.value)) == nil)
    #expect(BreakOpportunity.findSimple(in: "a (b)".unicodeScalars.map(\.value)) == nil)
    #expect(BreakOpportunity.findSimple(in: "a\nb".unicodeScalars.map(\.value)) == nil)
  }

  // Source: UAX #29, by way of the standard library.
  @Test func `a scalar that stands alone is a character beside all others that do`() {
    let alone = (0..<0xD800 as Range<UInt32>).compactMap { value in
      UnicodeClass.standsAlone(value) ? Unicode.Scalar(value) : nil
    }
    #expect(alone.count > 20_000)
    let neighbours = alone.filter { $0.value < 0x700 } + [alone[alone.count - 1]]
    for scalar in alone {
      let next = neighbours[Int(scalar.value) % neighbours.count]
      var text = String.UnicodeScalarView([scalar, next])
      text.append(scalar)
      #expect(String(text).count == 3, "\(scalar.value) \(next.value)")
      #expect(UTF16.width(scalar) == 1)
    }
  }

  @Test func `equivalent texts of other bytes keep positions of their own`() throws {
    let library = try FontLibrary(files: [TestFonts.dejaVuSans.path()])
    let font = library.resolve(FontRequest(size: 16))
    for text in ["\u{E9}t\u{E9}", "e\u{301}te\u{301}"] {
      let prepared = PreparedText(
        runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library)
      #expect(prepared.lines().map(\.range) == [0..<text.utf8.count])
    }
  }
}
