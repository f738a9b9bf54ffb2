// SPDX-License-Identifier: MIT

/// Rows and columns.
///
/// 1. The space along the main axis is shared out (``SpaceSharing``).
/// 2. The length is the sum of the children's lengths and the gaps.
/// 3. Across, each child's guide is put on one line; the extent is the union of the children's
///    ranges and of the line itself.
/// 4. A child is placed with the offer that it was measured with. Where the stack was offered
///    nothing across, its own cross length is offered in the placing pass, so that children may
///    stretch or wrap again; the size that the stack has reported stays.
///
/// A lone child on a default line gets the stack's own proposal and lies at its origin.
///
///
/// Source: rules 2.1–2.8 (audited; the row widths are compared with SwiftUI in public tests).
extension Pass {
  func measureStack<A: MainAxis>(_: A.Type, _ i: Int, _ proposal: Proposal) -> Size {
    forgetPlacement(i)
    setSharedProposal(i, proposal)
    if nodes.base[i].count == 1 && usesDefaultLine(A.self, i) {
      return offer(Int(nodes.base[i].first), proposal)
    }
    resolveChoices(i, proposal)
    shareSpace(A.self, i, proposal)
    let length = stackLength(A.self, i)
    let extent =
      usesDefaultLine(A.self, i) ? largestCross(A.self, i) : crossExtent(A.self, i).length
    return A.axis == .horizontal
      ? Size(width: length, height: extent) : Size(width: extent, height: length)
  }

  func placeStack<A: MainAxis>(_: A.Type, _ i: Int) {
    let placement = placements.base[i]
    var proposal = placement.proposal
    proposal[A.axis.cross] = proposal[A.axis.cross].or(placement.size[A.axis.cross])
    if nodes.base[i].count == 1 && usesDefaultLine(A.self, i) {
      placeLoneChild(i, proposal)
      return
    }
    resolveChoices(i, proposal)
    shareSpaceForPlacing(A.self, i, proposal)
    if usesDefaultLine(A.self, i) {
      settleOnDefaultLine(A.self, i)
    } else {
      settleOnGuides(A.self, i)
    }
  }

  private func placeLoneChild(_ i: Int, _ proposal: Proposal) {
    let child = Int(nodes.base[i].first)
    if sharedProposal(i) != proposal {
      offer(child, proposal)
      setSharedProposal(i, proposal)
    }
    settleMirrored(child, x: 0, y: 0, in: i)
  }

  /// Whether every child's guide is its default edge or centre, which needs no asking.
  @inline(__always) func usesDefaultLine<A: MainAxis>(_: A.Type, _ i: Int) -> Bool {
    let node = nodes.base + i
    let key = A.axis == .horizontal ? node.pointee.alignmentY : node.pointee.alignmentX
    return key.isEdgeOrCenter && !node.pointee.flags.contains(.hasGuide)
  }

  /// Reuses what was shared out while measuring as far as it holds for the placing proposal.
  private func shareSpaceForPlacing<A: MainAxis>(_: A.Type, _ i: Int, _ proposal: Proposal) {
    let shared = sharedProposal(i)
    if shared == proposal { return }
    let separable = nodes.base[i].flags.contains(.separable)
    let sameMain = shared[A.axis].bitPattern == proposal[A.axis].bitPattern
    if separable && sameMain {
      offerCross(A.self, i, proposal[A.axis.cross])
    } else {
      shareSpace(A.self, i, proposal)
    }
    setSharedProposal(i, proposal)
  }

  /// Offers each child another cross length with the main length it was offered before.
  private func offerCross<A: MainAxis>(_: A.Type, _ i: Int, _ cross: Double) {
    for child in children(i) {
      let main = placements.base[child].proposal[A.axis]
      offer(child, Proposal(main: main, cross: cross, axis: A.axis))
    }
  }

  private func stackLength<A: MainAxis>(_: A.Type, _ i: Int) -> Double {
    let range = children(i)
    guard let first = range.first else { return 0 }
    var cursor = placements.base[first].size[A.axis]
    for child in range.dropFirst() {
      cursor += gap(A.self, i, before: child)
      cursor += placements.base[child].size[A.axis]
    }
    return cursor
  }

  private func largestCross<A: MainAxis>(_: A.Type, _ i: Int) -> Double {
    var largest = 0.0
    for child in children(i) { largest = max(largest, placements.base[child].size[A.axis.cross]) }
    return largest
  }

  private func settleOnDefaultLine<A: MainAxis>(_: A.Type, _ i: Int) {
    let node = nodes.base[i]
    let key = A.axis == .horizontal ? node.alignmentY : node.alignmentX
    let line = key.edgePosition(in: largestCross(A.self, i))
    var cursor = 0.0
    for child in children(i) {
      if child != Int(node.first) { cursor += gap(A.self, i, before: child) }
      let size = placements.base[child].size
      settle(A.self, child, in: i, cursor, line - key.edgePosition(in: size[A.axis.cross]))
      cursor += size[A.axis]
    }
  }

  private func settleOnGuides<A: MainAxis>(_: A.Type, _ i: Int) {
    let low = crossExtent(A.self, i).low
    var cursor = 0.0
    for child in children(i) {
      if child != Int(nodes.base[i].first) { cursor += gap(A.self, i, before: child) }
      let length = placements.base[child].size[A.axis]
      settle(A.self, child, in: i, cursor, -stackGuide(A.self, i, of: child) - low)
      cursor += length
    }
  }

  @inline(__always) private func settle<A: MainAxis>(
    _: A.Type, _ child: Int, in i: Int, _ main: Double, _ cross: Double
  ) {
    if A.axis == .horizontal {
      settleMirrored(child, x: main, y: cross, in: i)
    } else {
      settleMirrored(child, x: cross, y: main, in: i)
    }
  }

  /// The guide of a child that lies on the stack's line.
  func stackGuide<A: MainAxis>(_: A.Type, _ i: Int, of child: Int) -> Double {
    let node = nodes.base[i]
    let key = A.axis == .horizontal ? node.alignmentY : node.alignmentX
    return guide(key, of: child, placements.base[child].proposal, placements.base[child].size)
  }

  /// The union of the children's ranges around the line, which lies at zero and belongs to it.
  func crossExtent<A: MainAxis>(_: A.Type, _ i: Int) -> (low: Double, length: Double) {
    var low = 0.0
    var high = 0.0
    for child in children(i) {
      let start = -stackGuide(A.self, i, of: child)
      let length = placements.base[child].size[A.axis.cross]
      if length == .infinity { return (0, .infinity) }
      low = min(low, start)
      high = max(high, start + length)
    }
    return (low, high - low)
  }

  /// The distance between a child and the one before it.
  @inline(__always) func gap<A: MainAxis>(_: A.Type, _ i: Int, before child: Int) -> Double {
    let node = nodes.base + i
    if !node.pointee.flags.contains(.unequalGaps) { return node.pointee.p0 }
    return preferredGap(A.axis, child)
  }

  @inline(never) private func preferredGap(_ axis: Axis, _ child: Int) -> Double {
    let before = tree.spacings[Int(nodes.base[child - 1].spacing)]
    return before.distance(to: tree.spacings[Int(nodes.base[child].spacing)], along: axis)
  }
}
