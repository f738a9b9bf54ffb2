// SPDX-License-Identifier: MIT

public import Foundation

/// A row: its children side by side, in the reading direction.
///
/// Laid out by `StackLayout` in the kernel.
@frozen public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: which guides of the children lie on one line.
  ///   - spacing: the points between neighbours; nil for what the neighbours prefer, mostly 8.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a row with the content's elements as children.
  @inlinable public static func _lower(_ view: HStack, into lowering: Lowering) {
    let outer = lowering.openRow(view.alignment, view.spacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
