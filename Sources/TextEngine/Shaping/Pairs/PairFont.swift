// SPDX-License-Identifier: MIT

import CHarfBuzz

/// What a font does to letters, asked of HarfBuzz, and the rules that it may do more by.
struct PairFont {
  /// A letter that stands for itself unless its neighbours say otherwise.
  struct Letter {
    var scalar: UInt32
    var shaped: PairTable.Letter
    fileprivate var neighbours: Neighbours
  }

  /// The sets of glyphs beside a letter that let a rule begin at it.
  fileprivate struct Neighbours {
    var before: [Neighbour] = []
    var after: [Neighbour] = []
  }

  /// A set of glyphs, with the table that it is listed in.
  fileprivate struct Neighbour {
    var table: Int
    var set: GlyphSet
  }

  let spacesSeparate: Bool
  private let properties: ShapingProperties
  private let tables: [LayoutTable]
  /// The rules of each of `tables`.
  private let rules: [[GlyphRules]]
  private let buffer = ShapingBuffer()

  /// `nil` where the font is shaped by other tables than OpenType's, or they cannot be read.
  init?(_ properties: ShapingProperties) {
    guard Self.isPlain(properties.face.shaper) else { return nil }
    let space = properties.face.shaper.nominalGlyph(for: 0x20)
    var separates = space != nil
    var tables: [LayoutTable] = []
    var rules: [[GlyphRules]] = []
    for kind in [LayoutTable.Kind.substitution, .positioning] {
      guard let lookups = properties.lookups(kind) else { return nil }
      guard !lookups.isEmpty else { continue }
      let table = LayoutTable(kind, properties.face.shaper.table(kind.tag.text))
      var reader = GlyphRuleReader(table, separator: space.map(Int.init) ?? .max)
      do {
        for lookup in lookups { try reader.add(lookup: lookup) }
      } catch {
        return nil
      }
      if reader.touchesSeparator { separates = false }
      tables.append(table)
      rules.append(reader.rules)
    }
    spacesSeparate = separates
    self.properties = properties
    self.tables = tables
    self.rules = rules
  }

  /// Whether neither Apple's tables nor a table of kerning that is more than pairs has a say.
  private static func isPlain(_ font: HarfBuzzFont) -> Bool {
    let foreign = ["morx", "mort", "kerx", "trak"]
    return foreign.allSatisfy { font.table($0).bytes.isEmpty }
      && (font.table("kern").uint16(0) ?? 0) == 0
  }

  /// The letter by itself; nil where it has not just its own glyph, or a rule applies in any case.
  func letter(_ scalar: UInt32) -> Letter? {
    let shaped = shape([scalar])
    guard shaped.count == 1, let glyph = shaped.first?.glyph, glyph.id != 0, !glyph.isMoved,
      hb_ot_layout_get_glyph_class(properties.face.shaper.face, glyph.id)
        != HB_OT_LAYOUT_GLYPH_CLASS_MARK,
      let neighbours = (try? neighbours(of: Int(glyph.id))).flatMap({ $0 })
    else { return nil }
    let letter = PairTable.Letter(glyph: glyph.id, advance: glyph.advance)
    return Letter(scalar: scalar, shaped: letter, neighbours: neighbours)
  }

  /// What must stand beside a glyph for a rule to begin at it; nil where nothing must.
  private func neighbours(of glyph: Int) throws(LayoutTable.Unreadable) -> Neighbours? {
    var found = Neighbours()
    for (index, table) in tables.enumerated() {
      for group in rules[index] where try table.contains(all: group.start, glyph) {
        for rule in group.rules {
          if rule.isUnconditional { return nil }
          if let next = rule.next {
            found.after.append(Neighbour(table: index, set: next))
          } else if let previous = rule.previous {
            found.before.append(Neighbour(table: index, set: previous))
          }
        }
      }
    }
    return found
  }

  /// How the first letter moves before the second; nil where they may change each other.
  func move(_ first: Letter, before second: Letter) -> PairMove? {
    guard !mayContain(first.neighbours.after, second.shaped.glyph),
      !mayContain(second.neighbours.before, first.shaped.glyph)
    else { return nil }
    let shaped = shape([first.scalar, second.scalar])
    guard shaped.count == 2, shaped[0].glyph.id == first.shaped.glyph, !shaped[0].glyph.isMoved,
      shaped[1].glyph.id == second.shaped.glyph, !shaped[1].glyph.isMoved,
      shaped[1].glyph.advance == second.shaped.advance, shaped[1].scalar == 1
    else { return nil }
    return PairMove(
      shaped[0].glyph.advance &- first.shaped.advance, isUnsafe: shaped[1].isUnsafe)
  }

  private func mayContain(_ neighbours: [Neighbour], _ glyph: UInt32) -> Bool {
    neighbours.contains { neighbour in
      (try? tables[neighbour.table].contains(neighbour.set, Int(glyph))) ?? true
    }
  }

  private func shape(_ scalars: [UInt32]) -> [BufferGlyph] {
    var glyphs: [BufferGlyph] = []
    buffer.shape(
      scalars, scalars.indices, properties, isRightToLeft: false, continuesCluster: false,
      into: &glyphs)
    return glyphs
  }
}

extension LayoutTable {
  fileprivate func contains(all sets: [GlyphSet], _ glyph: Int) throws(Unreadable) -> Bool {
    for set in sets where try !contains(set, glyph) { return false }
    return true
  }
}

extension ShapedGlyph {
  fileprivate var isMoved: Bool { xOffset != 0 || yOffset != 0 }
}
