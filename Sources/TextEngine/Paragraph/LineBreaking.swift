// SPDX-License-Identifier: MIT

/// Cuts a shaped text into lines, first fit, in one pass over its words.
///
/// 1. A word goes on the line if its ink fits; the spaces behind it, and words of spaces alone,
///    may hang over the end.
/// 2. A word that does not fit even an empty line is broken after the last cluster that fits;
///    a line takes at least one cluster. One without width stays where it is.
/// 3. A line that would end with a soft hyphen ends one word earlier if the hyphen does not fit,
///    unless it has only one word.
/// 4. Where a break is unsafe the line's end is shaped as it is drawn; if it no longer fits, the
///    line ends earlier.
/// 5. Spaces that end a paragraph count for its width where they fit, as the typographic width
///    of a single line counts them (ours).
struct LineBreaking {
  /// What errors of the last digits may add to a width, in points.
  static let tolerance = 1e-6
  /// The distance of tab stops in points, AppKit's and UIKit's default.
  private static let tabDistance = 28.0

  private let text: ShapedText
  private let reshaping: Reshaping
  private let width: Double
  private var segment = 0
  private var cluster = 0
  /// Where the line begins that is being filled.
  private var start = 0
  /// The beginning of that line, where it is shaped again.
  private var beginning: ReshapedPiece?

  init(_ reshaping: Reshaping, width: Double) {
    text = reshaping.text
    self.reshaping = reshaping
    self.width = width + Self.tolerance
  }

  var isAtEnd: Bool { segment >= text.segments.count }

  /// The next line; nil after the last.
  mutating func next() -> LineSpan? {
    guard !isAtEnd else { return nil }
    start = cluster
    beginning = reshaping.piece(beginningAt: start)
    let line = fill(upTo: .max)
    return needsReshaping(line) ? reshaped(line) : span(of: line)
  }

  private var shape: LineShape { LineShape(text, beginning.map { [$0] } ?? []) }

  private func span(of line: OpenLine) -> LineSpan {
    line.endsParagraph
      ? line.spanEndingParagraph(width: width) : line.spanEndingInside(width: width)
  }

  private func needsReshaping(_ line: OpenLine) -> Bool {
    beginning != nil || (reshaping.isUnsafe(end: line.end) && !line.endsParagraph)
  }

  /// The line with its ends shaped as they are drawn; one that grew too long ends earlier.
  private mutating func reshaped(_ first: OpenLine) -> LineSpan {
    var line = first
    while true {
      let pieces = reshaping.pieces(of: start..<line.end)
      let ink = LineShape(text, pieces).ink(of: start..<line.end)
      let isOneUnit = line.end <= unitEnd(start)
      if isOneUnit || line.endsParagraph || line.fits(ink.width, in: width) {
        if !line.endsParagraph { line.replaceInk(end: ink.end, width: ink.width) }
        var span = span(of: line)
        span.pieces = pieces
        return span
      }
      let limit = line.end - 1
      goBack()
      line = fill(upTo: limit)
    }
  }

  /// To the start of the line.
  private mutating func goBack() {
    cluster = start
    while segment > 0, segment >= text.segments.count || text.segments[segment].start > start {
      segment -= 1
    }
  }

  /// Adds words, or parts of one, while they fit and end no later than `limit`.
  private mutating func fill(upTo limit: Int) -> OpenLine {
    var line = OpenLine(start: start)
    var earlier: (line: OpenLine, segment: Int)?
    while addNext(to: &line, upTo: limit) {
      let word = text.segments[segment]
      segment += 1
      cluster = word.end
      if word.endsLine || isAtEnd {
        line.endsParagraph = true
        return line
      }
      if text.hasSoftHyphens, earlier == nil || line.hyphenFits(width) { earlier = (line, segment) }
    }
    if !line.hyphenFits(width), let earlier {
      line = earlier.line
      segment = earlier.segment
      cluster = text.segments[segment].start
    }
    return line
  }

  private mutating func addNext(to line: inout OpenLine, upTo limit: Int) -> Bool {
    if beginning == nil || cluster != text.segments[segment].start {
      return add(text.segments[segment], to: &line, upTo: limit)
    }
    return add(shape.measured(text.segments[segment]), to: &line, upTo: limit)
  }

  /// Adds a word, or as much of it as an empty line takes; false when the line ends before the
  /// word does.
  private mutating func add(
    _ word: ShapedSegment, to line: inout OpenLine, upTo limit: Int
  ) -> Bool {
    let isWhole = cluster == word.start
    if isWhole, !word.hasTab, word.end <= limit,
      !word.hasInk || line.x + word.reach <= width || fitsReshaped(upTo: word.end)
    {
      line.add(word)
      return true
    }
    guard isWhole, !line.isEmpty else { return addClusters(of: word, to: &line, upTo: limit) }
    return word.hasTab && addWhole(word, to: &line, upTo: limit)
  }

  /// Adds a word whose width depends on where its tabs stand, if all of it fits.
  private mutating func addWhole(
    _ word: ShapedSegment, to line: inout OpenLine, upTo limit: Int
  ) -> Bool {
    var longer = line
    guard addClusters(of: word, to: &longer, upTo: limit) else {
      cluster = word.start
      return false
    }
    line = longer
    return true
  }

  /// Adds clusters while they fit, at least one; false when the word does not end on the line.
  private mutating func addClusters(
    of word: ShapedSegment, to line: inout OpenLine, upTo limit: Int
  ) -> Bool {
    let shape = beginning == nil ? nil : shape
    func drawn(_ cluster: Int) -> ShapedCluster { shape?[cluster] ?? text.clusters[cluster] }
    while cluster < word.end {
      let next = drawn(cluster)
      let end = min(unitEnd(cluster), word.end)
      var inkWidth = line.x + next.advance - next.dropped
      for part in cluster + 1..<max(end, cluster + 1) { inkWidth += drawn(part).advance }
      let room = line.isOverfull && next.joint == .none ? line.inkWidth : width
      let fits =
        end <= limit && (next.hangs || inkWidth <= room || fitsReshaped(upTo: end))
      guard fits || line.isEmpty else { return false }
      if !fits { line.isOverfull = true }
      while cluster < end {
        line.add(drawn(cluster), at: cluster, item: text.items[Int(next.item)])
        cluster += 1
      }
    }
    return true
  }

  /// Whether a line that is cut where its end is shaped again fits after all.
  private func fitsReshaped(upTo end: Int) -> Bool {
    guard end > start, reshaping.isUnsafe(end: end) else { return false }
    let range = start..<end
    return LineShape(text, reshaping.pieces(of: range)).ink(of: range).width <= width
  }

  /// The end of the least that stays together from a cluster on.
  private func unitEnd(_ cluster: Int) -> Int {
    var end = cluster + 1
    while end < text.clusters.count, text.clusters[end].joint == .fused { end += 1 }
    return min(end, text.clusters.count)
  }

  /// The next tab stop to the right of a position.
  static func tabStop(after x: Double) -> Double {
    ((x / tabDistance).rounded(.down) + 1) * tabDistance
  }
}

/// A line that is being filled.
private struct OpenLine {
  private let start: Int
  private(set) var x = 0.0
  private(set) var end: Int
  var endsParagraph = false
  /// Whether its only cluster does not fit.
  var isOverfull = false
  private var inkEnd: Int
  private(set) var inkWidth = 0.0
  private var dropped = 0.0
  private var hyphenWidth = 0.0
  private var extent = LineExtent()

  init(start: Int) {
    self.start = start
    end = start
    inkEnd = start
  }

  var isEmpty: Bool { end == start }

  mutating func add(_ word: ShapedSegment) {
    if word.hasInk {
      dropped = word.dropped
      inkWidth = max(inkWidth, x + word.reach)
      inkEnd = word.inkEnd
    }
    x += word.inkWidth + word.spaceWidth
    end = word.end
    hyphenWidth = word.hyphenWidth
    extent.add(ascent: word.ascent, descent: word.descent)
  }

  mutating func add(_ cluster: ShapedCluster, at index: Int, item: ShapedItem) {
    x = cluster.kind == .tab ? LineBreaking.tabStop(after: x) : x + cluster.advance
    end = index + 1
    hyphenWidth = 0
    if !cluster.hangs {
      dropped = cluster.dropped
      inkWidth = max(inkWidth, x - dropped)
      inkEnd = end
    }
    extent.add(ascent: item.ascent, descent: item.descent)
  }

  /// Whether an inked width fits, with the hyphen if that is to show.
  func fits(_ inkWidth: Double, in width: Double) -> Bool {
    inkWidth + (hyphenFits(width) ? hyphenWidth : 0) <= width
  }

  /// Takes the ink of the line as it is drawn.
  mutating func replaceInk(end: Int, width: Double) {
    inkEnd = end
    inkWidth = width
  }

  /// Whether the hyphen that the line would end with fits; true without one.
  func hyphenFits(_ width: Double) -> Bool {
    hyphenWidth == 0 || inkWidth + hyphenWidth <= width
  }

  /// The line with the hyphen of a word that goes on below.
  func spanEndingInside(width: Double) -> LineSpan {
    guard hyphenWidth > 0, hyphenFits(width) else { return span }
    var span = span
    span.showsHyphen = true
    span.width += hyphenWidth
    return span
  }

  /// The line with its spaces hanging.
  private var span: LineSpan {
    LineSpan(start..<end, seenEnd: inkEnd, width: inkWidth, extent: extent)
  }

  /// The line with its last spaces in sight, if they fit.
  func spanEndingParagraph(width: Double) -> LineSpan {
    let full = max(x - dropped, inkWidth)
    guard full <= width else { return span }
    return LineSpan(start..<end, seenEnd: end, width: full, extent: extent)
  }
}
