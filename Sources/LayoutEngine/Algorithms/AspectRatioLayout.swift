// SPDX-License-Identifier: MIT

/// A child that is offered a size of one shape: the largest inside the proposal, or the smallest
/// around it.
///
/// The shape is the given ratio of width to height, or that of the child's ideal size. An axis
/// without a proposal does not take part; without any, the proposal passes through. A shape that
/// is not a positive finite number constrains nothing. The size is the child's.
/// Source: rule 6.2; contradiction C5 is decided for ignoring nil; the degenerate shapes are ours.
extension Pass {
  func measureAspectRatio(_ i: Int, _ proposal: Proposal) -> Size {
    measure(Int(nodes.base[i].first), aspectRatioOffer(i, proposal))
  }

  func placeAspectRatio(_ i: Int) {
    let proposal = aspectRatioOffer(i, placements.base[i].proposal)
    let child = Int(nodes.base[i].first)
    let size = offer(child, proposal)
    let box = placements.base[i].size
    settleMirrored(
      child, x: (box.width - size.width) / 2, y: (box.height - size.height) / 2, in: i)
  }

  func aspectRatioOffer(_ i: Int, _ proposal: Proposal) -> Proposal {
    if proposal.rawWidth.isNaN && proposal.rawHeight.isNaN { return proposal }
    let node = nodes.base[i]
    var shape = Size(width: node.p0, height: 1)
    if node.p0.isNaN { shape = measure(Int(node.first), .unspecified) }
    let fills = node.flags.contains(.fills)
    let scales = [
      scale(of: shape.width, to: proposal.rawWidth),
      scale(of: shape.height, to: proposal.rawHeight),
    ].filter { !$0.isNaN }
    let ratio = shape.width / shape.height
    guard ratio.isFinite, ratio > 0, let scale = fills ? scales.max() : scales.min() else {
      return proposal
    }
    return Proposal(width: shape.width * scale, height: shape.height * scale)
  }

  /// The scale of a side to an offer; finite for a finite offer to a side that is not zero.
  private func scale(of side: Double, to offer: Double) -> Double {
    let scale = offer / side
    return offer.isFinite && side > 0 ? scale.limited : scale
  }
}
