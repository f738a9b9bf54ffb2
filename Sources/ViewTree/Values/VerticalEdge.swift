// SPDX-License-Identifier: MIT

/// A side on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of vertical sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one side.
    @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper side alone.
    @inlinable public static var top: Set { Set(.top) }
    /// The lower side alone.
    @inlinable public static var bottom: Set { Set(.bottom) }
    /// Both sides.
    @inlinable public static var all: Set { Set(rawValue: 0b11) }
  }
}
