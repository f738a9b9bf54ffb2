// SPDX-License-Identifier: MIT

public import Foundation

/// The radius of each corner of a rectangle in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where a line of text starts.
  public var topLeading: CGFloat
  /// The lower corner where a line of text starts.
  public var bottomLeading: CGFloat
  /// The lower corner where a line of text ends.
  public var bottomTrailing: CGFloat
  /// The upper corner where a line of text ends.
  public var topTrailing: CGFloat

  /// Makes radii; a corner that is not named is square.
  @inlinable public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii, each smaller by `amount` and not negative.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}
