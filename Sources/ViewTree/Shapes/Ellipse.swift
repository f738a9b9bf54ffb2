// SPDX-License-Identifier: MIT

public import Foundation

/// An ellipse that touches all sides of what it is given.
@frozen public struct Ellipse: Shape, Equatable {
  /// Makes an ellipse.
  @inlinable public init() {}

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }
}

extension Ellipse: InsettableShape {
  /// An ellipse some points smaller on every side.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
