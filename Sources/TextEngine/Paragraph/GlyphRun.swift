// SPDX-License-Identifier: MIT

/// One glyph of a run, placed on the run's baseline.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its face; zero is the box of a missing character.
  public var id: UInt32
  /// The pen position in points, from the left edge of the text box.
  public var x: Double
  /// The baseline in points, from the top edge of the text box, y down.
  public var y: Double
  /// How far the pen moves, in points.
  public var advance: Double
  /// The offset of the glyph's cluster in the UTF-8 of the run's `text`.
  public var cluster: Int

  /// Makes a placed glyph.
  public init(id: UInt32, x: Double, y: Double, advance: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.advance = advance
    self.cluster = cluster
  }
}

/// Glyphs of one face, one size and one direction, in visual order from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face that all glyphs come from.
  public var face: FontFace
  /// The size in points per em.
  public var size: Double
  /// The glyphs in visual order.
  public var glyphs: [PositionedGlyph]
  /// The characters that the glyphs stand for, in logical order.
  public var text: String
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// The index of the source run (its font and colour) among the paragraph's runs.
  public var sourceRun: Int
  /// Where the characters begin in the UTF-8 of the whole text; nil for a sign that the layout adds,
  /// such as an ellipsis.
  public var textStart: Int?

  /// Makes a run.
  public init(
    face: FontFace, size: Double, glyphs: [PositionedGlyph], text: String,
    isRightToLeft: Bool, sourceRun: Int, textStart: Int? = nil
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.sourceRun = sourceRun
    self.textStart = textStart
  }
}
