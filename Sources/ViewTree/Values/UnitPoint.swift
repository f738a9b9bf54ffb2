// SPDX-License-Identifier: MIT

public import Foundation

/// A place in a rectangle as fractions of its width and height; (0, 0) is the top-left corner.
///
/// Values outside 0 to 1 lie outside the rectangle. The names follow a left-to-right page; a
/// right-to-left page mirrors what is drawn, not the point.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// The top-left corner.
  @inlinable public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point from two fractions.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// (0.5, 0.5).
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// (0, 0.5).
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// (1, 0.5).
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// (0.5, 0).
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// (0.5, 1).
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// (0, 0).
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// (1, 0).
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// (0, 1).
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// (1, 1).
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }

  /// The place in a rectangle, in the rectangle's own coordinates.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + x * rect.size.width,
      y: rect.origin.y + y * rect.size.height)
  }
}
