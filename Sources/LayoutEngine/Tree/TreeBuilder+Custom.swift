// SPDX-License-Identifier: MIT

extension TreeBuilder {
  /// Opens a node whose children a layout of the client's measures and places.
  public func openCustom(_ layout: any CustomLayout, tag: UInt32 = 0) {
    var node = Node(kind: .custom, tag: tag)
    node.index = tree.customLayouts.count
    tree.customLayouts.append(layout)
    openNode(node)
  }

  /// The number of the open node's children that came since a mark.
  public func childCount(since mark: Mark) -> Int { pendingCount - mark.count }
}

extension LayoutTree {
  /// The child that a node only decorates: the only one of a modifier, the primary one of an
  /// overlay or of a safe-area inset; nil for leaves and containers.
  public func decorated(by node: NodeID) -> NodeID? {
    let record = arena.pointee.nodes[node.value]
    guard record.count > 0 else { return nil }
    switch record.kind {
    case .identity, .priority, .guide, .fixedFrame, .flexibleFrame, .padding, .fixedSize,
      .aspectRatio, .position, .offset, .layered, .relativeFrame, .safeAreaInset,
      .ignoringSafeArea, .gridCell:
      return NodeID(Int(record.first))
    default: return nil
    }
  }
}
