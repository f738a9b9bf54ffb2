// SPDX-License-Identifier: MIT

/// Distances from the four edges of a box, in points; leading is left before mirroring.
@frozen public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Makes insets from four distances.
  @inlinable public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on every edge.
  @inlinable public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// What the insets take from a width.
  @inlinable public var horizontal: Double { leading + trailing }
  /// What the insets take from a height.
  @inlinable public var vertical: Double { top + bottom }
}
