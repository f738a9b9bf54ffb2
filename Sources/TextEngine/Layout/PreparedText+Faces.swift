// SPDX-License-Identifier: MIT

extension PreparedText {
  /// Which face draws which characters, in order. Characters without a glyph (line ends, tabs)
  /// count for the face of their run.
  public var faces: [TextFaceRange] {
    var faces: [TextFaceRange] = []
    for (index, cluster) in shaped.clusters.enumerated() {
      let item = shaped.items[Int(cluster.item)]
      let range = range(of: index)
      if let last = faces.last, last.face == item.face, last.sourceRun == item.sourceRun {
        faces[faces.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        faces.append(
          TextFaceRange(
            range: range, face: item.face, sourceRun: item.sourceRun,
            isFallback: item.face != shaped.runs[item.sourceRun].font.face))
      }
    }
    return faces
  }

  /// The grapheme clusters that no face of the library draws: they show as the box of a missing
  /// glyph.
  public var missingGlyphs: [Range<String.Index>] {
    shaped.clusters.indices.compactMap { index in
      let cluster = shaped.clusters[index]
      let glyphs = shaped.glyphs[Int(cluster.firstGlyph)..<Int(cluster.endGlyph)]
      return glyphs.contains { $0.id == 0 } ? range(of: index) : nil
    }
  }

  private func range(of cluster: Int) -> Range<String.Index> {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: shaped.utf8(cluster))
    return start..<bytes.index(bytes.startIndex, offsetBy: shaped.utf8(cluster + 1))
  }
}
