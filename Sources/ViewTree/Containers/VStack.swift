// SPDX-License-Identifier: MIT

public import Foundation

/// A column: its children one below the other.
///
/// Laid out by `StackLayout` in the kernel.
@frozen public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: which guides of the children lie on one line.
  ///   - spacing: the points between neighbours; nil for what the neighbours prefer, mostly 8, and
  ///     less between two texts.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a column with the content's elements as children.
  @inlinable public static func _lower(_ view: VStack, into lowering: Lowering) {
    let outer = lowering.openColumn(view.alignment, view.spacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
