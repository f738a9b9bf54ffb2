// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle with rounded corners, all alike, that fills what it is given.
@frozen public struct RoundedRectangle: Shape, Equatable {
  /// The width and height of a corner's curve in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of one size.
  @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of one radius.
  @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline; a corner takes half of a side at most.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// A rectangle some points smaller on every side; its corners have the same centres.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of one size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of one radius.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
