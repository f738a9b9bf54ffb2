// SPDX-License-Identifier: MIT

/// The answers of a separable node: one length for each kind of offer, on each axis.
///
/// The offers {0, ∞, nil, one finite length} are closed under stacks, paddings and frames, so a
/// separable node runs a few times an axis however deep it lies.
struct AxisCache {
  var horizontal = LengthCache()
  var vertical = LengthCache()
  /// The proposal that the children's placements belong to.
  var shared = AxisCache.none

  /// A proposal that no parent can make: negative lengths do not pass the door.
  static let none = Proposal(raw: -1, -1)

  @inline(__always) func size(for proposal: Proposal) -> Size? {
    let width = horizontal.length(for: proposal.rawWidth)
    if width.isNaN { return nil }
    let height = vertical.length(for: proposal.rawHeight)
    return height.isNaN ? nil : Size(width: width, height: height)
  }

  /// Keeps an answer; whether another finite offer's answer had to go for it.
  @inline(__always) mutating func store(_ size: Size, for proposal: Proposal) -> Bool {
    let lostWidth = horizontal.store(size.width, for: proposal.rawWidth)
    let lostHeight = vertical.store(size.height, for: proposal.rawHeight)
    return lostWidth || lostHeight
  }
}

/// Lengths by offer; NaN marks an empty place.
struct LengthCache {
  private var zero = Double.nan
  private var infinite = Double.nan
  private var ideal = Double.nan
  private var offer = Double.nan
  private var finite = Double.nan

  @inline(__always) func length(for proposed: Double) -> Double {
    if proposed == offer { return finite }
    if proposed.isNaN { return ideal }
    if proposed == 0 { return zero }
    return proposed == .infinity ? infinite : .nan
  }

  /// Keeps a length; whether another finite offer's length had to go for it.
  @inline(__always) mutating func store(_ length: Double, for proposed: Double) -> Bool {
    if proposed.isNaN {
      ideal = length
    } else if proposed == 0 {
      zero = length
    } else if proposed == .infinity {
      infinite = length
    } else {
      let isLost = offer < proposed || offer > proposed
      offer = proposed
      finite = length
      return isLost
    }
    return false
  }

  /// The offers that have an answer, with their answers.
  var entries: [(offer: Double, length: Double)] {
    [(0, zero), (.infinity, infinite), (.nan, ideal), (offer, finite)].filter { !$0.1.isNaN }
  }
}
