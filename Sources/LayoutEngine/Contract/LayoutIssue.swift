// SPDX-License-Identifier: MIT

/// A value that a layout could not use as it was given, and what was done instead.
public struct LayoutIssue: Hashable, Sendable {
  /// What was wrong.
  public enum Kind: Hashable, Sendable {
    /// A frame's length was negative or not finite and was ignored.
    case invalidFrameDimension
    /// A flexible frame's lengths were not in the order smallest ≤ ideal ≤ largest.
    case contradictoryFrameConstraints
    /// A padding, a spacing, an offset or a position was not finite and counted as zero.
    case invalidLength
    /// An aspect ratio was not a positive finite number and constrains nothing.
    case invalidAspectRatio
    /// A custom layout or a leaf answered a length that is negative, NaN, or infinite for a finite
    /// offer; it counts as zero.
    case invalidSize
    /// A custom layout placed a child at a point that is not finite, which counts as zero, or with
    /// an infinite offer that made it infinite, which counts as the layout's own length.
    case invalidPlacement
    /// The tree was deeper than allowed; what lay below was left out.
    case tooDeep(limit: Int)
  }

  /// What was wrong.
  public let kind: Kind
  /// The client's number of the node.
  public let tag: UInt32
}
