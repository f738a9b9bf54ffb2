// SPDX-License-Identifier: MIT

/// A width and a height in points.
@frozen public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size from its two extents.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }
}
