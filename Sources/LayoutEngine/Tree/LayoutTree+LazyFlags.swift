// SPDX-License-Identifier: MIT

/// What can be said of lazy containers before any layout.
extension LayoutTree {
  /// A lazy stack is separable with its children. Along its axis it is as fixed as they are; across
  /// it takes its offer.
  func deriveLazyStack<A: MainAxis>(_: A.Type, _ node: inout Node, _ children: Range<Int>) {
    let along: NodeFlags = A.axis == .horizontal ? .fixedWidth : .fixedHeight
    var all: NodeFlags = [along, .separable]
    for child in children { all.formIntersection(arena.pointee.nodes.base[child].flags) }
    node.flags.formUnion(all)
    if node.p0.isNaN { resolveGaps(A.self, &node, children) }
    noteChoices(&node, children)
  }

  /// A lazy grid of fixed tracks is fixed across; how many cells a line has, and with it the length
  /// along, depends on the offer across unless every track is one track and every cell separable.
  func deriveLazyGrid(_ node: inout Node, _ children: Range<Int>) {
    let tracks = lazyGrids[node.index].tracks
    let isHorizontal = node.flags.contains(.horizontalOption)
    let areFixed = tracks.allSatisfy { if case .fixed = $0.length { true } else { false } }
    let areSingle = tracks.allSatisfy { if case .adaptive = $0.length { false } else { true } }
    var all: NodeFlags = [.fixedWidth, .fixedHeight, .separable]
    for child in children { all.formIntersection(arena.pointee.nodes.base[child].flags) }
    let along: NodeFlags = isHorizontal ? .fixedWidth : .fixedHeight
    let across: NodeFlags = isHorizontal ? .fixedHeight : .fixedWidth
    if areFixed { node.flags.insert(across) }
    if areSingle { node.flags.formUnion(all.intersection([along, .separable])) }
  }
}
