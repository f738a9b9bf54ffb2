// SPDX-License-Identifier: MIT

public import Foundation

/// Distances in points from the four sides of a rectangle, positive inwards.
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where a line of text starts.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where a line of text ends.
  public var trailing: CGFloat

  /// Makes insets from four distances.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
