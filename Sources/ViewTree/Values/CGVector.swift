// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  public import Foundation

  /// A direction and a length, as a move along both axes in points.
  @frozen public struct CGVector: Hashable, Sendable {
    /// The move to the right.
    public var dx: CGFloat
    /// The move downwards.
    public var dy: CGFloat

    /// No move.
    @inlinable public init() {
      self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// Makes a vector from two moves.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Makes a vector from two moves.
    @inlinable public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector from two moves.
    @inlinable public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No move.
    @inlinable public static var zero: CGVector { CGVector() }
  }
#endif
