// SPDX-License-Identifier: MIT

/// A frame of smallest, ideal and largest lengths.
///
/// On each axis: the child is offered the proposal, or else the ideal length, clamped to the
/// bounds. The frame's own length is
/// - the ideal length, when nothing was proposed and it is given;
/// - the proposal clamped to the bounds, when both bounds are given;
/// - else the child's, at least the smallest length, at most the largest; with one bound only the
///   frame also follows the offer towards that bound, but never past the child.
///
/// Source: rules 5.3–5.6.
extension Pass {
  func measureFlexibleFrame(_ i: Int, _ proposal: Proposal) -> Size {
    let (x, y) = flexibleAxes(i)
    let width = x.lengthWithoutChild(proposal.rawWidth)
    let height = y.lengthWithoutChild(proposal.rawHeight)
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    let offer = Proposal(raw: x.offer(proposal.rawWidth), y.offer(proposal.rawHeight))
    let child = measure(Int(nodes.base[i].first), offer)
    return Size(
      width: width.or(x.length(child: child.width, offered: offer.rawWidth)),
      height: height.or(y.length(child: child.height, offered: offer.rawHeight)))
  }

  func placeFlexibleFrame(_ i: Int) {
    placeAligned(i, flexibleFrameOffer(i, placements.base[i].proposal, placements.base[i].size))
  }

  /// What the child is offered for good: the frame's final size, except nil where nothing was
  /// proposed, no ideal length is given and no bound decided.
  func flexibleFrameOffer(_ i: Int, _ proposal: Proposal, _ size: Size) -> Proposal {
    let (x, y) = flexibleAxes(i)
    return Proposal(
      raw: x.placingOffer(proposal.rawWidth, size.width),
      y.placingOffer(proposal.rawHeight, size.height))
  }

  /// A flexible frame around a greedy leaf, answered at once.
  @inline(__always) func flexibleLeafSize(_ node: Node, _ proposal: Proposal) -> Size {
    let k = node.index
    let x = flexibleAxis(k)
    let y = flexibleAxis(k + 3)
    return Size(width: x.leafLength(proposal.rawWidth), height: y.leafLength(proposal.rawHeight))
  }

  private func flexibleAxes(_ i: Int) -> (FlexibleAxis, FlexibleAxis) {
    let k = nodes.base[i].index
    return (flexibleAxis(k), flexibleAxis(k + 3))
  }

  @inline(__always) private func flexibleAxis(_ k: Int) -> FlexibleAxis {
    FlexibleAxis(minimum: parameter(k), ideal: parameter(k + 1), maximum: parameter(k + 2))
  }
}

/// The lengths of a flexible frame on one axis; NaN where a length is not given.
struct FlexibleAxis {
  var minimum: Double
  var ideal: Double
  var maximum: Double

  @inline(__always) func clamp(_ length: Double) -> Double {
    min(max(length, minimum.or(-.infinity)), maximum.or(.infinity))
  }

  @inline(__always) func offer(_ proposed: Double) -> Double {
    let length = proposed.or(ideal)
    return length.isNaN ? length : clamp(length)
  }

  /// The length where the child has no say, else NaN.
  @inline(__always) func lengthWithoutChild(_ proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    return minimum <= maximum ? clamp(proposed) : .nan
  }

  @inline(__always) func length(child: Double, offered: Double) -> Double {
    if !minimum.isNaN && !maximum.isNaN { return clamp(child) }
    if !minimum.isNaN { return max(min(offered.or(.infinity), child), minimum) }
    if !maximum.isNaN { return min(max(offered.or(-.infinity), child), maximum) }
    return child
  }

  func placingOffer(_ proposed: Double, _ length: Double) -> Double {
    let undecided =
      proposed.isNaN && ideal.isNaN && minimum.or(-.infinity) < length
      && length < maximum.or(.infinity)
    return undecided ? .nan : length
  }

  @inline(__always) func leafLength(_ proposed: Double) -> Double {
    let known = lengthWithoutChild(proposed)
    if !known.isNaN { return known }
    let offered = offer(proposed)
    return length(child: offered.or(10), offered: offered).asLength
  }
}
