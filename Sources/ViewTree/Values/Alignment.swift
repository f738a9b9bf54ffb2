// SPDX-License-Identifier: MIT

public import Foundation

/// An alignment guide of your own.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not set it, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Which guide an alignment means.
@usableFromInline enum AlignmentGuideID: Sendable {
  case builtIn(UInt8)
  case custom(any AlignmentID.Type)
}

extension AlignmentGuideID: Equatable {
  @usableFromInline static func == (a: AlignmentGuideID, b: AlignmentGuideID) -> Bool {
    switch (a, b) {
    case (.builtIn(let x), .builtIn(let y)): x == y
    case (.custom(let x), .custom(let y)): x == y
    default: false
    }
  }
}

/// A guide along the horizontal axis: what stands in a column or in depth is aligned by it.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  @usableFromInline let guide: AlignmentGuideID

  @usableFromInline init(guide: AlignmentGuideID) { self.guide = guide }

  /// Makes a guide of your own.
  public init(_ id: any AlignmentID.Type) { guide = .custom(id) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(guide: .builtIn(0))
  /// The centre.
  public static let center = HorizontalAlignment(guide: .builtIn(1))
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(guide: .builtIn(2))
}

/// A guide along the vertical axis: what stands in a row or in depth is aligned by it.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  @usableFromInline let guide: AlignmentGuideID

  @usableFromInline init(guide: AlignmentGuideID) { self.guide = guide }

  /// Makes a guide of your own.
  public init(_ id: any AlignmentID.Type) { guide = .custom(id) }

  /// The top edge.
  public static let top = VerticalAlignment(guide: .builtIn(3))
  /// The centre.
  public static let center = VerticalAlignment(guide: .builtIn(4))
  /// The bottom edge.
  public static let bottom = VerticalAlignment(guide: .builtIn(5))
  /// The baseline of the topmost text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(guide: .builtIn(6))
  /// The baseline of the lowest text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(guide: .builtIn(7))
}

/// A guide on each axis.
@frozen public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Both centres.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The centre of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
