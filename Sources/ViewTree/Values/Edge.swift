// SPDX-License-Identifier: MIT

/// One side of a rectangle; leading and trailing follow the reading direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where a line of text starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// A set of sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one side.
    @inlinable public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side alone.
    @inlinable public static var top: Set { Set(.top) }
    /// The leading side alone.
    @inlinable public static var leading: Set { Set(.leading) }
    /// The lower side alone.
    @inlinable public static var bottom: Set { Set(.bottom) }
    /// The trailing side alone.
    @inlinable public static var trailing: Set { Set(.trailing) }
    /// All four sides.
    @inlinable public static var all: Set { Set(rawValue: 0b1111) }
    /// The leading and the trailing side.
    @inlinable public static var horizontal: Set { Set(rawValue: 0b1010) }
    /// The upper and the lower side.
    @inlinable public static var vertical: Set { Set(rawValue: 0b0101) }

    /// Whether the set has the side.
    @inlinable public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
