// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// Lets a cell span columns.
public struct _GridCellColumns: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  let count: Int

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openGridCell(.gridCellColumns, GridCellTraits(columns: modifier.count))
  }
}

/// Aligns a cell by a point.
public struct _GridCellAnchor: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  let anchor: UnitPoint

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    let point = Point(x: Double(modifier.anchor.x), y: Double(modifier.anchor.y))
    lowering.openGridCell(.gridCellAnchor, GridCellTraits(anchor: point))
  }
}

/// Leaves a cell out of the sizes of its row or column.
public struct _GridCellUnsizedAxes: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  let axes: Axis.Set

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openGridCell(
      .gridCellUnsizedAxes,
      GridCellTraits(
        isWidthUnsized: modifier.axes.contains(.horizontal),
        isHeightUnsized: modifier.axes.contains(.vertical)))
  }
}

/// Aligns the column of a cell.
public struct _GridColumnAlignment: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  let guide: HorizontalAlignment

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openGridCell(
      .gridColumnAlignment,
      GridCellTraits(columnAlignment: lowering.key(modifier.guide)))
  }
}

extension View {
  /// Lets the view take several columns of the grid around it; a count below 1 counts as 1.
  ///
  /// The spans of one row add 10,000 columns at most. Source: rule 11.5.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellColumns(count: count))
  }

  /// Puts a point of the view on the same point of its cell, whatever the grid, the row and the
  /// column say.
  ///
  /// Source: rule 11.6.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellAnchor(anchor: anchor))
  }

  /// Leaves the view out when the grid sizes its row or column; it is offered what comes out.
  ///
  /// Source: rule 11.4.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellUnsizedAxes(axes: axes))
  }

  /// Aligns all cells of the view's column; of several such views in a column the topmost counts.
  ///
  /// Source: rule 11.6.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridColumnAlignment(guide: guide))
  }
}
