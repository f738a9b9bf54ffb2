// SPDX-License-Identifier: MIT

import CHarfBuzz

/// What a font does to letters, asked of HarfBuzz, where its rules let them stand for themselves.
struct PairFont {
  /// A letter that stands for itself unless its neighbours say otherwise.
  struct Letter {
    var scalar: UInt32
    var shaped: PairTable.Letter
    fileprivate var neighbours: PairRules.Neighbours
  }

  let rules: PairRules
  private let properties: ShapingProperties
  private let buffer = ShapingBuffer()

  init(_ properties: ShapingProperties, rules: PairRules) {
    self.properties = properties
    self.rules = rules
  }

  /// The letter by itself; nil where it has not just the glyph of the `cmap`, or a rule applies in
  /// any case. What no lookup changes, all lookups see alike.
  func letter(_ scalar: UInt32) -> Letter? {
    let shaped = shape([scalar])
    guard shaped.count == 1, let glyph = shaped.first?.glyph, glyph.id != 0, !glyph.isMoved,
      glyph.id == properties.face.shaper.nominalGlyph(for: scalar),
      hb_ot_layout_get_glyph_class(properties.face.shaper.face, glyph.id)
        != HB_OT_LAYOUT_GLYPH_CLASS_MARK,
      let neighbours = rules.neighbours(of: glyph.id)
    else { return nil }
    let letter = PairTable.Letter(glyph: glyph.id, advance: glyph.advance)
    return Letter(scalar: scalar, shaped: letter, neighbours: neighbours)
  }

  /// How the first letter moves before the second; nil where they may change each other.
  func move(_ first: Letter, before second: Letter) -> PairMove? {
    guard !rules.mayContain(first.neighbours.after, second.shaped.glyph),
      !rules.mayContain(second.neighbours.before, first.shaped.glyph)
    else { return nil }
    let shaped = shape([first.scalar, second.scalar])
    guard shaped.count == 2, shaped[0].glyph.id == first.shaped.glyph, !shaped[0].glyph.isMoved,
      shaped[1].glyph.id == second.shaped.glyph, !shaped[1].glyph.isMoved,
      shaped[1].glyph.advance == second.shaped.advance, shaped[1].scalar == 1
    else { return nil }
    return PairMove(
      shaped[0].glyph.advance &- first.shaped.advance, isUnsafe: shaped[1].isUnsafe)
  }

  private func shape(_ scalars: [UInt32]) -> [BufferGlyph] {
    var glyphs: [BufferGlyph] = []
    buffer.shape(
      scalars, scalars.indices, properties, isRightToLeft: false, continuesCluster: false,
      into: &glyphs)
    return glyphs
  }
}

extension ShapedGlyph {
  fileprivate var isMoved: Bool { xOffset != 0 || yOffset != 0 }
}
