// SPDX-License-Identifier: MIT

/// What one line holds, before it has a place. Widths and heights are those of the full size,
/// before a scale factor.
struct LineSpan {
  /// The clusters that belong to the line, those that hang or give way included.
  var clusters: Range<Int>
  /// The clusters that are seen before the ellipsis; all that are seen when there is none.
  var head: Range<Int>
  /// The clusters that are seen after the ellipsis.
  var tail: Range<Int>
  /// The run whose font draws the ellipsis; nil for a line that shows all it has.
  var ellipsisRun: Int?
  /// What was shaped again for the line.
  var pieces: [ReshapedPiece] = []
  /// How much less each cluster but the last moves the pen.
  var tightening = 0.0
  /// Whether the soft hyphen at the end shows.
  var showsHyphen = false
  /// The width of what is seen, in points.
  var width: Double
  var extent: LineExtent

  /// A line that shows everything up to its hanging spaces.
  init(_ clusters: Range<Int>, seenEnd: Int, width: Double, extent: LineExtent) {
    self.clusters = clusters
    head = clusters.lowerBound..<seenEnd
    tail = seenEnd..<seenEnd
    self.width = width
    self.extent = extent
  }
}
