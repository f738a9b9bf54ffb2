// SPDX-License-Identifier: MIT

public import Foundation

/// A shape drawn some points away; its size stays the same.
@frozen public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The move in points.
  public var offset: CGSize

  /// Moves a shape.
  @inlinable public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved as far.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// The shape drawn some points away.
  @inlinable public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape drawn some points away.
  @inlinable public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape drawn some points away.
  @inlinable public nonisolated func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
