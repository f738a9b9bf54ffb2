// SPDX-License-Identifier: MIT

public import Foundation

/// A shape enlarged about a place of its rectangle; its size stays the same.
@frozen public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The place that does not move.
  public var anchor: UnitPoint

  /// Enlarges a shape.
  @inlinable public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The enlarged outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(map.about(anchor.point(in: rect)))
  }

  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The shape enlarged along both axes about a place of its rectangle.
  @inlinable public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape enlarged about a place of its rectangle.
  @inlinable public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
