// SPDX-License-Identifier: MIT

/// Content that is set aside at an edge of a child, and children that grow into the safe area.
///
/// 1. The inset's content is offered what the gap and the child's smallest length leave.
/// 2. The child is offered what the content and the gap leave.
/// 3. The node is as long as both and the gap, and as wide as the wider one; across, both lie where
///    the alignment puts them.
///
/// Where nothing is offered along the edge's axis, nothing is offered to either.
/// Source: rule 15.3; cases SAF-01 and SAF-03.
extension Pass {
  func measureSafeAreaInset(_ i: Int, _ proposal: Proposal) -> Size {
    let parts = safeAreaParts(i, proposal)
    let axis = parts.edge.axis
    var size = Size.zero
    size[axis] = parts.primarySize[axis] + parts.taken
    size[axis.cross] = max(parts.primarySize[axis.cross], parts.insetSize[axis.cross])
    return size
  }

  /// Places the content before the child, inside which its length may be asked for.
  func placeSafeAreaInset(_ i: Int) {
    guard let primary = children(i).first else { return }
    let placement = placements.base[i]
    let parts = safeAreaParts(i, placement.proposal)
    let origins = insetOrigins(i, parts, in: placement.size)
    for inset in children(i).dropFirst() {
      place(inset, at: origins.inset, parts.insetOffer, in: i)
    }
    place(primary, at: origins.primary, parts.primaryOffer, in: i)
  }

  /// The child's proposal and place, for guides that pass through.
  func safeAreaInsetPrimary(
    _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> (offer: Proposal, origin: Point) {
    let parts = safeAreaParts(i, proposal)
    return (parts.primaryOffer, insetOrigins(i, parts, in: size).primary)
  }

  /// The edge's inset as a safe area of the child, with leading meaning left.
  func ownSafeArea(_ i: Int) -> Insets {
    let flags = nodes.base[i].flags
    let isRightToLeft = flags.contains(.rightToLeft)
    if nodes.base[i].kind == .padding {
      return paddingInsets(i).cleaned.physical(isRightToLeft: isRightToLeft)
    }
    let range = children(i)
    guard range.count > 1 else { return Insets(all: 0) }
    let edge = safeAreaEdge(i)
    let inset = placements.base[range.lowerBound + 1].size[edge.axis]
    return Insets(all: (inset + nodes.base[i].p1).asLength)
      .on(edge.physical(isRightToLeft: isRightToLeft))
  }

  /// Offers the child what the safe area takes from it, too, and moves it outwards as far.
  ///
  /// The answer to a proposal does not change. Only edges that meet the safe area's count, so
  /// this is done where the node is placed.
  /// Source: rule 15.2.
  func placeIgnoringSafeArea(_ i: Int) {
    guard let child = children(i).first else { return }
    let node = nodes.base[i]
    let isRightToLeft = node.flags.contains(.rightToLeft)
    let edges = BoxEdges(rawValue: UInt8(truncatingIfNeeded: node.index))
      .physical(isRightToLeft: isRightToLeft)
    let insets = safeAreaInsets(of: i).on(edges)
    let proposal = placements.base[i].proposal
    let size = offer(
      child,
      Proposal(
        raw: proposal.rawWidth + insets.horizontal, proposal.rawHeight + insets.vertical))
    let width = placements.base[i].width
    settle(
      child, x: isRightToLeft ? width - size.width + insets.trailing : -insets.leading,
      y: -insets.top)
  }

  private func safeAreaEdge(_ i: Int) -> BoxEdges {
    BoxEdges(rawValue: UInt8(truncatingIfNeeded: nodes.base[i].index))
  }

  /// Steps 1 and 2.
  private func safeAreaParts(_ i: Int, _ proposal: Proposal) -> SafeAreaParts {
    var parts = SafeAreaParts(edge: safeAreaEdge(i), proposal: proposal)
    let range = children(i)
    let axis = parts.edge.axis
    guard let primary = range.first else { return parts }
    if range.count > 1 {
      if !proposal[axis].isNaN {
        var smallest = proposal
        smallest[axis] = 0
        let left = proposal[axis] - nodes.base[i].p1 - measure(primary, smallest)[axis]
        parts.insetOffer[axis] = left.asLength
      }
      parts.insetSize = measure(range.lowerBound + 1, parts.insetOffer)
      parts.taken = parts.insetSize[axis] + nodes.base[i].p1
    }
    if !proposal[axis].isNaN {
      parts.primaryOffer[axis] = (proposal[axis] - parts.taken).asLength
    }
    parts.primarySize = measure(primary, parts.primaryOffer)
    return parts
  }

  /// Step 3: where both lie, left to right.
  private func insetOrigins(
    _ i: Int, _ parts: SafeAreaParts, in box: Size
  ) -> (primary: Point, inset: Point) {
    let axis = parts.edge.axis
    let range = children(i)
    var primary = alignedOrigin(
      i, of: range.lowerBound, parts.primaryOffer, parts.primarySize, in: box)
    primary[axis] = parts.edge.comesFirst ? parts.taken : 0
    guard range.count > 1 else { return (primary, .zero) }
    var inset = alignedOrigin(
      i, of: range.lowerBound + 1, parts.insetOffer, parts.insetSize, in: box)
    inset[axis] = parts.edge.comesFirst ? 0 : box[axis] - parts.insetSize[axis]
    return (primary, inset)
  }
}

/// What both children of a safe area inset are offered, and answer.
private struct SafeAreaParts {
  var edge: BoxEdges
  var primaryOffer: Proposal
  var insetOffer: Proposal
  var primarySize = Size.zero
  var insetSize = Size.zero
  /// The length that the content and the gap take.
  var taken = 0.0

  init(edge: BoxEdges, proposal: Proposal) {
    self.edge = edge
    primaryOffer = proposal
    insetOffer = proposal
  }
}
