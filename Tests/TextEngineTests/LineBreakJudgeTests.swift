// SPDX-License-Identifier: MIT

import TextEngine
import Testing

/// Break opportunities against a second implementation of UAX #14, which shares no code and no
/// tables with ICU.
@Suite(.enabled(if: UnicodeFile("LineBreak.txt").exists, "unicode-data is not installed"))
struct LineBreakJudgeTests {
  private let judge: LineBreakJudge

  init() throws {
    judge = try LineBreakJudge(
      classes: UnicodeFile("LineBreak.txt").lines(),
      widths: UnicodeFile("EastAsianWidth.txt").lines(),
      emoji: UnicodeFile("emoji/emoji-data.txt").lines())
  }

  // The file breaks numbers by example 7 of section 8.2; the judge has the rules themselves.
  @Test func `the judge agrees with the consortium's file, but for numbers`() throws {
    let lines = try UnicodeFile("auxiliary/LineBreakTest.txt").lines().map(BrokenText.init)
    let wrong = lines.filter { judge.breaks($0.text) != $0.breaks }
    #expect(lines.count >= 7654 && wrong.count <= 34)
    let numeric: Set = ["NU", "PO", "PR", "IS", "OP"]
    for sample in wrong {
      #expect(
        sample.text.unicodeScalars.contains { numeric.contains(judge.lineClass($0)) },
        "\(sample.hexadecimal)")
    }
  }

  /// Classes beside which ICU, as CLDR, has rules of its own.
  private static let tailored: Set = ["HY", "IS", "PR", "PO", "NU", "SY", "CL", "CP", "OP"]

  @Test func `random texts break where a second implementation breaks them`() {
    var random = SplitMix(seed: 14)
    var count = 0
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let text = RandomText.text(&random, most: 12)
      let expected = judge.breaks(text)
      for (index, found) in comparableBreaks(text) {
        count += 1
        if found != expected[index] { wrong.append("\(text.escaped) at \(index)") }
      }
    }
    #expect(count > 200_000)
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  /// Whether the engine may break before each scalar, where neither side is tailored.
  private func comparableBreaks(_ text: String) -> [(index: Int, mayBreak: Bool)] {
    let found = BreakOpportunity.find(in: Array(text.utf16))
    var breaks: [(Int, Bool)] = []
    var offset = 0
    var isTailoredBefore = true
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let name = judge.lineClass(scalar)
      let isMark = name == "CM" || name == "ZWJ"
      let isTailored = isMark ? isTailoredBefore : isTailored(scalar, name)
      if !isTailored, !isTailoredBefore { breaks.append((index, found[offset] != 0)) }
      isTailoredBefore = isTailored
      offset += UTF16.width(scalar)
    }
    return breaks
  }

  private func isTailored(_ scalar: Unicode.Scalar, _ name: String) -> Bool {
    Self.tailored.contains(name) || judge.needsDictionary(scalar)
  }
}
