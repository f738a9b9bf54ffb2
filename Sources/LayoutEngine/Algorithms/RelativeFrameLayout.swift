// SPDX-License-Identifier: MIT

/// A frame whose length on the chosen axes is worked out from that of the nearest container: a
/// scrolling container, or else the window's safe area.
///
/// An infinite length in a finite container counts as zero, as any infinite answer to a finite offer.
/// On the other axes, and where the container's length is not known, there is no frame.
/// Source: rule 9.3; cases CRF-01 to CRF-04.
extension Pass {
  func measureRelativeFrame(_ i: Int, _ proposal: Proposal) -> Size {
    let (width, height) = relativeLengths(i)
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    let offer = Proposal(raw: width.or(proposal.rawWidth), height.or(proposal.rawHeight))
    let size = children(i).first.map { measure($0, offer) } ?? .zero
    return Size(width: width.or(size.width), height: height.or(size.height))
  }

  func placeRelativeFrame(_ i: Int) {
    guard nodes.base[i].count > 0 else { return }
    placeAligned(i, relativeFrameOffer(i, placements.base[i].proposal))
  }

  func relativeFrameOffer(_ i: Int, _ proposal: Proposal) -> Proposal {
    let (width, height) = relativeLengths(i)
    return Proposal(raw: width.or(proposal.rawWidth), height.or(proposal.rawHeight))
  }

  /// The lengths of the frame; NaN where it has none.
  private func relativeLengths(_ i: Int) -> (width: Double, height: Double) {
    let flags = nodes.base[i].flags
    return (
      flags.contains(.horizontalOption) ? relativeLength(i, .horizontal) : .nan,
      flags.contains(.verticalOption) ? relativeLength(i, .vertical) : .nan
    )
  }

  private func relativeLength(_ i: Int, _ axis: Axis) -> Double {
    let container = containerLength(around: i, axis)
    if container.isNaN { return .nan }
    let length = tree.relativeLengths[nodes.base[i].index](container, axis).asLength
    return length.isFinite ? length.limited : container.isFinite ? 0 : length
  }
}
