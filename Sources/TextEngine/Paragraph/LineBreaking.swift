// SPDX-License-Identifier: MIT

/// Cuts a shaped text into lines, first fit, in one pass over its words.
///
/// 1. A word goes on the line if its ink fits; the spaces behind it, and words of spaces alone,
///    may hang over the end.
/// 2. A word that does not fit even an empty line is broken after the last cluster that fits;
///    a line takes at least one cluster. One without width stays where it is.
/// 3. A line that would end with a soft hyphen ends one word earlier if the hyphen does not fit,
///    unless it has only one word.
/// 4. Spaces that end a paragraph count for its width where they fit, as the typographic width
///    of a single line counts them (ours).
struct LineBreaking {
  /// What errors of the last digits may add to a width, in points.
  static let tolerance = 1e-6
  /// The distance of tab stops in points, AppKit's and UIKit's default.
  private static let tabDistance = 28.0

  private let text: ShapedText
  private let width: Double
  private var segment = 0
  private var cluster = 0

  init(_ text: ShapedText, width: Double) {
    self.text = text
    self.width = width + Self.tolerance
  }

  var isAtEnd: Bool { segment >= text.segments.count }

  /// The next line; nil after the last.
  mutating func next() -> LineSpan? {
    guard !isAtEnd else { return nil }
    var line = OpenLine(start: cluster)
    var earlier: (line: OpenLine, segment: Int)?
    while add(text.segments[segment], to: &line) {
      let word = text.segments[segment]
      segment += 1
      cluster = word.end
      if word.endsLine || isAtEnd { return line.spanEndingParagraph(width: width) }
      if text.hasSoftHyphens, earlier == nil || line.hyphenFits(width) { earlier = (line, segment) }
    }
    if !line.hyphenFits(width), let earlier {
      line = earlier.line
      segment = earlier.segment
      cluster = text.segments[segment].start
    }
    return line.spanEndingInside(width: width)
  }

  /// Adds a word, or as much of it as an empty line takes; false when the line ends before the
  /// word does.
  private mutating func add(_ word: ShapedSegment, to line: inout OpenLine) -> Bool {
    let isWhole = cluster == word.start
    if isWhole, !word.hasTab, !word.hasInk || line.x + word.reach <= width {
      line.add(word)
      return true
    }
    return isWhole && !line.isEmpty && !word.hasTab ? false : addClusters(of: word, to: &line)
  }

  /// Adds clusters while they fit, at least one; false when the word does not end on the line.
  private mutating func addClusters(of word: ShapedSegment, to line: inout OpenLine) -> Bool {
    while cluster < word.end {
      let next = text.clusters[cluster]
      let inkWidth = line.x + next.advance - next.dropped
      let fits = next.hangs || line.isEmpty || inkWidth <= max(width, line.inkWidth)
      guard fits else { return false }
      line.add(next, at: cluster, item: text.items[Int(next.item)])
      cluster += 1
    }
    return true
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
  private var end: Int
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
