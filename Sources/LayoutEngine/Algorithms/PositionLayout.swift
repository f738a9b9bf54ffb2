// SPDX-License-Identifier: MIT

/// Position and offset.
extension Pass {
  /// A positioned view takes the whole proposal; where nothing is proposed, its child's length.
  ///
  /// Source: rule 8.2.
  func measurePosition(_ i: Int, _ proposal: Proposal) -> Size {
    if !proposal.rawWidth.isNaN && !proposal.rawHeight.isNaN { return proposal.filled() }
    let size = measure(Int(nodes.base[i].first), proposal)
    return Size(
      width: proposal.rawWidth.or(size.width), height: proposal.rawHeight.or(size.height))
  }

  /// The child is offered the taken size and centred on the point.
  func placePosition(_ i: Int) {
    let node = nodes.base[i]
    let size = offer(Int(node.first), Proposal(placements.base[i].size))
    settleMirrored(
      Int(node.first), x: node.p0 - size.width / 2, y: node.p1 - size.height / 2, in: i)
  }

  /// An offset moves its child and nothing else.
  ///
  /// Source: rule 8.1. From right to left a positive x still moves to the right, as a move of the
  /// drawing does (open point U5, decided by us).
  func placeOffset(_ i: Int) {
    let node = nodes.base[i]
    offer(Int(node.first), placements.base[i].proposal)
    settle(Int(node.first), x: node.p0, y: node.p1)
  }
}
