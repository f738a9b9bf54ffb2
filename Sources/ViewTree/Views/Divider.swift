// SPDX-License-Identifier: MIT

/// A thin line across the stack that it stands in; elsewhere a horizontal one.
///
/// One pixel thick, one point at the accessibility text sizes.
/// Source: rule 3.4.
@frozen public struct Divider: PrimitiveView, Sendable {
  /// Makes a line.
  @inlinable public init() {}

  /// Adds a line across the stack around it.
  public static func _lower(_ view: Divider, into lowering: Lowering) { lowering.addDivider() }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
