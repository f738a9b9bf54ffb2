// SPDX-License-Identifier: MIT

/// One walk over a tree: measuring, placing and asking guides.
///
/// A pointer and an unowned reference, passed by value: reaching the arena through them costs no
/// reference counting and no exclusivity check. Valid while the tree is alive; passes are made
/// inside methods of the tree only.
struct Pass {
  let arena: UnsafeMutablePointer<Arena>
  unowned(unsafe) let tree: LayoutTree

  @inline(__always) var nodes: Slab<Node> { arena.pointee.nodes }
  @inline(__always) var placements: Slab<Placement> { arena.pointee.placements }

  @inline(__always) func parameter(_ index: Int) -> Double { arena.pointee.parameters.base[index] }

  /// The children of a node.
  @inline(__always) func children(_ i: Int) -> Range<Int> {
    let node = nodes.base + i
    let first = Int(node.pointee.first)
    return first..<(first &+ Int(node.pointee.count))
  }

  /// A node's answer to a proposal.
  @inline(__always) func measure(_ i: Int, _ proposal: Proposal) -> Size {
    let node = nodes.base + i
    switch node.pointee.kind {
    case .fixedLeaf: return Size(width: node.pointee.p0, height: node.pointee.p1)
    case .fillLeaf: return proposal.filled()
    case .spacer: return spacerSize(node.pointee, proposal)
    case .flexibleLeaf: return flexibleLeafSize(node.pointee, proposal)
    default: return measureNode(i, proposal)
    }
  }

  @inline(never) private func measureNode(_ i: Int, _ proposal: Proposal) -> Size {
    if let size = cachedSize(i, proposal) { return size }
    let size = answer(i, proposal)
    remember(i, proposal, size)
    return size
  }

  /// Runs a node's algorithm.
  @inline(__always) private func answer(_ i: Int, _ proposal: Proposal) -> Size {
    arena.pointee.measureCount &+= 1
    let raw = runAlgorithm(i, proposal)
    let size = Size(width: raw.width.asLength, height: raw.height.asLength)
    if arena.pointee.tracing { tree.record(.measured(proposal, size), of: i) }
    return size
  }

  @inline(__always) private func runAlgorithm(_ i: Int, _ proposal: Proposal) -> Size {
    switch nodes.base[i].kind {
    case .row: measureStack(RowAxis.self, i, proposal)
    case .column: measureStack(ColumnAxis.self, i, proposal)
    case .depth: measureDepthStack(i, proposal)
    case .padding: measurePadding(i, proposal)
    case .fixedFrame: measureFixedFrame(i, proposal)
    case .flexibleFrame: measureFlexibleFrame(i, proposal)
    case .identity, .priority, .guide, .offset, .layered, .ignoringSafeArea, .gridCell:
      measureFirstChild(i, proposal)
    case .fixedSize: measureFixedSize(i, proposal)
    case .aspectRatio: measureAspectRatio(i, proposal)
    case .position: measurePosition(i, proposal)
    case .grid: measureGrid(i, proposal)
    case .lazyRow: measureLazyStack(RowAxis.self, i, proposal)
    case .lazyColumn: measureLazyStack(ColumnAxis.self, i, proposal)
    case .lazyGrid: measureLazyGrid(i, proposal)
    case .reader: proposal.filled()
    case .custom: measureCustom(i, proposal)
    case .fitting: measureFitting(i, proposal)
    case .scroll: measureScroll(i, proposal)
    case .relativeFrame: measureRelativeFrame(i, proposal)
    case .safeAreaInset: measureSafeAreaInset(i, proposal)
    default: measureLeaf(i, proposal)
    }
  }

  private func measureFirstChild(_ i: Int, _ proposal: Proposal) -> Size {
    let node = nodes.base[i]
    return node.count > 0 ? measure(Int(node.first), proposal) : .zero
  }
}
