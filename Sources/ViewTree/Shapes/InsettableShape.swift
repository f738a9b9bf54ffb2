// SPDX-License-Identifier: MIT

public import Foundation

/// A shape that can draw itself smaller by a distance from its edge.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` points on every side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
