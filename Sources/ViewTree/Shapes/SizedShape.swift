// SPDX-License-Identifier: MIT

public import Foundation

/// A shape drawn in a rectangle of a size of its own, at the origin of what it is given.
@frozen public struct _SizedShape<Content: Shape>: Shape {
  @usableFromInline var shape: Content
  @usableFromInline var size: CGSize

  @inlinable nonisolated init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// The outline in the fixed rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The shape drawn in a size of its own, in points.
  @inlinable public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// The shape drawn in a size of its own, in points.
  @inlinable public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
