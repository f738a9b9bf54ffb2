// SPDX-License-Identifier: MIT

/// How the inside of a path is decided and drawn.
public struct FillStyle: Equatable, Sendable {
  /// Whether a place is inside when it is enclosed an odd number of times; otherwise it is inside
  /// when the windings around it do not cancel.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
