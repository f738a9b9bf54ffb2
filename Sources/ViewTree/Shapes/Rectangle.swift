// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle that fills what it is given.
@frozen public struct Rectangle: Shape, Equatable {
  /// Makes a rectangle.
  @inlinable public init() {}

  /// The outline of the whole rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect)
  }
}

extension Rectangle: InsettableShape {
  /// A rectangle some points smaller on every side.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
