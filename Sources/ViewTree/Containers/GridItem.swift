// SPDX-License-Identifier: MIT

public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How long the column or row is across, in points.
  public enum Size: Sendable {
    /// One length.
    case fixed(CGFloat)
    /// An equal part of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as have room for the minimum, of equal lengths up to the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the column or row is.
  public var size: GridItem.Size
  /// The points to the next column or row; nil for 8.
  public var spacing: CGFloat?
  /// Where cells lie in their spaces; nil for the centre.
  public var alignment: Alignment?

  /// Makes an item. Negative lengths and lengths that are not finite count as zero, and a maximum
  /// below the minimum as the minimum, with a diagnostic.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Which views of sections stay in sight while their section scrolls.
///
/// Nothing scrolls in a picture: headers and footers lie where they lie without pinning.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
