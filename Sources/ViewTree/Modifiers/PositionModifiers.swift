// SPDX-License-Identifier: MIT

public import Foundation

/// Centres a view on a point.
@frozen public struct _PositionLayout: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let position: CGPoint

  @inlinable init(position: CGPoint) { self.position = position }

  /// Opens the node.
  @inlinable public static func _open(_ modifier: _PositionLayout, in lowering: Lowering) {
    lowering.openPosition(modifier.position)
  }
}

/// Moves a view.
@frozen public struct _OffsetEffect: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let offset: CGSize

  @inlinable init(offset: CGSize) { self.offset = offset }

  /// Opens the node.
  @inlinable public static func _open(_ modifier: _OffsetEffect, in lowering: Lowering) {
    lowering.openOffset(modifier.offset)
  }
}

extension View {
  /// Centres the view on a point of the space around it, which it takes whole.
  ///
  /// Coordinates that are not finite count as zero, with a diagnostic. Source: rule 8.2.
  @inlinable public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Centres the view on a point of the space around it, which it takes whole.
  @inlinable public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }

  /// Moves the view, and leaves the layout around it alone.
  ///
  /// Lengths that are not finite count as zero, with a diagnostic. Source: rule 8.1.
  @inlinable public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves the view, and leaves the layout around it alone.
  @inlinable public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}
