// SPDX-License-Identifier: MIT

/// The data of a type that has none.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Makes the only value.
  @inlinable public init() {}

  /// The only value.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  @inlinable public static func + (
    a: EmptyAnimatableData, b: EmptyAnimatableData
  ) -> EmptyAnimatableData { a }

  /// The only value.
  @inlinable public static func - (
    a: EmptyAnimatableData, b: EmptyAnimatableData
  ) -> EmptyAnimatableData { a }

  /// Changes nothing.
  @inlinable public mutating func scale(by rhs: Double) {}

  /// Zero.
  @inlinable public var magnitudeSquared: Double { 0 }
}
