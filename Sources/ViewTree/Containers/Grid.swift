// SPDX-License-Identifier: MIT

public import Foundation

/// Rows of cells whose columns share their widths.
///
/// An element that is no ``GridRow`` is a row of its own, of one cell across all columns. Laid out by
/// `GridLayout` in the kernel.
@frozen public struct Grid<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let horizontalSpacing: CGFloat?
  @usableFromInline let verticalSpacing: CGFloat?
  @usableFromInline let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: where cells lie in their spaces, unless a row, a column or a cell says more.
  ///   - horizontalSpacing: the points between columns; nil for what the cells prefer, mostly 8.
  ///   - verticalSpacing: the points between rows; nil for what the cells prefer, mostly 8, and less
  ///     between texts.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds a grid with the content's rows and elements as children.
  @inlinable public static func _lower(_ view: Grid, into lowering: Lowering) {
    let outer = lowering.openGrid(
      view.alignment, view.horizontalSpacing, view.verticalSpacing)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

/// A row of a grid: each element is a cell.
///
/// Outside of a grid the cells are elements of the container around. A modifier applies to each cell.
@frozen public struct GridRow<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline let content: Content

  /// Makes a row.
  ///
  /// - Parameter alignment: which guides of the cells lie on one line; nil for the grid's.
  @inlinable public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a row with the content's elements as cells, or the elements alone.
  @inlinable public static func _lower(_ view: GridRow, into lowering: Lowering) {
    let outer = lowering.openGridRow(view.alignment)
    lowering.lowerChild(view.content, index: 0)
    if let outer { lowering.closeStack(outer) }
  }

  /// Any number of cells.
  @inlinable public static var _isUnary: Bool { false }
}

extension Grid: Sendable where Content: Sendable {}
extension GridRow: Sendable where Content: Sendable {}
