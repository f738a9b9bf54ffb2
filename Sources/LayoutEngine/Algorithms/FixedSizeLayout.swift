// SPDX-License-Identifier: MIT

/// A child that is always asked for its ideal length on the chosen axes.
///
/// Source: rule 6.1.
extension Pass {
  func measureFixedSize(_ i: Int, _ proposal: Proposal) -> Size {
    measure(Int(nodes.base[i].first), fixedSizeOffer(i, proposal))
  }

  func placeFixedSize(_ i: Int) {
    let proposal = fixedSizeOffer(i, placements.base[i].proposal)
    place(Int(nodes.base[i].first), at: .zero, proposal, in: i)
  }

  func fixedSizeOffer(_ i: Int, _ proposal: Proposal) -> Proposal {
    let flags = nodes.base[i].flags
    return Proposal(
      raw: flags.contains(.horizontalOption) ? .nan : proposal.rawWidth,
      flags.contains(.verticalOption) ? .nan : proposal.rawHeight)
  }
}
