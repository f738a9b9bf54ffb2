// SPDX-License-Identifier: MIT

/// A stack in depth: children on top of each other, their guides on one point.
///
/// Measuring: each child is offered the stack's proposal; the size is the union of the aligned
/// frames of the children with the highest priority. Placing: each child is offered the stack's
/// final size and put on the line of the largest guide among those children.
///
/// The guides of a child are asked horizontal first and vertical second, child by child, in whole
/// passes only: closures that carry state from one child to the next (the wrapping tags) depend on
/// it.
/// Source: rules 7.2–7.3; contradiction C2 is decided for the union.
extension Pass {
  func measureDepthStack(_ i: Int, _ proposal: Proposal) -> Size {
    let top = highestPriority(i, proposal)
    var box = AlignedBox()
    for child in children(i) {
      let size = measure(child, proposal)
      let point = guidePoint(i, of: child, proposal, size)
      if priority(child, for: proposal) == top { box.add(point, size) }
    }
    return box.size
  }

  func placeDepthStack(_ i: Int) {
    let proposal = Proposal(placements.base[i].size)
    let top = highestPriority(i, proposal)
    var box = AlignedBox()
    var points: [Point] = []
    for child in children(i) {
      let size = offer(child, proposal)
      let point = guidePoint(i, of: child, proposal, size)
      points.append(point)
      if priority(child, for: proposal) == top { box.add(point, size) }
    }
    for (child, point) in zip(children(i), points) {
      settleMirrored(child, x: box.line.x - point.x, y: box.line.y - point.y, in: i)
    }
  }

  /// The guides of a child for the alignment of a container, horizontal first.
  func guidePoint(_ i: Int, of child: Int, _ proposal: Proposal, _ size: Size) -> Point {
    let node = nodes.base[i]
    let x = guide(node.alignmentX, of: child, proposal, size)
    let y = guide(node.alignmentY, of: child, proposal, size)
    return Point(x: x, y: y)
  }

  private func highestPriority(_ i: Int, _ proposal: Proposal) -> Double {
    children(i).reduce(-.infinity) { max($0, priority($1, for: proposal)) }
  }
}

/// The union of boxes whose guides lie on one point.
struct AlignedBox {
  /// The largest guides: where the point lies from the first edges of the boxes.
  private(set) var line = Point.zero
  private var after = Size.zero
  private var isEmpty = true

  /// The size of the union; zero without boxes.
  var size: Size { Size(width: line.x + after.width, height: line.y + after.height) }

  mutating func add(_ guide: Point, _ size: Size) {
    let rest = Size(
      width: AlignedBox.rest(size.width, guide.x), height: AlignedBox.rest(size.height, guide.y))
    if isEmpty {
      line = guide
      after = rest
      isEmpty = false
      return
    }
    line = Point(x: max(line.x, guide.x), y: max(line.y, guide.y))
    after = Size(width: max(after.width, rest.width), height: max(after.height, rest.height))
  }

  /// What lies behind the guide; an infinite length stays infinite.
  private static func rest(_ length: Double, _ guide: Double) -> Double {
    guide.isFinite ? length - guide : length
  }
}
