// SPDX-License-Identifier: MIT

public import Foundation

/// Columns of given widths, filled row after row.
///
/// Every child is laid out, seen or not. Laid out by `LazyGridLayout` in the kernel.
public struct LazyVGrid<Content: View>: PrimitiveView {
  @usableFromInline let columns: [GridItem]
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge on.
  ///   - alignment: where the columns lie if they do not fill the grid's width.
  ///   - spacing: the points between rows; nil for what the neighbours prefer, mostly 8.
  ///   - pinnedViews: without effect, as nothing scrolls.
  @inlinable public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a grid with the content's elements as cells.
  @inlinable public static func _lower(_ view: LazyVGrid, into lowering: Lowering) {
    let outer = lowering.openLazyVGrid(view.columns, view.alignment, view.spacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

/// Rows of given heights, filled column after column.
///
/// Every child is laid out, seen or not. Laid out by `LazyGridLayout` in the kernel.
public struct LazyHGrid<Content: View>: PrimitiveView {
  @usableFromInline let rows: [GridItem]
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top on.
  ///   - alignment: where the rows lie if they do not fill the grid's height.
  ///   - spacing: the points between columns; nil for what the neighbours prefer, mostly 8.
  ///   - pinnedViews: without effect, as nothing scrolls.
  @inlinable public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a grid with the content's elements as cells.
  @inlinable public static func _lower(_ view: LazyHGrid, into lowering: Lowering) {
    let outer = lowering.openLazyHGrid(view.rows, view.alignment, view.spacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

extension LazyVGrid: Sendable where Content: Sendable {}
extension LazyHGrid: Sendable where Content: Sendable {}
