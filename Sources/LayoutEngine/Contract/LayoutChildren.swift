// SPDX-License-Identifier: MIT

/// The children of a node with a custom layout.
///
/// A tree and two numbers. It may be kept, but then holds the tree; it names the same children
/// until they are replaced.
public struct LayoutChildren {
  let tree: LayoutTree
  let range: Range<Int>

  /// The number of children.
  public var count: Int { range.count }

  /// A child by its position; nil where there is none.
  public subscript(position: Int) -> LayoutChild? {
    guard position >= 0 && position < range.count else { return nil }
    return LayoutChild(tree: tree, index: range.lowerBound + position)
  }

  /// The largest preference of the children on each edge; zero everywhere without children.
  ///
  /// Source: rule 4.5; case LAY-06.
  public var spacing: SpacingPreference {
    let preferences = range.map { tree.spacings[Int(tree.arena.pointee.nodes[$0].spacing)] }
    guard let first = preferences.first else { return .zero }
    return preferences.dropFirst().reduce(first) { $0.union($1) }
  }

  /// What the children set of a guide, moved by where they are put, in one number: the topmost
  /// first baseline, the lowest last one, and the mean of a guide of the client's.
  ///
  /// Nil where no child sets it, for edges and centres, and in bounds that are not finite.
  /// Source: rules 10.4 and 10.5.
  ///
  /// - Parameter place: places the children; what it asks for is not kept.
  public func combinedGuide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: Proposal, place: () -> Void
  ) -> Double? {
    let pass = tree.pass
    guard
      !key.isEdgeOrCenter, bounds.size.width.isFinite, bounds.size.height.isFinite,
      range.contains(where: { pass.mayBeExplicit(key, $0) })
    else { return nil }
    let values = pass.recordedArrangement(range, bounds, proposal, place).compactMap {
      item -> Double? in
      let value = pass.explicitGuide(key, of: item.child, item.proposal, item.size)
      return value.isNaN ? nil : value + (tree.isHorizontal(key) ? item.origin.x : item.origin.y)
    }
    let combined = GuideMemo.combine(key, values)
    return combined.isNaN ? nil : combined
  }
}

/// One child of a node with a custom layout.
public struct LayoutChild: Equatable {
  let tree: LayoutTree
  let index: Int

  /// The child's name in its tree.
  public var node: LayoutTree.NodeID { LayoutTree.NodeID(index) }

  /// The child's answer to a proposal.
  public func size(for proposal: Proposal) -> Size {
    if tree.depth <= LayoutTree.shallowDepth { return tree.pass.measure(index, proposal) }
    var size = Size.zero
    tree.withRoom(for: tree.depth) { size = tree.pass.measure(index, proposal) }
    return size
  }

  /// The child's answer to a proposal, with its guides.
  public func dimensions(for proposal: Proposal) -> Dimensions {
    Dimensions(tree: tree, node: index, size: size(for: proposal), proposal: proposal)
  }

  /// The distances that the child prefers to its neighbours.
  public var spacing: SpacingPreference { tree.spacing(of: node) }

  /// The child's priority: zero unless given, −∞ for spacers and empty containers.
  public var priority: Double { tree.pass.priority(index) }

  /// Puts a point of the child at a position in the bounds.
  ///
  /// Counts while the layout that the child belongs to places its children, and only then.
  ///
  /// - Parameters:
  ///   - position: a point of the bounds' space.
  ///   - anchor: the child's point there, as a fraction of its size.
  ///   - proposal: what the child is offered for good.
  public func place(at position: Point, anchor: Point = .zero, proposal: Proposal) {
    record(
      RecordedPlacement(position: position, anchor: anchor, proposal: proposal, state: .placed))
  }

  /// Leaves the child out of the layout until another pass places it: it has no frame and is not
  /// drawn. Ours.
  public func leaveOut() { record(RecordedPlacement(state: .leftOut)) }

  private func record(_ placement: RecordedPlacement) {
    let recording = tree.arena.pointee.recording
    let position = index - recording.first
    guard position >= 0 && position < recording.count else { return }
    tree.arena.pointee.recorded[recording.start + position] = placement
  }

  /// Whether both are the same child of the same tree.
  public static func == (a: LayoutChild, b: LayoutChild) -> Bool {
    a.tree === b.tree && a.index == b.index
  }
}
