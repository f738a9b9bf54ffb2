// SPDX-License-Identifier: MIT

/// Lazy rows and columns.
///
/// Along the axis every child is offered nothing and takes its ideal length; nothing is shared out.
/// Across, the stack takes its offer, whatever the children need; with no offer it is as long as the
/// longest child. A child's guide lies on the stack's own default guide.
///
/// Every child is laid out, seen or not: an exported picture needs all of them.
/// Source: rule 12.6; LVG-14. The length across is ours.
extension Pass {
  func measureLazyStack<A: MainAxis>(_: A.Type, _ i: Int, _ proposal: Proposal) -> Size {
    let cross = proposal[A.axis.cross]
    let offer = Proposal(main: .nan, cross: cross, axis: A.axis)
    resolveChoices(i, offer)
    var longest = 0.0
    var length = 0.0
    for child in children(i) {
      let size = measure(child, offer)
      if child != Int(nodes.base[i].first) { length += gap(A.self, i, before: child) }
      length += size[A.axis]
      longest = max(longest, size[A.axis.cross])
    }
    var size = Size.zero
    size[A.axis] = length
    size[A.axis.cross] = cross.or(longest)
    return size
  }

  func placeLazyStack<A: MainAxis>(_: A.Type, _ i: Int) {
    let placement = placements.base[i]
    let items = lazyStackArrangement(A.self, i, placement.proposal, placement.size)
    for item in items {
      offer(item.child, item.proposal)
      settleMirrored(item.child, x: item.origin.x, y: item.origin.y, in: i)
    }
  }

  /// Where the children would be, their guides asked in order.
  func lazyStackArrangement<A: MainAxis>(
    _: A.Type, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> [ArrangedChild] {
    let node = nodes.base[i]
    let key = A.axis == .horizontal ? node.alignmentY : node.alignmentX
    let cross = proposal[A.axis.cross].or(size[A.axis.cross])
    let offer = Proposal(main: .nan, cross: cross, axis: A.axis)
    resolveChoices(i, offer)
    let line = boxGuide(key, in: size)
    var cursor = 0.0
    return children(i).map { child in
      if child != Int(node.first) { cursor += gap(A.self, i, before: child) }
      let inner = measure(child, offer)
      var origin = Point.zero
      origin[A.axis] = cursor
      origin[A.axis.cross] = (line - guide(key, of: child, offer, inner)).asGuide
      cursor += inner[A.axis]
      return ArrangedChild(child: child, proposal: offer, size: inner, origin: origin)
    }
  }
}
