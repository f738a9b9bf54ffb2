// SPDX-License-Identifier: MIT

/// The clusters of a line as they are drawn: those of the text, but for the pieces shaped again.
struct LineShape {
  let text: ShapedText
  /// In order, and nothing twice.
  let pieces: [ReshapedPiece]

  init(_ text: ShapedText, _ pieces: [ReshapedPiece] = []) {
    self.text = text
    self.pieces = pieces
  }

  subscript(cluster: Int) -> ShapedCluster {
    for piece in pieces where piece.range.contains(cluster) {
      return piece.clusters[cluster - piece.range.lowerBound]
    }
    return text.clusters[cluster]
  }

  func glyphs(of cluster: Int) -> ArraySlice<ShapedGlyph> {
    for piece in pieces where piece.range.contains(cluster) {
      let found = piece.clusters[cluster - piece.range.lowerBound]
      return piece.glyphs[Int(found.firstGlyph)..<Int(found.endGlyph)]
    }
    let found = text.clusters[cluster]
    return text.glyphs[Int(found.firstGlyph)..<Int(found.endGlyph)]
  }

  /// Where the ink of a line's clusters ends: its cluster, and how far it reaches, in points.
  func ink(of range: Range<Int>) -> (end: Int, width: Double) {
    var x = 0.0
    var ink = (end: range.lowerBound, width: 0.0)
    for index in range {
      let cluster = self[index]
      x = cluster.kind == .tab ? LineBreaking.tabStop(after: x) : x + cluster.advance
      if !cluster.hangs { ink = (index + 1, max(ink.width, x - cluster.dropped)) }
    }
    return ink
  }

  /// How far the clusters of a range move the pen from the start of a line.
  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { x, index in
      let cluster = self[index]
      return cluster.kind == .tab ? LineBreaking.tabStop(after: x) : x + cluster.advance
    }
  }

  /// A word with the widths that it has on this line.
  func measured(_ word: ShapedSegment) -> ShapedSegment {
    guard let first = pieces.first, first.range.overlaps(word.start..<word.end) else { return word }
    var measured = word
    measured.inkWidth = 0
    measured.reach = -.infinity
    measured.spaceWidth = 0
    for index in word.start..<word.end {
      let cluster = self[index]
      measured.spaceWidth += cluster.advance
      guard !cluster.hangs else { continue }
      measured.inkWidth += measured.spaceWidth
      measured.spaceWidth = 0
      measured.dropped = cluster.dropped
      measured.reach = max(measured.reach, measured.inkWidth - measured.dropped)
      measured.inkEnd = index + 1
    }
    return measured
  }
}
