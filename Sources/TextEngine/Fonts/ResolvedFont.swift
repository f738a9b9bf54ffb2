// SPDX-License-Identifier: MIT

/// A name that no registered font has.
public struct FontMiss: Hashable, Sendable {
  /// The name that was asked for.
  public var requested: String
  /// Registered names that differ least, nearest first; at most three.
  public var nearest: [String]
  /// The PostScript name of the face used instead.
  public var used: String
}

/// What a request asked for and did not get.
public enum FontNote: Hashable, Sendable {
  /// No font has the name; the system font stands in.
  case missingFont(FontMiss)
  /// The library has no font that can be used: text is drawn in boxes one em wide.
  case noFonts
  /// The family has no such weight. Nothing is emboldened: the nearest face stands in.
  case missingWeight(requested: Double, used: Double)
  /// The family has no such width, in percent of normal. Nothing is stretched: the nearest face
  /// stands in.
  case missingWidth(requested: Double, used: Double)
  /// The family has no italic face. Nothing is slanted.
  case missingItalic
}

/// A face at a size, with the features that shaping applies.
public struct ResolvedFont: Hashable, Sendable {
  /// The face that answers the request.
  public var face: FontFace
  /// Points per em; positive and finite. Other sizes are replaced as in `FontRequest`.
  public var size: Double { didSet { size = FontRequest(size: size).usableSize } }
  /// OpenType features beyond the default ones.
  public var features: [FontFeature]
  /// What could not be given.
  public var notes: [FontNote]
  /// Points that lines of the font stand further apart, or closer. Numbers that are not finite count
  /// as zero, those beyond a million either way as a million.
  public var extraLeading = 0.0

  /// Makes a font from a face.
  public init(
    face: FontFace, size: Double, features: [FontFeature] = [], notes: [FontNote] = []
  ) {
    self.face = face
    self.size = FontRequest(size: size).usableSize
    self.features = features
    self.notes = notes
  }

  /// The measures in points, unrounded.
  public var metrics: FontMetrics { face.metrics(size: size) }

  /// The missing name, if a name was missing.
  public var miss: FontMiss? {
    for case .missingFont(let miss) in notes { return miss }
    return nil
  }
}
