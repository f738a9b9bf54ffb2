// SPDX-License-Identifier: MIT

public import Foundation

/// The size that a parent offers a view, in points.
///
/// On each axis `nil` asks for the ideal length, zero for the smallest and infinity for the
/// largest. The view may answer anything.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width, or nil for the ideal one.
  public var width: CGFloat?
  /// The offered height, or nil for the ideal one.
  public var height: CGFloat?

  /// Makes an offer from two lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes an offer of a definite size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The offer as a size, with a stand-in for every axis that is nil.
  ///
  /// The default of 10 by 10 is what a view without a size of its own answers (rule 0.3).
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
