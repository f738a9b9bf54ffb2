// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Clusters set closer before a text is truncated.
@Suite struct TighteningTests {
  private let library: FontLibrary
  private let string = "The quick brown fox"

  init() throws {
    library = try .closed(TestFonts.dejaVuSans)
  }

  private func text(
    _ string: String? = nil, limit: Int? = 1, tightens: Bool = true, scale: Double = 1
  ) -> PreparedText {
    let style = ParagraphStyle(
      lineLimit: limit, minimumScaleFactor: scale, allowsTightening: tightens)
    return library.text(string ?? self.string, style: style)
  }

  // AppKit's tighteningFactorForTruncation is 0.05.
  @Test func `a line may lose a twentieth of its width`() throws {
    let natural = text().unlimitedWidth
    let width = natural * 0.96
    let answer = text().measure(width: width)
    #expect(!answer.isTruncated && answer.scale == 1)
    #expect(near(answer.unroundedSize.width, width))
    #expect(text(tightens: false).measure(width: width).isTruncated)
    #expect(text().measure(width: natural * 0.94).isTruncated)
    #expect(text().measure(width: natural + 1).unroundedSize.width == natural)
  }

  @Test func `all clusters but the last come closer by the same length`() throws {
    let width = text().unlimitedWidth - 3.6
    let tight = try #require(text().lines(width: width).first)
    let loose = try #require(text().lines().first)
    let pairs = zip(tight.runs.flatMap(\.glyphs), loose.runs.flatMap(\.glyphs))
    let saved = pairs.map { $1.advance - $0.advance }
    #expect(saved.count == 19)
    #expect(saved.dropLast().allSatisfy { near($0, 0.2) } && near(saved[18], 0))
    #expect(near(tight.width, width))
    #expect(tight.runs.map(\.text).joined() == string)
  }

  @Test func `tightening comes before shrinking`() {
    let natural = text().unlimitedWidth
    #expect(text(scale: 0.5).measure(width: natural * 0.97).scale == 1)
    let both = text(scale: 0.5).measure(width: natural * 0.8)
    #expect(!both.isTruncated && both.scale < 0.85 && both.scale > 0.8)
  }

  @Test func `only the last line is tightened, and only for the end of the text`() {
    let two = text("The quick brown fox jumps", limit: 2)
    let width = text("brown fox jumps", limit: nil).unlimitedWidth * 0.97
    #expect(two.lineTexts(width: width) == ["The quick ", "brown fox jumps"])
    #expect(!two.measure(width: width).isTruncated)
    #expect(text("one\ntwo").measure(width: 300).isTruncated)
    #expect(text("one \n\n").measure(width: 300).isTruncated == false)
  }

  @Test(arguments: ["", "a", "\t\t", "مرحبا بالعالم", "officeffi"])
  func `odd texts and widths are answered`(string: String) {
    for width in [nil, 0, 1, 20, .infinity] as [Double?] {
      let text = text(string)
      let answer = text.measure(width: width)
      #expect(answer.size.width.isFinite && answer.size.width >= 0)
      #expect(text.lines(width: width).count == answer.lineCount)
    }
  }
}
