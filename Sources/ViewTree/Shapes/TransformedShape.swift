// SPDX-License-Identifier: MIT

public import Foundation

/// A shape with its outline mapped; its size stays the same.
@frozen public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The map, about the origin of the shape's space.
  public var transform: CGAffineTransform

  /// Maps a shape.
  @inlinable public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The mapped outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The shape with its outline mapped.
  @inlinable public nonisolated func transform(
    _ transform: CGAffineTransform
  ) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
