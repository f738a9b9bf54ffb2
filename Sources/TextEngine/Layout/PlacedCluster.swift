// SPDX-License-Identifier: MIT

/// A grapheme cluster in its place on a line: what carets and selections are made of.
struct PlacedCluster: Hashable, Sendable {
  /// Its bytes in the UTF-8 of the text.
  var range: Range<Int>
  /// The left edge, in points from the left of the text's box.
  var x: Double
  var width: Double
  var level: UInt8
  /// Whether it ends its line wherever it stands, as a line feed does.
  var endsLine = false

  var isRightToLeft: Bool { level & 1 != 0 }
  /// Where the caret before it stands.
  var leading: Double { isRightToLeft ? x + width : x }
  /// Where the caret behind it stands.
  var trailing: Double { isRightToLeft ? x : x + width }
}

/// A line's clusters from left to right.
struct PlacedLine: Hashable, Sendable {
  var clusters: [PlacedCluster]
  /// The bytes of the text that belong to the line.
  var range: Range<Int>
  /// Where a line without clusters begins.
  var start: Double
}

extension LinePlacing {
  /// The clusters of a line from left to right, those that hang or are hidden included.
  ///
  /// Hanging spaces go on behind the line; what an ellipsis hides stands in no width before it.
  func placedLine(_ line: LineSpan, x: Double) -> PlacedLine {
    let shape = LineShape(text, line.pieces)
    let advances = LineAdvances(shape, line)
    var placed = PlacedLine(
      clusters: [],
      range: text.utf8(line.clusters.lowerBound)..<text.utf8(line.clusters.upperBound), start: x)
    var pen = x
    for piece in LinePiece.visualOrder(pieces(of: line)) {
      switch piece.content {
      case .clusters(let range):
        place(range, level: piece.level, shape, advances, pen: &pen, into: &placed.clusters)
      case .sign(let sign, let run):
        placeHidden(line, level: piece.level, pen: pen, into: &placed.clusters)
        pen += library.width(of: sign, in: text.runs[run].font) * flow.scale
      }
    }
    placeHanging(line, shape, x: x, end: pen, into: &placed.clusters)
    return placed
  }

  /// A piece of one level; ligatures are divided among their clusters.
  private func place(
    _ range: Range<Int>, level: UInt8, _ shape: LineShape, _ advances: LineAdvances,
    pen: inout Double, into clusters: inout [PlacedCluster]
  ) {
    var logical: [PlacedCluster] = []
    var start = range.lowerBound
    var position = 0.0
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, shape[end].joint != .none { end += 1 }
      let width = (start..<end).reduce(0) { $0 + advances.advance(of: $1) } * flow.scale
      let stops = LigatureCarets(shape, start..<end, isRightToLeft: level & 1 != 0).stops
      for (offset, index) in (start..<end).enumerated() {
        logical.append(
          PlacedCluster(
            range: text.utf8(index)..<text.utf8(index + 1), x: position + stops[offset] * width,
            width: (stops[offset + 1] - stops[offset]) * width, level: level,
            endsLine: shape[index].kind == .lineEnd))
      }
      position += width
      start = end
    }
    if level & 1 != 0 {
      for index in logical.indices {
        logical[index].x = position - logical[index].x - logical[index].width
      }
      logical.reverse()
    }
    for cluster in logical {
      var moved = cluster
      moved.x += pen
      clusters.append(moved)
    }
    pen += position
  }

  private func placeHidden(
    _ line: LineSpan, level: UInt8, pen: Double, into clusters: inout [PlacedCluster]
  ) {
    guard line.ellipsisRun != nil else { return }
    let end = line.tail.isEmpty ? line.clusters.upperBound : line.tail.lowerBound
    guard line.head.upperBound < end else { return }
    let hidden = text.utf8(line.head.upperBound)..<text.utf8(end)
    clusters.append(PlacedCluster(range: hidden, x: pen, width: 0, level: level))
  }

  /// The spaces and the line end behind the ink, on the side where the paragraph ends.
  private func placeHanging(
    _ line: LineSpan, _ shape: LineShape, x: Double, end: Double,
    into clusters: inout [PlacedCluster]
  ) {
    guard line.ellipsisRun == nil else { return }
    let level = baseLevel(of: line)
    let isRightToLeft = level & 1 != 0
    var edge = isRightToLeft ? x : end
    for index in line.head.upperBound..<max(line.clusters.upperBound, line.head.upperBound) {
      let cluster = shape[index]
      let width = cluster.advance * flow.scale
      if isRightToLeft { edge -= width }
      let placed = PlacedCluster(
        range: text.utf8(index)..<text.utf8(index + 1), x: edge, width: width, level: level,
        endsLine: cluster.kind == .lineEnd)
      clusters.insert(placed, at: isRightToLeft ? 0 : clusters.count)
      if !isRightToLeft { edge += width }
    }
  }
}

/// Where the carets inside a ligature stand, as parts of its width in logical order.
///
/// The font's own carets (the `GDEF` table) if it has one for each gap, else equal parts.
private struct LigatureCarets {
  /// From 0 to 1: the edges and what is between them.
  let stops: [Double]

  init(_ shape: LineShape, _ range: Range<Int>, isRightToLeft: Bool) {
    let count = range.count
    var stops = (0...count).map { Double($0) / Double(count) }
    let glyphs = shape.glyphs(of: range.lowerBound)
    if count > 1, glyphs.count == 1, let glyph = glyphs.first, glyph.advance > 0 {
      let face = shape.text.items[Int(shape[range.lowerBound].item)].face
      let carets = face.shaper.ligatureCarets(ofGlyph: glyph.id, isRightToLeft: isRightToLeft)
      let parts = carets.map { Double($0) / Double(glyph.advance) }
      let isUsable = parts.count == count - 1 && parts.allSatisfy { $0 > 0 && $0 < 1 }
      if isUsable {
        let logical = isRightToLeft ? parts.map { 1 - $0 }.sorted() : parts.sorted()
        stops = [0] + logical + [1]
      }
    }
    self.stops = stops
  }
}
