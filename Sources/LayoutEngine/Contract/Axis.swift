// SPDX-License-Identifier: MIT

/// A direction of layout.
@frozen public enum Axis: UInt8, Hashable, Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The direction across.
  @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Chooses the main axis of an algorithm at compile time, so that rows and columns are one code.
protocol MainAxis {
  static var axis: Axis { get }
}

/// The main axis of a row.
enum RowAxis: MainAxis {
  @inline(__always) static var axis: Axis { .horizontal }
}

/// The main axis of a column.
enum ColumnAxis: MainAxis {
  @inline(__always) static var axis: Axis { .vertical }
}
