// SPDX-License-Identifier: MIT

/// An angle, stored in radians.
///
/// With y pointing down, a positive angle turns clockwise on the page.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of no turn.
  @inlinable public init() { radians = 0 }

  /// Makes an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of so many radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of no turn.
  @inlinable public static var zero: Angle { Angle() }

  /// Whether the first angle turns less than the second; turns are not wrapped.
  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// The sum of two turns.
  @inlinable public static func + (a: Angle, b: Angle) -> Angle {
    Angle(radians: a.radians + b.radians)
  }

  /// The difference of two turns.
  @inlinable public static func - (a: Angle, b: Angle) -> Angle {
    Angle(radians: a.radians - b.radians)
  }

  /// The same turn the other way round.
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// A multiple of a turn.
  @inlinable public static func * (a: Angle, factor: Double) -> Angle {
    Angle(radians: a.radians * factor)
  }

  /// A fraction of a turn.
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
}
