// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// The topmost node, or nil for an empty tree.
  public var root: NodeID? { rootIndex.map { NodeID($0) } }

  /// The children of a node, in source order, without those that its layout has left out.
  public func children(of node: NodeID) -> [NodeID] {
    let nodes = arena.pointee.nodes
    return pass.children(node.value).compactMap { child in
      nodes[child].flags.contains(.leftOut) ? nil : NodeID(child)
    }
  }

  /// The parent of a node, or nil for the root.
  public func parent(of node: NodeID) -> NodeID? {
    let parent = arena.pointee.nodes[node.value].parent
    return parent < 0 ? nil : NodeID(Int(parent))
  }

  /// The number that the client gave to a node.
  public func tag(of node: NodeID) -> UInt32 { arena.pointee.nodes[node.value].tag }

  /// Whether a node builds its children when it is placed.
  public func isReader(_ node: NodeID) -> Bool {
    arena.pointee.nodes[node.value].kind == .reader
  }

  /// A node's frame in its parent's space, as it was placed last.
  public func frame(of node: NodeID) -> Rect {
    let placement = arena.pointee.placements[node.value]
    return Rect(
      x: placement.x, y: placement.y, width: placement.width, height: placement.height)
  }

  /// The proposal that a node was placed with.
  public func proposal(of node: NodeID) -> Proposal {
    arena.pointee.placements[node.value].proposal
  }

  /// A node's size and guides for the proposal that it was placed with.
  public func dimensions(of node: NodeID) -> Dimensions {
    let placement = arena.pointee.placements[node.value]
    return Dimensions(
      tree: self, node: node.value, size: placement.size, proposal: placement.proposal)
  }

  /// A node's origin in the root's parent space. Takes time in proportion to the depth.
  public func absoluteOrigin(of node: NodeID) -> Point {
    var origin = Point.zero
    var i = node.value
    while i >= 0 {
      let placement = arena.pointee.placements[i]
      origin = Point(x: origin.x + placement.x, y: origin.y + placement.y)
      i = Int(arena.pointee.nodes[i].parent)
    }
    return origin
  }

  /// The distances that a node prefers to its neighbours.
  public func spacing(of node: NodeID) -> SpacingPreference {
    spacings[Int(arena.pointee.nodes[node.value].spacing)]
  }
}
