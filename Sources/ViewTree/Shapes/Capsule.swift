// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle whose shorter sides are round.
@frozen public struct Capsule: Shape, Equatable {
  /// The curve of the round sides.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  @inlinable public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline; the corner radius is half of the shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

extension Capsule: InsettableShape {
  /// A capsule some points smaller on every side.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with the given curve.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
