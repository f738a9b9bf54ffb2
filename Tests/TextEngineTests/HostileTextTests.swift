// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TextEngine

/// Texts that make naive engines quadratic, and use by many threads.
@Suite(.serialized) struct HostileTextTests {
  private func library() throws -> FontLibrary {
    try .closed(TestFonts.dejaVuSans, TestFonts.notoSans, TestFonts.notoSansHebrew)
  }

  /// The processor's time, which other programs on the machine do not lengthen.
  // HarfBuzz before 7.0 needs 33 s for this in one buffer (CVE-2023-25193).
  @Test(.timeLimit(.minutes(1)), arguments: [TestFonts.dejaVuSans, TestFonts.notoSans])
  func `a hundred thousand marks on one letter are quick`(file: FontFile) throws {
    let library = try FontLibrary.closed(file)
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(library.text(text).measure(width: 100).lineCount == 1)
  }

  // Quadratic time would be minutes here; `WorstTextsTests` measures.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "\u{200D}", count: 200_000),
      String(repeating: "a", count: 200_000),
      String(repeating: "ffi", count: 60_000),
      String(repeating: "ب", count: 100_000),
      String(repeating: "i\u{AD}", count: 50_000),
      "א" + String(repeating: "()", count: 100_000),
      "a א" + String(repeating: "(", count: 100_000),
      String(repeating: "\n", count: 200_000),
      String(repeating: "\u{202B}a", count: 50_000),
      String(repeating: "👩‍👩‍👧‍👧", count: 10_000),
      String(repeating: "กขค", count: 50_000),
    ])
  func `long monotonous texts stay linear`(text: String) throws {
    let library = try library()
    let prepared = library.text(text)
    #expect(prepared.measure(width: 300).lineCount >= 1)
    #expect(prepared.measure(width: 20, height: 50).lineCount >= 1)
    #expect(!prepared.lines(width: 300, height: 100).isEmpty)
  }

  @Test(arguments: [
    "\0", "\u{1}\u{2}", "\u{FEFF}", "\u{202E}", "\u{301}", "\u{200B}", "\t\t", "\r", "\u{AD}",
    "\u{FFFE}", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "a\u{301}\u{302}", "\u{2067}\u{2066}", " \n \t \n",
  ])
  func `odd characters are measured and placed`(text: String) throws {
    let prepared = try library().text(text)
    for width in [nil, 0, 1, 10, 1000] as [Double?] {
      let answer = prepared.measure(width: width)
      #expect(answer.size.width.isFinite && answer.size.width >= 0)
      #expect(answer.lineCount >= 1)
      #expect(prepared.lineTexts(width: width).joined() == text)
    }
  }

  @Test func `sixteen threads get the answers of one`() throws {
    let library = try library()
    let texts = (0..<40).map { "Label \($0) office AVAWA שלום مرحبا \u{10FFFD} e\u{301}" }
    @Sendable func answers(_ library: FontLibrary) -> [[TextLine]] {
      texts.map { library.text($0, size: 17).lines(width: 90) }
    }
    let expected = answers(library).map { $0.map(\.width) }
    let shared = try self.library()
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let found = answers(shared).map { $0.map(\.width) }
      #expect(found == expected)
      for scalar in "AaBbWwéß".unicodeScalars {
        guard let glyph = shared.systemFace.glyph(for: scalar) else { continue }
        #expect(!shared.systemFace.outline(glyph: glyph).elements.isEmpty)
      }
    }
  }

  // Lines hold the whole text, in order; each fits; none could take one word more.
  @Test func `random texts keep the laws of wrapping`() throws {
    let library = try library()
    var random = SplitMix(seed: 20_250_101)
    let pieces = [
      "a", "bc", "office ", " ", "  ", "\n", "שלום", "مرحبا ", "e\u{301}", "天地", "-", "(", ")",
      "123", "\t", "AV", ".", "\u{200D}", "👍", "\u{A0}",
    ]
    for round in 0..<300 {
      let text = (0..<random.below(20)).map { _ in random.pick(pieces) }.joined()
      let prepared = library.text(text)
      let width = Double(random.below(300))
      #expect(prepared.lineTexts(width: width).joined() == text, "round \(round)")
      let answer = prepared.measure(width: width)
      for line in prepared.lines(width: width) where line.width > width + 1e-5 {
        let shown = line.runs.map(\.text).joined()
        #expect(shown.drop { $0 == "\t" || $0 == " " }.count <= 3, "round \(round): \(shown)")
      }
      let again = library.text(text).measure(width: max(answer.size.width, 1e-3))
      // The glyphs fill exactly the width that was measured, from the left edge on.
      for line in prepared.lines(width: width, height: 60) where !text.contains("\t") {
        let glyphs = line.runs.flatMap(\.glyphs)
        #expect(near(glyphs.reduce(0) { $0 + $1.advance }, line.width), "round \(round)")
      }
      // Kept answers are those of a fresh text (rule 14.5).
      for _ in 0..<8 {
        let width = Double(random.below(400)) * 0.7
        let height = random.below(3) == 0 ? Double(random.below(120)) : nil
        #expect(
          prepared.measure(width: width, height: height)
            == library.text(text).measure(width: width, height: height), "round \(round)")
      }
      if width >= 40 { #expect(again.lineCount == answer.lineCount, "round \(round)") }
    }
  }
}
