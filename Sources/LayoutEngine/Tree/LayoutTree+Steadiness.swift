// SPDX-License-Identifier: MIT

/// Which nodes surely come last when they are the only flexible ones in a stack.
///
/// The least flexible child is asked first (rule 2.3). A node whose length for ∞ is not below that
/// for 0 comes behind those of a fixed length; where both are equal its place decides, which shows
/// only if it has other lengths in between. Aspect ratios, `ViewThatFits`, grids and layouts of the
/// user's may have, so they are probed.
extension LayoutTree {
  func isSteady(_ i: Int) -> Bool {
    let node = arena.pointee.nodes.base[i]
    if node.kind == .contentLeaf { return contents[node.index].growsWithOffer }
    return node.kind.isLeaf || node.flags.contains(.steady)
  }

  func isSteady(_ node: Node, _ children: Range<Int>) -> Bool {
    switch node.kind {
    case .row, .column, .depth: children.allSatisfy(isSteady)
    case .identity, .priority, .guide, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .offset,
      .layered:
      children.first.map(isSteady) ?? true
    case .position, .reader: true
    default: false
    }
  }
}
