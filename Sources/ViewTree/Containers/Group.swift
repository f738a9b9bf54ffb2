// SPDX-License-Identifier: MIT

/// Several views as one expression; transparent to containers, and a modifier applies to each.
///
/// Source: rule 1.1.
@frozen public struct Group<Content> {
  @usableFromInline let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes a group.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Lowers the views in order.
  @inlinable public static func _lower(_ view: Group, into lowering: Lowering) {
    lowering.lowerChild(view.content, index: 0)
  }

  /// As the content.
  @inlinable public static var _isUnary: Bool { Content._isUnary }
}

extension Group: Sendable where Content: Sendable {}
