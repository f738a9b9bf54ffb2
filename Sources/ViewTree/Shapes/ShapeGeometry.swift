// SPDX-License-Identifier: MIT

public import Foundation

/// An outline that fits itself into the rectangle that it is given.
///
/// As a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle; points, y down.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The offered size, with 10 for an axis without an offer.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Adds a leaf that draws the shape.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    _ShapeView._lower(view.body, into: lowering)
  }

  /// One element.
  public static var _isUnary: Bool { true }
}
