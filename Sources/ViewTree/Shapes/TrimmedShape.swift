// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a shape's outline.
@frozen public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// Where the part starts, as a share of the outline's length.
  public var startFraction: CGFloat
  /// Where the part ends, as a share of the outline's length.
  public var endFraction: CGFloat

  /// Takes a part of a shape's outline.
  @inlinable public nonisolated init(
    shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1
  ) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part of the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size that the whole shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// A part of the shape's outline, between two shares of its length from 0 to 1.
  @inlinable public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
