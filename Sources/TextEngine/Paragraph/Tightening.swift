// SPDX-License-Identifier: MIT

/// Sets the clusters of a line closer, so that the rest of a text fits it.
///
/// All clusters but the last come closer by the same length, by no more than a twentieth of the
/// line's width together: AppKit's `tighteningFactorForTruncation` is 0.05.
struct Tightening {
  private static let most = 0.05

  private let text: ShapedText
  private let reshaping: Reshaping
  private let width: Double

  init(_ reshaping: Reshaping, width: Double) {
    text = reshaping.text
    self.reshaping = reshaping
    self.width = width
  }

  /// The line with all the rest of the text on it; nil when that is too much, or more than one
  /// paragraph.
  func tighten(_ line: LineSpan) -> LineSpan? {
    let all = line.clusters.lowerBound..<text.clusters.count
    guard let end = end(of: all) else { return nil }
    let seen = all.lowerBound..<end
    let pieces = reshaping.pieces(of: seen)
    let shape = LineShape(text, pieces)
    let natural = shape.ink(of: seen).width
    guard natural.isFinite, natural * (1 - Self.most) <= width else { return nil }
    let gaps = seen.reduce(0) { $0 + (shape[$1].joint == .none ? 1 : 0) } - 1
    guard gaps > 0 else { return nil }
    var tight = LineSpan(
      all, seenEnd: end, width: min(natural, width),
      extent: LineExtent(text.clusters, all, items: text.items))
    tight.pieces = pieces
    tight.tightening = max(natural - width, 0) / Double(gaps)
    return tight
  }

  /// The end of the ink; nil when a line end or a tab lies before it, or when it is too far away.
  private func end(of all: Range<Int>) -> Int? {
    var end = all.lowerBound
    var x = 0.0
    for index in all {
      let cluster = text.clusters[index]
      x += cluster.advance
      guard !cluster.hangs else { continue }
      let isSeparated = text.clusters[end..<index].contains {
        $0.kind == .tab || $0.kind == .lineEnd
      }
      if isSeparated || (x - cluster.dropped) * (1 - Self.most) > 2 * width + 100 { return nil }
      end = index + 1
    }
    return end
  }
}
