// SPDX-License-Identifier: MIT

/// A node that takes its proposal and builds its children when it is placed.
///
/// The children are offered the node's size and lie at its top leading corner, on top of each
/// other. Where nothing is proposed the node takes 10 points.
/// Source: rule 9.1; contradiction C3 is decided for 10.
extension Pass {
  func placeReader(_ i: Int) {
    let size = placements.base[i].size
    tree.buildDeferred(i, size: size)
    for child in children(i) {
      place(child, at: .zero, Proposal(size), in: i)
    }
  }
}
