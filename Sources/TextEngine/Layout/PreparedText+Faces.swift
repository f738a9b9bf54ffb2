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
    guard hasMissingGlyphs else { return [] }
    return shaped.clusters.indices.compactMap { isMissing($0) ? range(of: $0) : nil }
  }

  /// Whether `missingGlyphs` has any; costs nothing.
  public var hasMissingGlyphs: Bool { shaped.hasMissingGlyphs }

  /// The characters behind `missingGlyphs`, each once, in their order; at most a number of them.
  public func missingScalars(atMost limit: Int) -> [Unicode.Scalar] {
    guard hasMissingGlyphs else { return [] }
    var missing: [Unicode.Scalar] = []
    for cluster in shaped.clusters.indices where isMissing(cluster) {
      let face = shaped.items[Int(shaped.clusters[cluster].item)].face
      let scalars = string[range(of: cluster)].unicodeScalars
      let unknown = scalars.filter { face.glyph(for: $0) == nil && !$0.isVariationSelector }
      for scalar in unknown where !missing.contains(scalar) {
        guard missing.count < limit else { return missing }
        missing.append(scalar)
      }
    }
    return missing
  }

  private func isMissing(_ index: Int) -> Bool {
    let cluster = shaped.clusters[index]
    return shaped.glyphs[Int(cluster.firstGlyph)..<Int(cluster.endGlyph)].contains { $0.id == 0 }
  }

  private func range(of cluster: Int) -> Range<String.Index> {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: shaped.utf8(cluster))
    return start..<bytes.index(bytes.startIndex, offsetBy: shaped.utf8(cluster + 1))
  }
}

extension Unicode.Scalar {
  fileprivate var isVariationSelector: Bool {
    (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
  }
}
