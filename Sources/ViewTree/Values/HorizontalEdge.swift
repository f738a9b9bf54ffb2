// SPDX-License-Identifier: MIT

/// A side on the horizontal axis, in reading direction.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where a line of text starts.
  case leading
  /// The side where a line of text ends.
  case trailing

  /// A set of horizontal sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one side.
    @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading side alone.
    @inlinable public static var leading: Set { Set(.leading) }
    /// The trailing side alone.
    @inlinable public static var trailing: Set { Set(.trailing) }
    /// Both sides.
    @inlinable public static var all: Set { Set(rawValue: 0b11) }
  }
}
