// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Clusters in a row that were shaped again, because a line begins or ends inside what was shaped
/// as one: a kerned pair, a ligature, a joined word.
struct ReshapedPiece: Sendable {
  /// Which clusters of the text they are.
  let range: Range<Int>
  /// The same clusters; their glyphs are among those of the piece.
  let clusters: [ShapedCluster]
  let glyphs: [ShapedGlyph]
}

/// Shapes the ends of lines again where a break is unsafe.
///
/// Only the stretch from the break to the nearest safe place is shaped, in the context of the
/// text around it: joined letters keep their forms, as CSS Text 3 asks for words broken without
/// need ("Shaping Across Intra-word Breaks"); ligatures and kerning across the break go. Pieces
/// are kept.
struct Reshaping: Sendable {
  /// The most clusters on one side of a break that are shaped again.
  private static let reach = 32
  /// How many clusters beside a piece are its context; HarfBuzz looks at five characters.
  private static let contextLength = 5

  let text: ShapedText
  private let known: Lock<TextMemory>

  init(_ text: ShapedText, known: Lock<TextMemory>) {
    self.text = text
    self.known = known
  }

  /// Whether a line that begins or ends before a cluster has other glyphs there.
  func isUnsafe(_ cluster: Int) -> Bool {
    cluster > 0 && cluster < text.clusters.count && text.clusters[cluster].isUnsafe
  }

  /// Whether a line that ends before a cluster has other glyphs there.
  ///
  /// A space that hangs over the end was shaped with the ink before it, and so is drawn with it.
  func isUnsafe(end cluster: Int) -> Bool {
    isUnsafe(cluster) && !text.clusters[cluster - 1].hangs
  }

  /// The piece that a line needs when it begins with a cluster; nil where nothing changes.
  func piece(beginningAt cluster: Int) -> ReshapedPiece? {
    isUnsafe(cluster) ? piece(cluster..<safeEnd(from: cluster)) : nil
  }

  /// The pieces of a line that shows a range of clusters, in order: none, one or two.
  func pieces(of range: Range<Int>) -> [ReshapedPiece] {
    guard !range.isEmpty else { return [] }
    let begins = isUnsafe(range.lowerBound)
    let ends = isUnsafe(end: range.upperBound)
    guard begins || ends else { return [] }
    let head = begins ? safeEnd(from: range.lowerBound) : range.lowerBound
    let tail = ends ? safeStart(before: range.upperBound) : range.upperBound
    if head > tail { return [piece(range)].compactMap { $0 } }
    let first = begins ? piece(range.lowerBound..<head) : nil
    let last = ends ? piece(tail..<range.upperBound) : nil
    return [first, last].compactMap { $0 }
  }

  /// The first safe place behind a break, or one that is far enough.
  private func safeEnd(from cluster: Int) -> Int {
    var end = cluster + 1
    while isUnsafe(end), isJoint(end) || end - cluster < Self.reach { end += 1 }
    return end
  }

  /// The last safe place before a break, or one that is far enough.
  private func safeStart(before cluster: Int) -> Int {
    var start = cluster - 1
    while isUnsafe(start), isJoint(start) || cluster - start < Self.reach { start -= 1 }
    return max(start, 0)
  }

  private func isJoint(_ cluster: Int) -> Bool { text.clusters[cluster].joint != .none }

  private func piece(_ range: Range<Int>) -> ReshapedPiece? {
    if let known = known.withLock({ $0.piece(of: range) }) { return known }
    let piece = shape(range)
    let kept = isUnchanged(piece) ? nil : piece
    known.withLock { $0.insert(kept, for: range) }
    return kept
  }

  /// Whether the glyphs are those that the text has there anyway.
  private func isUnchanged(_ piece: ReshapedPiece) -> Bool {
    for (new, old) in zip(piece.clusters, text.clusters[piece.range]) {
      guard new.advance == old.advance, new.joint == old.joint, new.kind == old.kind,
        new.endGlyph - new.firstGlyph == old.endGlyph - old.firstGlyph,
        piece.glyphs[Int(new.firstGlyph)..<Int(new.endGlyph)]
          .elementsEqual(text.glyphs[Int(old.firstGlyph)..<Int(old.endGlyph)])
      else { return false }
    }
    return true
  }

  private func shape(_ range: Range<Int>) -> ReshapedPiece {
    let first = text.clusters[range.lowerBound]
    let item = text.items[Int(first.item)]
    let context =
      max(
        range.lowerBound - Self.contextLength, 0)..<min(
        range.upperBound + Self.contextLength, text.clusters.count)
    let source = SourceText(text.substring(of: context))
    let start = range.lowerBound - context.lowerBound
    let again = SourceItem(
      graphemes: start..<min(start + range.count, source.graphemeCount), run: item.sourceRun,
      level: item.level, baseLevel: item.baseLevel, face: item.face, script: item.script,
      isBlank: false)
    var parts = ShapedParts()
    ItemClusters(again, source: source, runs: text.runs, index: first.item)
      .append(to: &parts, buffer: ShapingBuffer())
    guard parts.clusters.count == range.count else {
      return ReshapedPiece(
        range: range, clusters: Array(text.clusters[range]), glyphs: text.glyphs)
    }
    for (offset, old) in text.clusters[range].enumerated() {
      parts.clusters[offset].utf8 = old.utf8
      parts.clusters[offset].allowsBreak = old.allowsBreak
    }
    return ReshapedPiece(range: range, clusters: parts.clusters, glyphs: parts.glyphs)
  }
}

extension ShapedText {
  /// Where a cluster begins in the UTF-8 of the text.
  func utf8(_ cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].utf8) : string.utf8.count
  }

  func substring(of clusters: Range<Int>) -> String {
    substring(utf8(clusters.lowerBound)..<utf8(clusters.upperBound))
  }

  func substring(_ range: Range<Int>) -> String {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    return String(string[start..<end])
  }
}
