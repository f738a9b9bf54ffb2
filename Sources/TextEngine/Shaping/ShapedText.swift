// SPDX-License-Identifier: MIT

import CHarfBuzz

/// One glyph in font units; its pen position follows from those before it.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// Characters that shape as one: same run, level, script and face.
struct ShapedItem: Sendable {
  var face: FontFace
  /// Points per em.
  var size: Double
  var sourceRun: Int
  /// The embedding level; odd runs from right to left.
  var level: UInt8
  /// The level of the paragraph.
  var baseLevel: UInt8
  /// What the item needs over and under the baseline, its offset included.
  var ascent, descent: Double
  var baselineOffset: Double
  var script = HB_SCRIPT_COMMON

  var isRightToLeft: Bool { level & 1 != 0 }
  var pointsPerUnit: Double { size / Double(face.unitsPerEm) }
}

/// A grapheme cluster with its glyphs. Those of a ligature belong to the first of its clusters.
struct ShapedCluster: Sendable {
  /// How far the pen moves, in points, spacing included; tabs are measured on their line.
  var advance: Double
  /// The spacing that is dropped when the cluster ends a line.
  var dropped: Double
  /// The glyphs, in visual order, among those of the text.
  var firstGlyph, endGlyph: Int32
  /// Where the cluster begins in the UTF-8 of the text.
  var utf8: Int32
  var item: Int32
  var kind: Kind
  /// Whether a line may end after it for a better reason than want of room.
  var allowsBreak: Bool
  /// How it hangs together with the cluster before it.
  var joint = Joint.none
  /// Whether the glyphs on either side would be others if the text were cut before it.
  var isUnsafe = false

  enum Kind: UInt8 {
    case ink, space, tab, lineEnd
  }

  enum Joint: UInt8 {
    /// It has glyphs of its own.
    case none
    /// It is part of a ligature, which can be taken apart.
    case ligature
    /// It is part of glyphs that change places, and never leaves them.
    case fused
  }

  var hangs: Bool { kind != .ink }
  var isSpaceOrTab: Bool { kind == .space || kind == .tab }
}

/// The clusters between two places where lines may end: a word with the spaces behind it.
struct ShapedSegment: Sendable {
  var start, end: Int
  /// Where the ink ends: behind it are only spaces and a line end.
  var inkEnd: Int
  /// The width of everything up to the last ink.
  var inkWidth: Double
  /// How far the ink reaches, without the spacing that a line's end drops. Differs where spacing
  /// is negative and wider than what it follows.
  var reach = -Double.infinity
  /// The width of the spaces behind the ink.
  var spaceWidth: Double
  /// The spacing that the last ink drops at the end of a line.
  var dropped: Double
  var ascent, descent: Double
  var hasTab: Bool
  /// Whether a line ends after it in any case.
  var endsLine: Bool
  /// The width of the hyphen that shows when a line ends with the segment's soft hyphen.
  var hyphenWidth = 0.0

  var hasInk: Bool { inkEnd > start }
}

/// A text after shaping, before it is known how wide it may be. Serves any width, size of pixel
/// and number of threads.
final class ShapedText: Sendable {
  let string: String
  let runs: [TextRun]
  let glyphs: [ShapedGlyph]
  let items: [ShapedItem]
  let clusters: [ShapedCluster]
  let segments: [ShapedSegment]
  let hasSoftHyphens: Bool
  /// Whether any glyph is the box of a missing character.
  let hasMissingGlyphs: Bool
  /// The largest extra leading of its fonts.
  let extraLeading: Double

  /// `hyphens` gives the width of a hyphen for each cluster that is a soft hyphen.
  init(
    string: String, runs: [TextRun], glyphs: [ShapedGlyph], items: [ShapedItem],
    clusters: [ShapedCluster], hyphens: [Int: Double] = [:]
  ) {
    self.string = string
    self.runs = runs
    self.glyphs = glyphs
    self.items = items
    self.clusters = clusters
    hasSoftHyphens = !hyphens.isEmpty
    hasMissingGlyphs = glyphs.contains { $0.id == 0 }
    extraLeading = runs.lazy.map(\.font.extraLeading.usableLength).max() ?? 0
    segments = Self.segments(clusters, items: items, runs: runs, hyphens: hyphens)
  }

  /// Cuts the clusters where lines may end. A text that is empty or ends with a line break has
  /// an empty segment last, which is as high as its font.
  private static func segments(
    _ clusters: [ShapedCluster], items: [ShapedItem], runs: [TextRun], hyphens: [Int: Double]
  ) -> [ShapedSegment] {
    var segments: [ShapedSegment] = []
    segments.reserveCapacity(clusters.count / 5 + 2)
    var open = ShapedSegment(emptyAt: 0)
    var item: Int32 = -1
    for (index, cluster) in clusters.enumerated() {
      if cluster.item != item {
        item = cluster.item
        open.add(items[Int(item)])
      }
      open.add(cluster, at: index)
      guard cluster.allowsBreak || cluster.kind == .lineEnd || index + 1 == clusters.count
      else { continue }
      if !hyphens.isEmpty { open.hyphenWidth = hyphens[index] ?? 0 }
      segments.append(open)
      open = ShapedSegment(emptyAt: index + 1)
      item = -1
    }
    let endsOpen = clusters.last.map { $0.kind == .lineEnd } ?? true
    if endsOpen, let run = clusters.isEmpty ? runs.first : runs.last {
      segments.append(ShapedSegment(emptyAt: clusters.count, run: run))
    }
    return segments
  }
}

extension ShapedSegment {
  /// A word that has nothing yet.
  fileprivate init(emptyAt position: Int) {
    self.init(
      start: position, end: position, inkEnd: position, inkWidth: 0, spaceWidth: 0, dropped: 0,
      ascent: -.infinity, descent: -.infinity, hasTab: false, endsLine: false)
  }

  fileprivate mutating func add(_ item: ShapedItem) {
    ascent = max(ascent, item.ascent)
    descent = max(descent, item.descent)
  }

  fileprivate mutating func add(_ cluster: ShapedCluster, at index: Int) {
    end = index + 1
    spaceWidth += cluster.advance
    switch cluster.kind {
    case .ink:
      inkWidth += spaceWidth
      spaceWidth = 0
      dropped = cluster.dropped
      reach = max(reach, inkWidth - dropped)
      inkEnd = index + 1
    case .space: break
    case .tab: hasTab = true
    case .lineEnd: endsLine = true
    }
  }

  fileprivate init(emptyAt position: Int, run: TextRun) {
    let metrics = run.font.metrics
    let offset = run.baselineOffset.usableLength
    self.init(
      start: position, end: position, inkEnd: position, inkWidth: 0,
      spaceWidth: 0, dropped: 0, ascent: metrics.ascent + offset,
      descent: metrics.descent - offset, hasTab: false, endsLine: true)
  }
}

/// What clusters need over and under their baseline: the union of their fonts.
struct LineExtent {
  var ascent = -Double.infinity
  var descent = -Double.infinity

  init(_ clusters: [ShapedCluster], _ range: Range<Int>, items: [ShapedItem]) {
    var lastItem: Int32 = -1
    for cluster in clusters[range] where cluster.item != lastItem {
      lastItem = cluster.item
      add(ascent: items[Int(lastItem)].ascent, descent: items[Int(lastItem)].descent)
    }
  }

  init() {}

  mutating func add(ascent: Double, descent: Double) {
    self.ascent = max(self.ascent, ascent)
    self.descent = max(self.descent, descent)
  }
}
