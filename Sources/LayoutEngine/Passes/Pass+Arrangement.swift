// SPDX-License-Identifier: MIT

/// Where a container would put a child, before mirroring.
struct ArrangedChild {
  var child: Int
  var proposal: Proposal
  var size: Size
  var origin: Point
}

/// Answering "where would the children be" without placing them, for guides that pass through
/// containers.
extension Pass {
  func arrangement(of i: Int, _ proposal: Proposal, _ size: Size) -> [ArrangedChild] {
    switch nodes.base[i].kind {
    case .row: stackArrangement(RowAxis.self, i, proposal, size)
    case .column: stackArrangement(ColumnAxis.self, i, proposal, size)
    case .grid: gridArrangement(i, proposal)
    case .lazyRow: lazyStackArrangement(RowAxis.self, i, proposal, size)
    case .lazyColumn: lazyStackArrangement(ColumnAxis.self, i, proposal, size)
    case .lazyGrid: lazyGridArrangement(i, size)
    default: depthArrangement(i, isEntangled(i) ? proposal : Proposal(size))
    }
  }

  private func stackArrangement<A: MainAxis>(
    _: A.Type, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> [ArrangedChild] {
    var shared = proposal
    if !isEntangled(i) { shared[A.axis.cross] = shared[A.axis.cross].or(size[A.axis.cross]) }
    forgetPlacement(i)
    resolveChoices(i, shared)
    shareSpace(A.self, i, shared)
    setSharedProposal(i, shared)
    let low = crossExtent(A.self, i).low
    var cursor = 0.0
    return children(i).map { child in
      if child != Int(nodes.base[i].first) { cursor += gap(A.self, i, before: child) }
      let placement = placements.base[child]
      var origin = Point.zero
      origin[A.axis] = cursor
      origin[A.axis.cross] = -stackGuide(A.self, i, of: child) - low
      cursor += placement.size[A.axis]
      return ArrangedChild(
        child: child, proposal: placement.proposal, size: placement.size, origin: origin)
    }
  }

  private func depthArrangement(_ i: Int, _ proposal: Proposal) -> [ArrangedChild] {
    var line = Point(x: -.infinity, y: -.infinity)
    var items: [ArrangedChild] = children(i).map { child in
      let inner = measure(child, proposal)
      let point = guidePoint(i, of: child, proposal, inner)
      line = Point(x: max(line.x, point.x), y: max(line.y, point.y))
      return ArrangedChild(child: child, proposal: proposal, size: inner, origin: point)
    }
    for k in items.indices {
      items[k].origin = Point(x: line.x - items[k].origin.x, y: line.y - items[k].origin.y)
    }
    return items
  }
}
