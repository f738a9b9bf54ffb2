// SPDX-License-Identifier: MIT

extension TreeBuilder {
  /// A place in the list of the open node's children.
  public struct Mark {
    let count: Int
  }

  /// Where the next child of the open node will stand.
  public var mark: Mark { Mark(count: pendingCount) }

  /// Puts the children that came since a mark into a stack in depth, unless there is one at most.
  public func joinInDepth(
    since mark: Mark, alignmentX: AlignmentKey = .centerX, alignmentY: AlignmentKey = .centerY,
    tag: UInt32 = 0
  ) {
    guard pendingCount - mark.count > 1 else { return }
    openNode(
      Node(kind: .depth, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag),
      start: mark.count)
    close()
  }
}
