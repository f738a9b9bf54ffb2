// SPDX-License-Identifier: MIT

/// No view: no element of a container, no space, no spacing.
///
/// Source: rule 1.2.
@frozen public struct EmptyView: PrimitiveView, Sendable {
  /// Makes the view.
  @inlinable public init() {}

  /// Adds nothing.
  @inlinable public static func _lower(_ view: EmptyView, into lowering: Lowering) {}

  /// No element.
  @inlinable public static var _isUnary: Bool { false }
}
