// SPDX-License-Identifier: MIT

/// The glyphs that one place of a rule accepts, by where the table lists them.
enum GlyphSet: Hashable, Sendable {
  case glyph(Int)
  /// The offset of a coverage table.
  case coverage(Int)
  /// The offset of a class definition, and the class; class 0 is what the definition leaves out.
  case glyphClass(Int, Int)
}

/// What must stand beside a glyph for a substitution or a placement to begin at it.
///
/// Only the nearest neighbours count: a rule that asks for more is taken to apply too often, never
/// too seldom.
struct GlyphRule: Sendable {
  /// The glyph before; nil where the rule does not ask.
  var previous: GlyphSet?
  /// The glyph after; nil where the rule does not ask.
  var next: GlyphSet?

  /// Whether it applies whatever stands beside the glyph.
  var isUnconditional: Bool { previous == nil && next == nil }
}

/// The rules that begin at the same glyphs.
struct GlyphRules: Sendable {
  /// A glyph must be in all of these.
  var start: [GlyphSet]
  var rules: [GlyphRule]

  /// Whether they begin at their glyphs in any case.
  var isUnconditional: Bool { rules.allSatisfy(\.isUnconditional) }
}
