// SPDX-License-Identifier: MIT

public import Foundation

/// Space that takes what is left: along the stack that it stands in, elsewhere on both axes.
///
/// Source: rules 3.1–3.3.
@frozen public struct Spacer: PrimitiveView, Sendable {
  /// The smallest length in points; nil for 8.
  public var minLength: CGFloat?

  /// Makes a spacer.
  @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds a spacer along the stack around it.
  @inlinable public static func _lower(_ view: Spacer, into lowering: Lowering) {
    lowering.addSpacer(view.minLength)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
