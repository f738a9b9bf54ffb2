// SPDX-License-Identifier: MIT

/// A frame of fixed lengths; a length that is not given is the child's.
///
/// The child is offered the fixed lengths, and what the frame itself was offered on the other
/// axes. It lies where the frame's own default guides meet the child's guides.
/// Source: rules 5.1–5.2.
extension Pass {
  func measureFixedFrame(_ i: Int, _ proposal: Proposal) -> Size {
    let node = nodes.base[i]
    if !node.p0.isNaN && !node.p1.isNaN { return Size(width: node.p0, height: node.p1) }
    let size = measure(Int(node.first), fixedFrameOffer(node, proposal))
    return Size(width: node.p0.or(size.width), height: node.p1.or(size.height))
  }

  func placeFixedFrame(_ i: Int) {
    placeAligned(i, fixedFrameOffer(nodes.base[i], placements.base[i].proposal))
  }

  func fixedFrameOffer(_ node: Node, _ proposal: Proposal) -> Proposal {
    Proposal(raw: node.p0.or(proposal.rawWidth), node.p1.or(proposal.rawHeight))
  }

  /// Places the only child of a frame by the frame's alignment.
  func placeAligned(_ i: Int, _ proposal: Proposal) {
    let child = Int(nodes.base[i].first)
    let size = offer(child, proposal)
    let origin = alignedOrigin(i, of: child, proposal, size, in: placements.base[i].size)
    settleMirrored(child, x: origin.x, y: origin.y, in: i)
  }

  /// Where a child lies in a box of the given size: the box's default guides on the child's.
  func alignedOrigin(
    _ i: Int, of child: Int, _ proposal: Proposal, _ size: Size, in box: Size
  ) -> Point {
    let point = guidePoint(i, of: child, proposal, size)
    let node = nodes.base[i]
    return Point(
      x: boxGuide(node.alignmentX, in: box) - point.x,
      y: boxGuide(node.alignmentY, in: box) - point.y)
  }
}
