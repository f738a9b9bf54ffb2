// SPDX-License-Identifier: MIT

public import Foundation

/// A shape turned about a place of its rectangle; its size stays the same.
@frozen public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The turn; positive is clockwise on the page.
  public var angle: Angle
  /// The place that does not move.
  public var anchor: UnitPoint

  /// Turns a shape.
  @inlinable public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(anchor.point(in: rect)))
  }

  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned as far.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape turned about a place of its rectangle.
  @inlinable public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The same map carried out about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
