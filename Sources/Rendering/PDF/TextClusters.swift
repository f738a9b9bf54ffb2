// SPDX-License-Identifier: MIT

import TextEngine

/// Which bytes of a run's text belong to which of its glyphs, in the order of the text.
package struct TextClusters: Equatable, Sendable {
  /// Some bytes and the glyphs for them; one of the two counts may be zero, never both.
  package struct Cluster: Equatable, Sendable {
    package var byteCount: Int
    package var glyphCount: Int

    /// Makes a cluster.
    package init(byteCount: Int, glyphCount: Int) {
      self.byteCount = byteCount
      self.glyphCount = glyphCount
    }
  }

  /// The clusters; their counts add up to all bytes and all glyphs.
  package var clusters: [Cluster]

  /// Reads the clusters off the glyphs.
  ///
  /// 1. Take the glyphs in the order of the text: from the right for right-to-left.
  /// 2. Glyphs of one offset form a cluster, whose bytes reach to the next offset.
  /// 3. Bytes before the first offset form a cluster without glyphs.
  ///
  /// Offsets that fall back, leave the text or split a character make one cluster of the run.
  package init(_ run: GlyphRun) {
    let text = Array(run.text.utf8)
    let offsets =
      run.isRightToLeft ? run.glyphs.reversed().map(\.cluster) : run.glyphs.map(\.cluster)
    clusters =
      Self.areSound(offsets, in: text)
      ? Self.split(offsets, byteCount: text.count)
      : [Cluster(byteCount: text.count, glyphCount: offsets.count)]
  }

  private static func areSound(_ offsets: [Int], in text: [UInt8]) -> Bool {
    zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }
      && offsets.allSatisfy { text.indices.contains($0) && text[$0] & 0xC0 != 0x80 }
  }

  private static func split(_ offsets: [Int], byteCount: Int) -> [Cluster] {
    guard let first = offsets.first else { return [] }
    var clusters: [Cluster] = []
    if first > 0 { clusters.append(Cluster(byteCount: first, glyphCount: 0)) }
    var index = 0
    while index < offsets.count {
      let offset = offsets[index]
      let next = offsets[index...].firstIndex { $0 != offset } ?? offsets.count
      let end = next < offsets.count ? offsets[next] : byteCount
      clusters.append(Cluster(byteCount: end - offset, glyphCount: next - index))
      index = next
    }
    return clusters
  }
}
