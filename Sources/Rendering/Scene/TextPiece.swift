// SPDX-License-Identifier: MIT

import TextEngine

/// A cluster of a run: some characters and the glyphs that show them.
struct TextPiece: Sendable {
  /// The characters in logical order.
  var text: String
  /// The glyphs in visual order.
  var glyphs: [PositionedGlyph]
}

extension GlyphRun {
  /// The clusters of the run from left to right. Characters before the first glyph belong to the
  /// first cluster in logical order.
  var pieces: [TextPiece] {
    let bytes = Array(text.utf8)
    var pieces: [TextPiece] = []
    var (start, end, used) = (0, 0, 0)
    for cluster in TextClusters(self).clusters {
      end += cluster.byteCount
      guard cluster.glyphCount > 0 else { continue }
      let first = isRightToLeft ? glyphs.count - used - cluster.glyphCount : used
      pieces.append(
        TextPiece(
          text: String(decoding: bytes[start..<end], as: UTF8.self),
          glyphs: Array(glyphs[first..<first + cluster.glyphCount])))
      start = end
      used += cluster.glyphCount
    }
    return isRightToLeft ? pieces.reversed() : pieces
  }

  /// The run with these clusters alone, given from left to right.
  func keeping(_ pieces: [TextPiece]) -> GlyphRun {
    var result = self
    result.text = ""
    var offsets = Array(repeating: 0, count: pieces.count)
    for place in pieces.indices {
      let index = isRightToLeft ? pieces.count - 1 - place : place
      offsets[index] = result.text.utf8.count
      result.text += pieces[index].text
    }
    result.glyphs = zip(pieces, offsets).flatMap { piece, offset in
      piece.glyphs.map { $0.movedToCluster(offset) }
    }
    return result
  }
}

extension PositionedGlyph {
  fileprivate func movedToCluster(_ offset: Int) -> PositionedGlyph {
    var result = self
    result.cluster = offset
    return result
  }
}
