// SPDX-License-Identifier: MIT

/// One line of a text with its glyphs in place; points from the top left of the text's box.
public struct TextLine: Hashable, Sendable {
  /// The glyphs from left to right, in stretches of one face, size, direction and source run.
  public var runs: [GlyphRun]
  /// The lines under and through the text, from left to right for each source run and kind.
  public var decorations: [TextDecoration]
  /// The stretches of the source runs from left to right; they touch each other.
  public var stretches: [TextStretch]
  /// Where the line's ink area begins.
  public var x: Double
  /// The top of the line.
  public var y: Double
  /// The width without hanging spaces.
  public var width: Double
  /// The height of the line without the space to the next.
  public var height: Double
  /// The baseline, y down.
  public var baseline: Double
  /// The bytes of the text's UTF-8 that belong to the line, hanging spaces and the line break
  /// included; to the end of the text for a truncated line.
  public var range: Range<Int>
  /// Whether the line shows an ellipsis.
  public var isTruncated: Bool

  /// From the top of the line down to its baseline.
  public var ascent: Double { baseline - y }
  /// From the baseline down to the bottom of the line.
  public var descent: Double { y + height - baseline }
}

/// The room of one source run on a line, or of a part of it between others; all in points.
public struct TextStretch: Hashable, Sendable {
  /// The index of the source run among the paragraph's runs.
  public var sourceRun: Int
  /// The left edge, from the left edge of the text box.
  public var x: Double
  /// How wide the stretch is, without spaces that hang over the end of the line.
  public var width: Double
  /// The baseline of the run itself, its offset included, from the top edge of the text box.
  public var baseline: Double
  /// What the run's font, or its attachment, needs over its own baseline.
  public var ascent: Double
  /// What the run's font, or its attachment, needs under its own baseline.
  public var descent: Double
}
