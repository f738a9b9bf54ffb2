// SPDX-License-Identifier: MIT

/// A position in points; x grows to the right and y grows downwards.
@frozen public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the space.
  public var x: Double
  /// The distance from the top edge of the space.
  public var y: Double

  /// Makes a point from its two coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a space.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }
}
