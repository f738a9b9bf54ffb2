// SPDX-License-Identifier: MIT

extension Pass {
  /// Offers a child a proposal for good and keeps its answer for ``settle(_:x:y:)``.
  ///
  /// A child that was placed with the same proposal and size stays placed. So does one that has only
  /// one size: all inside it is fixed too, and lies where it lay. (Inside it the proposals stay those
  /// of the pass that placed it.)
  @inline(__always) @discardableResult func offer(_ i: Int, _ proposal: Proposal) -> Size {
    let size = measure(i, proposal)
    note(i, proposal, size)
    return size
  }

  @inline(__always) func note(_ i: Int, _ proposal: Proposal, _ size: Size) {
    let placement = placements.base + i
    let node = nodes.base + i
    if node.pointee.flags.contains(.placed) {
      if placement.pointee.size == size {
        if placement.pointee.proposal == proposal { return }
        if node.pointee.flags.isSuperset(of: .fixed) {
          placement.pointee.proposal = proposal
          return
        }
      }
      node.pointee.flags.remove(.placed)
    }
    placement.pointee.proposal = proposal
    placement.pointee.width = size.width
    placement.pointee.height = size.height
  }

  /// Says that the children of a stack no longer stand as they were placed: a question for another
  /// proposal shares the space out anew, in the same memory.
  ///
  /// Costs a look at a flag unless the stack was placed; then its ancestors count as unplaced too.
  @inline(__always) func forgetPlacement(_ i: Int) {
    var node = i
    while node >= 0, nodes.base[node].flags.contains(.placed) {
      nodes.base[node].flags.remove(.placed)
      node = Int(nodes.base[node].parent)
    }
  }

  /// Gives a child its origin in the parent, and lays its own children out unless they still are.
  @inline(__always) func settle(_ i: Int, x: Double, y: Double) {
    let placement = placements.base + i
    placement.pointee.x = x.asCoordinate
    placement.pointee.y = y.asCoordinate
    let node = nodes.base + i
    if node.pointee.kind.isLeaf || node.pointee.flags.contains(.placed) { return }
    placeChildren(i)
  }

  /// Offers and settles in one step, mirrored when the parent runs from right to left.
  func place(_ i: Int, at origin: Point, _ proposal: Proposal, in parent: Int) {
    offer(i, proposal)
    settleMirrored(i, x: origin.x, y: origin.y, in: parent)
  }

  /// Settles a child at a left-to-right position, mirrored when the parent asks for it.
  ///
  /// Source: rule 18.1: layouts compute from left to right; x' = parent's width − (x + width).
  @inline(__always) func settleMirrored(_ i: Int, x: Double, y: Double, in parent: Int) {
    if nodes.base[parent].flags.contains(.rightToLeft) {
      settle(i, x: placements.base[parent].width - (x + placements.base[i].width), y: y)
    } else {
      settle(i, x: x, y: y)
    }
  }

  @inline(never) private func placeChildren(_ i: Int) {
    if arena.pointee.tracing { tree.record(placements[i], of: i) }
    runPlacement(i)
    if !nodes.base[i].flags.contains(.readsPosition) { nodes.base[i].flags.insert(.placed) }
  }

  @inline(__always) private func runPlacement(_ i: Int) {
    switch nodes.base[i].kind {
    case .row: placeStack(RowAxis.self, i)
    case .column: placeStack(ColumnAxis.self, i)
    case .depth: placeDepthStack(i)
    case .padding: placePadding(i)
    case .fixedFrame: placeFixedFrame(i)
    case .flexibleFrame: placeFlexibleFrame(i)
    case .layered: placeLayered(i)
    case .fixedSize: placeFixedSize(i)
    case .aspectRatio: placeAspectRatio(i)
    case .position: placePosition(i)
    case .offset: placeOffset(i)
    case .grid: placeGrid(i)
    case .lazyRow: placeLazyStack(RowAxis.self, i)
    case .lazyColumn: placeLazyStack(ColumnAxis.self, i)
    case .lazyGrid: placeLazyGrid(i)
    case .reader: placeReader(i)
    case .custom: placeCustom(i)
    case .fitting: placeFitting(i)
    case .scroll: placeScroll(i)
    case .relativeFrame: placeRelativeFrame(i)
    case .safeAreaInset: placeSafeAreaInset(i)
    case .ignoringSafeArea: placeIgnoringSafeArea(i)
    default: placeFirstChild(i)
    }
  }

  private func placeFirstChild(_ i: Int) {
    guard nodes.base[i].count > 0 else { return }
    place(Int(nodes.base[i].first), at: .zero, placements.base[i].proposal, in: i)
  }
}
