// SPDX-License-Identifier: MIT

/// Something that a layout could not do as it was asked, and what it did instead.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  public enum Kind: String, Hashable, Sendable {
    /// A frame's length was negative or not finite and was ignored.
    case invalidFrameDimension
    /// The lengths of a flexible frame were not in order and were raised.
    case contradictoryFrameConstraints
    /// A padding, spacing, offset, position or transform was not finite and had no effect.
    case invalidLength
    /// An aspect ratio was not a positive finite number and had no effect.
    case invalidAspectRatio
    /// A layout of your own answered or asked for something that cannot be used.
    case invalidLayoutAnswer
    /// Views were nested too deeply; what lay below was left out.
    case tooDeep
    /// Two elements of a collection had the same id.
    case duplicateID
    /// A font was not found; the system font stands in.
    case missingFont
    /// A font has no such weight or italic; the nearest face stands in.
    case missingFontVariant
    /// No font has a character of a text; boxes are drawn in its place.
    case missingGlyph
    /// An image was not found or cannot be read; nothing stands in for it.
    case missingImage
    /// A layout wrote state that changed the layout, again and again; the last pass is shown.
    case didNotSettle
    /// A geometry reader was offered nothing on an axis and took 10 points.
    case unspecifiedReader
    /// Infinity was offered and taken, so that frames are infinite; the first of them is named.
    case infiniteFrame
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// What happened and what was done, in words.
  public let message: String
  /// The names of the nodes from the root to the one that is meant, with slashes between; the
  /// last 64 behind an ellipsis when there are more.
  public let path: String

  /// The kind, the path and the message on one line.
  public var description: String { "\(kind.rawValue) at \(path): \(message)" }
}
