// SPDX-License-Identifier: MIT

/// Overlays and backgrounds: secondary children that are offered the size of the primary one.
///
/// The size, the guides, the spacing and the priority are the primary child's. A secondary child
/// lies where its guides meet those of the primary one; explicit guides of both count. The guides
/// of a child are asked before it is settled, since asking may measure inside it.
/// Source: rule 7.1.
extension Pass {
  func placeLayered(_ i: Int) {
    let range = children(i)
    guard let primary = range.first else { return }
    let proposal = placements.base[i].proposal
    let size = offer(primary, proposal)
    let anchor = range.count > 1 ? guidePoint(i, of: primary, proposal, size) : .zero
    settleMirrored(primary, x: 0, y: 0, in: i)
    for secondary in range.dropFirst() {
      let inner = offer(secondary, Proposal(size))
      let point = guidePoint(i, of: secondary, Proposal(size), inner)
      settleMirrored(secondary, x: anchor.x - point.x, y: anchor.y - point.y, in: i)
    }
  }
}
