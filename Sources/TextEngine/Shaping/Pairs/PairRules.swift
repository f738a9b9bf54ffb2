// SPDX-License-Identifier: MIT

/// The places in a font's rules where something other than a pair of letters might begin; the same
/// for all threads.
final class PairRules: Sendable {
  /// Whether the space is in no rule, so that words shape apart from each other.
  let spacesSeparate: Bool
  private let tables: [LayoutTable]
  /// The rules of each of `tables`.
  private let rules: [[GlyphRules]]

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
    self.tables = tables
    self.rules = rules
  }

  /// Whether neither Apple's tables nor a table of kerning that is more than pairs has a say.
  private static func isPlain(_ font: HarfBuzzFont) -> Bool {
    let foreign = ["morx", "mort", "kerx", "trak"]
    return foreign.allSatisfy { font.table($0).bytes.isEmpty }
      && (font.table("kern").uint16(0) ?? 0) == 0
  }

  /// A set of glyphs, with the table that it is listed in.
  struct Neighbour: Hashable, Sendable {
    fileprivate var table: Int
    fileprivate var set: GlyphSet
  }

  /// The sets of glyphs beside a letter that let a rule begin at it.
  struct Neighbours: Sendable {
    fileprivate(set) var before: Set<Neighbour> = []
    fileprivate(set) var after: Set<Neighbour> = []
  }

  /// A letter with more of them is not worth asking about.
  private static let mostNeighbours = 500

  /// What must stand beside a glyph for a rule to begin at it; nil where one may in any case.
  func neighbours(of glyph: UInt32) -> Neighbours? {
    var found = Neighbours()
    for (index, table) in tables.enumerated() {
      for group in rules[index] where table.mayContain(all: group.start, Int(glyph)) {
        if group.rules.contains(where: \.isUnconditional) { return nil }
        for rule in group.rules {
          if let next = rule.next {
            found.after.insert(Neighbour(table: index, set: next))
          } else if let previous = rule.previous {
            found.before.insert(Neighbour(table: index, set: previous))
          }
        }
      }
    }
    return found.after.count + found.before.count <= Self.mostNeighbours ? found : nil
  }

  /// Whether a glyph is in one of the sets; true where that cannot be read.
  func mayContain(_ neighbours: Set<Neighbour>, _ glyph: UInt32) -> Bool {
    neighbours.contains { tables[$0.table].mayContain(all: [$0.set], Int(glyph)) }
  }
}

extension LayoutTable {
  /// Whether a glyph is in all sets; true where that cannot be read.
  fileprivate func mayContain(all sets: [GlyphSet], _ glyph: Int) -> Bool {
    sets.allSatisfy { (try? contains($0, glyph)) ?? true }
  }
}

/// The rules that the buffers of a library share, by what letters shape by.
final class SharedPairRules: Sendable {
  private static let mostKept = 64

  private struct Entry {
    var key: PairKey
    /// `nil` for a font whose letters cannot be put together.
    var rules: PairRules?
  }

  private let entries = Lock<[Entry]>([])

  /// The rules for an item, read where they are not known; the oldest go when there are many.
  func rules(for key: PairKey, _ properties: ShapingProperties) -> PairRules? {
    if let known = entries.withLock({ $0.first { $0.key == key } }) { return known.rules }
    let rules = PairRules(properties)
    entries.withLock { entries in
      if entries.count == Self.mostKept { entries.removeFirst() }
      entries.append(Entry(key: key, rules: rules))
    }
    return rules
  }
}
