// SPDX-License-Identifier: MIT

/// One of the two directions of the page.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The name of the case.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one axis.
    @inlinable public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis alone.
    @inlinable public static var horizontal: Set { Set(.horizontal) }
    /// The vertical axis alone.
    @inlinable public static var vertical: Set { Set(.vertical) }

    /// Whether the set has the axis.
    @inlinable public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
