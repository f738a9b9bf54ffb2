// SPDX-License-Identifier: MIT

import Rendering
import TextEngine
import Testing

@Suite(.enabled(if: TestFont.areInstalled, "DejaVu Sans and Inter are not installed"))
struct TextClustersTests {
  // Source: Cairo's manual, cairo_show_text_glyphs: clusters are in the order of the text.

  private func clusters(_ offsets: [Int], of text: String, rightToLeft: Bool = false) throws
    -> [TextClusters.Cluster]
  {
    let glyphs = offsets.map { PositionedGlyph(id: 1, x: 0, y: 0, advance: 1, cluster: $0) }
    return TextClusters(
      GlyphRun(
        face: try TestFont.dejaVu.face(), size: 10, glyphs: glyphs, text: text,
        isRightToLeft: rightToLeft, sourceRun: 0)
    ).clusters
  }

  @Test func `a ligature takes the bytes up to the next cluster`() throws {
    #expect(
      try clusters([0, 1, 4], of: "ofice") == [
        .init(byteCount: 1, glyphCount: 1), .init(byteCount: 3, glyphCount: 1),
        .init(byteCount: 1, glyphCount: 1),
      ])
  }

  @Test func `glyphs of one offset share a cluster`() throws {
    #expect(
      try clusters([0, 0, 2], of: "\u{E9}x") == [
        .init(byteCount: 2, glyphCount: 2), .init(byteCount: 1, glyphCount: 1),
      ])
  }

  @Test func `a run from right to left is read from its right end`() throws {
    #expect(
      try clusters([4, 2, 2, 0], of: "אבג", rightToLeft: true) == [
        .init(byteCount: 2, glyphCount: 1), .init(byteCount: 2, glyphCount: 2),
        .init(byteCount: 2, glyphCount: 1),
      ])
  }

  @Test func `characters before the first glyph get a cluster without glyphs`() throws {
    #expect(
      try clusters([2], of: "abc") == [
        .init(byteCount: 2, glyphCount: 0), .init(byteCount: 1, glyphCount: 1),
      ])
  }

  @Test(arguments: [[2, 0], [0, 9], [-1, 0], [0, 1]])
  func `offsets that cannot be right make one cluster`(offsets: [Int]) throws {
    #expect(try clusters(offsets, of: "\u{E9}x") == [.init(byteCount: 3, glyphCount: 2)])
  }
}
