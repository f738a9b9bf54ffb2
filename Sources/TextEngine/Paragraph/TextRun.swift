// SPDX-License-Identifier: MIT

/// A piece of a text in one font.
///
/// Lengths that are not finite count as zero, and those beyond a million points either way as a
/// million.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font; other faces stand in for the clusters that it lacks.
  public var font: ResolvedFont
  /// Points added after each cluster, the last of a line included; nil adds none.
  public var kerning: Double?
  /// Points added after each cluster but the last of a line; switches optional ligatures off and
  /// wins over `kerning`. Nil adds none.
  public var tracking: Double?
  /// Points by which the glyphs move up; the line grows to hold them.
  public var baselineOffset: Double
  /// The language as a BCP 47 tag (`sr`, `zh-Hant`), for fonts whose glyphs differ by language; nil
  /// takes the font's default glyphs, on every machine.
  public var language: String?
  /// The line below the run; nil for none.
  public var underline: TextDecoration.Pattern?
  /// The line through the run; nil for none.
  public var strikethrough: TextDecoration.Pattern?

  /// What stands in the place of the characters; nil for characters.
  public var attachment: TextAttachment?

  /// Makes a run.
  public init(
    text: String, font: ResolvedFont, kerning: Double? = nil, tracking: Double? = nil,
    baselineOffset: Double = 0, language: String? = nil,
    underline: TextDecoration.Pattern? = nil, strikethrough: TextDecoration.Pattern? = nil
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.language = language
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Makes a run of something that takes room among the characters, such as a picture.
  ///
  /// The text has U+FFFC in its place, before and after which a line may end.
  public init(attachment: TextAttachment, font: ResolvedFont, baselineOffset: Double = 0) {
    self.init(text: "\u{FFFC}", font: font, baselineOffset: baselineOffset)
    self.attachment = attachment
  }
}

/// The room that something takes among characters, in points.
///
/// Numbers that are not finite count as zero, and so does a negative width; those beyond a million
/// points count as a million.
public struct TextAttachment: Hashable, Sendable {
  /// From the left edge to the right.
  public var width: Double { didSet { width = max(width.usableLength, 0) } }
  /// From the baseline up; the line grows to hold it. Negative for what begins below the baseline.
  public var ascent: Double { didSet { ascent = ascent.usableLength } }
  /// From the baseline down; the line grows to hold it. Negative for what ends above the baseline;
  /// what would end above its own beginning has no height.
  public var descent: Double { didSet { descent = descent.usableLength } }

  /// Makes room.
  public init(width: Double, ascent: Double, descent: Double = 0) {
    self.width = max(width.usableLength, 0)
    self.ascent = ascent.usableLength
    self.descent = descent.usableLength
  }

  /// The descent of what does not end above its own beginning.
  var usableDescent: Double { max(descent, -ascent) }
}

extension TextRun {
  /// What the run needs over its own baseline.
  var ascent: Double { attachment?.ascent ?? font.metrics.ascent }
  /// What the run needs under its own baseline.
  var descent: Double { attachment?.usableDescent ?? font.metrics.descent }
  /// Points added inside a line after each cluster.
  var spacing: Double { (tracking ?? kerning)?.usableLength ?? 0 }
  /// The part of `spacing` that the last cluster of a line drops.
  var spacingDroppedAtLineEnd: Double { tracking?.usableLength ?? 0 }
  var allowsOptionalLigatures: Bool { (tracking?.usableLength ?? 0) == 0 }
}
