// SPDX-License-Identifier: MIT

public import Foundation

/// A circle as large as fits, in the middle of what it is given.
@frozen public struct Circle: Shape, Equatable {
  /// Makes a circle.
  @inlinable public init() {}

  /// The outline; its diameter is the shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the shorter offered side, with 10 for an axis without an offer.
  ///
  /// Source: observed in SwiftUI (case LEF-02).
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape {
  /// A circle with a smaller radius.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
