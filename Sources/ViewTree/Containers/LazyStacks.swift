// SPDX-License-Identifier: MIT

public import Foundation

/// A column of children of their ideal heights, as wide as it is offered.
///
/// Every child is laid out, seen or not. Laid out by `LazyStackLayout` in the kernel.
@frozen public struct LazyVStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: where the children lie in the column's width.
  ///   - spacing: the points between neighbours; nil for what the neighbours prefer, mostly 8.
  ///   - pinnedViews: without effect, as nothing scrolls.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a column with the content's elements as children.
  @inlinable public static func _lower(_ view: LazyVStack, into lowering: Lowering) {
    let outer = lowering.openLazyColumn(view.alignment, view.spacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

/// A row of children of their ideal widths, as high as it is offered.
///
/// Every child is laid out, seen or not. Laid out by `LazyStackLayout` in the kernel.
@frozen public struct LazyHStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: where the children lie in the row's height.
  ///   - spacing: the points between neighbours; nil for what the neighbours prefer, mostly 8.
  ///   - pinnedViews: without effect, as nothing scrolls.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a row with the content's elements as children.
  @inlinable public static func _lower(_ view: LazyHStack, into lowering: Lowering) {
    let outer = lowering.openLazyRow(view.alignment, view.spacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

extension LazyVStack: Sendable where Content: Sendable {}
extension LazyHStack: Sendable where Content: Sendable {}
