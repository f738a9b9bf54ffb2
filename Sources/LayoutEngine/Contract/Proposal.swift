// SPDX-License-Identifier: MIT

/// What a parent offers to a child: a length in points, or nothing, on each axis.
///
/// Nothing (`nil`) asks for the ideal length, zero for the smallest and infinity for the largest;
/// the axes are independent. Inside the kernel "nothing" is stored as the quiet NaN, so that a
/// proposal is two numbers; every other NaN is turned into it at the door.
///
/// Source: Apple's documentation of `ProposedViewSize`.
@frozen public struct Proposal: Hashable, Sendable {
  /// The offered width; NaN means "nothing offered".
  public var rawWidth: Double
  /// The offered height; NaN means "nothing offered".
  public var rawHeight: Double

  /// Makes a proposal; negative lengths become zero and NaN becomes nil.
  @inlinable public init(width: Double?, height: Double?) {
    rawWidth = Proposal.raw(width)
    rawHeight = Proposal.raw(height)
  }

  /// Makes a proposal of numbers that are already clean.
  @inlinable @inline(__always) init(raw width: Double, _ height: Double) {
    rawWidth = width
    rawHeight = height
  }

  /// The offered width, or nil for the ideal one.
  @inlinable public var width: Double? { rawWidth.isNaN ? nil : rawWidth }
  /// The offered height, or nil for the ideal one.
  @inlinable public var height: Double? { rawHeight.isNaN ? nil : rawHeight }

  /// Asks for the ideal size.
  @inlinable public static var unspecified: Proposal { Proposal(raw: .nan, .nan) }
  /// Asks for the smallest size.
  @inlinable public static var zero: Proposal { Proposal(raw: 0, 0) }
  /// Asks for the largest size.
  @inlinable public static var infinity: Proposal { Proposal(raw: .infinity, .infinity) }
  /// Offers a size.
  @inlinable public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The stored number along an axis; NaN means "nothing offered".
  @inlinable @inline(__always) subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? rawWidth : rawHeight }
    set { if axis == .horizontal { rawWidth = newValue } else { rawHeight = newValue } }
  }

  /// A proposal given along and across a main axis.
  @inlinable @inline(__always) init(main: Double, cross: Double, axis: Axis) {
    self = axis == .horizontal ? Proposal(raw: main, cross) : Proposal(raw: cross, main)
  }

  /// Whether both are the same bit for bit: nil equals nil, and zero differs from minus zero.
  @inlinable @inline(__always) public static func == (a: Proposal, b: Proposal) -> Bool {
    a.rawWidth.bitPattern == b.rawWidth.bitPattern
      && a.rawHeight.bitPattern == b.rawHeight.bitPattern
  }

  /// Hashes the bit patterns.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawWidth.bitPattern)
    hasher.combine(rawHeight.bitPattern)
  }

  /// The size with `length` on the axes where nothing is offered.
  @inlinable public func filled(with length: Double = 10) -> Size {
    Size(
      width: rawWidth.isNaN ? length : rawWidth, height: rawHeight.isNaN ? length : rawHeight)
  }

  @inlinable static func raw(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return length > 0 ? length : 0
  }
}

extension Double {
  /// This length, or `other` where this one is "nothing offered".
  @inlinable @inline(__always) func or(_ other: Double) -> Double { isNaN ? other : self }

  /// This length without NaN and without a negative part: what a size may hold.
  @inlinable @inline(__always) var asLength: Double { self > 0 ? self : 0 }

  /// This number, or zero where it is none.
  @inlinable @inline(__always) var orZero: Double { isNaN ? 0 : self }

  /// This coordinate, or zero where there is none: what is endless and has no start, because it is
  /// centred, lies at the start. What comes behind an endless view is infinitely far away.
  @inlinable @inline(__always) var asCoordinate: Double { self > -.infinity ? self : 0 }

  /// This number within ±10¹⁰⁰ points, so that no sum of lengths overflows.
  @inline(__always) var limited: Double { Swift.min(Swift.max(self, -1e100), 1e100) }

  /// What a guide may answer: zero where it is not finite.
  @inline(__always) var asGuide: Double { isFinite ? limited : 0 }
}
