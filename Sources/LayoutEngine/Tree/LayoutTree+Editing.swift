// SPDX-License-Identifier: MIT

/// Changes to a tree that has been laid out.
///
/// A change is carried upwards: each ancestor answers again what it was asked before. Where all
/// answers are the old ones, nothing above can change, and only that ancestor's children are
/// placed again. The frames are those of a fresh layout, bit for bit.
extension LayoutTree {
  /// Gives a fixed leaf another size, and lays out again what depends on it.
  ///
  /// Takes time in proportion to the ancestors whose answers change and to their children, not
  /// to the tree.
  public func setSize(of node: NodeID, _ size: Size) {
    let i = node.value
    precondition(arena.pointee.nodes[i].kind == .fixedLeaf, "setSize(of:) wants a fixed leaf")
    arena.pointee.nodes[i].p0 = size.width.isFinite ? size.width.asLength.limited : 0
    arena.pointee.nodes[i].p1 = size.height.isFinite ? size.height.asLength.limited : 0
    carryUp(from: i)
  }

  /// Says that the content of a leaf measures differently now, and lays out again what depends on
  /// it.
  public func contentDidChange(of node: NodeID) { carryUp(from: node.value) }

  private func carryUp(from i: Int) {
    guideMemo = GuideMemo()
    guard lastRequest != nil else {
      forgetAncestors(of: i)
      return
    }
    withRoom(for: depth) { answerAgain(above: i) }
  }

  private func forgetAncestors(of i: Int) {
    var parent = Int(arena.pointee.nodes[i].parent)
    while parent >= 0 {
      pass.forget(parent)
      parent = Int(arena.pointee.nodes[parent].parent)
    }
  }

  private func answerAgain(above changed: Int) {
    var child = changed
    var childSize = arena.pointee.placements[changed].size
    while case let parent = Int(arena.pointee.nodes[child].parent), parent >= 0 {
      let parentSize = arena.pointee.placements[parent].size
      if !pass.shiftFollowing(of: child, placedAs: childSize, in: parent),
        pass.answersAsBefore(parent)
      {
        pass.placeAgain(parent)
        return
      }
      (child, childSize) = (parent, parentSize)
    }
    layoutAgain()
  }
}
