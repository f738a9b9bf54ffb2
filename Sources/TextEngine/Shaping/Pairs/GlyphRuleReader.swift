// SPDX-License-Identifier: MIT

/// Collects the rules of lookups, and notes whether any of them looks at a glyph that separates
/// words.
struct GlyphRuleReader {
  private typealias Unreadable = LayoutTable.Unreadable

  /// More rules than this are not worth their memory.
  private static let mostRules = 20_000

  private(set) var rules: [GlyphRules] = []
  /// Whether a rule looks at the separator, or past letters.
  private(set) var touchesSeparator = false
  private let table: LayoutTable
  private let separator: Int
  private var count = 0

  /// `separator` is a glyph, in most cases the space.
  init(_ table: LayoutTable, separator: Int) {
    self.table = table
    self.separator = separator
  }

  mutating func add(lookup index: Int) throws(LayoutTable.Unreadable) {
    let lookup = try table.subtables(ofLookup: index)
    let first = rules.count
    for subtable in lookup.subtables {
      switch (table.kind, lookup.type) {
      case (.substitution, 4): try addLigatures(subtable)
      case (.substitution, 5), (.positioning, 7): try addContext(subtable)
      case (.substitution, 6), (.positioning, 8): try addChain(subtable)
      case (.substitution, 8): try addReverseChain(subtable)
      case (.positioning, 2): try addPairs(subtable, skipsLetters: lookup.skipsLetters)
      case (.positioning, 3): try addCursive(subtable, skipsLetters: lookup.skipsLetters)
      case (.positioning, 1...6), (.substitution, 1...3): try addSingle(subtable)
      default: throw Unreadable()
      }
    }
    if lookup.skipsLetters { loosen(from: first) }
  }

  /// Where letters are skipped, a neighbour in a rule may be any that follows.
  private mutating func loosen(from first: Int) {
    for index in first..<rules.count where !rules[index].isUnconditional {
      touchesSeparator = true
      rules[index].rules = [GlyphRule()]
    }
  }

  private mutating func append(_ start: [GlyphSet], _ found: [GlyphRule]) throws(Unreadable) {
    guard !found.isEmpty else { return }
    count += found.count
    guard count <= Self.mostRules else { throw Unreadable() }
    rules.append(GlyphRules(start: start, rules: found))
  }

  /// A rule from the places before its first glyph, after it and behind its end, nearest first.
  private mutating func rule(
    back: [GlyphSet] = [], input: [GlyphSet], ahead: [GlyphSet] = []
  ) throws(Unreadable) -> GlyphRule {
    for set in back + input + ahead where try table.contains(set, separator) {
      touchesSeparator = true
    }
    return GlyphRule(previous: back.first, next: input.first ?? ahead.first)
  }

  private mutating func note(_ start: [GlyphSet]) throws(Unreadable) {
    for set in start where try !table.contains(set, separator) { return }
    touchesSeparator = true
  }

  /// A lookup that begins at each covered glyph: a substitution, a mark's base.
  private mutating func addSingle(_ subtable: Int) throws(Unreadable) {
    let start = [GlyphSet.coverage(try table.place(subtable, 2))]
    try note(start)
    try append(start, [GlyphRule()])
  }

  /// Pairs that move only their first glyph are learned pair by pair. Those with a second value
  /// skip the pair that the second glyph begins, which may be the separator.
  private mutating func addPairs(_ subtable: Int, skipsLetters: Bool) throws(Unreadable) {
    guard try table.number(subtable + 6) != 0 || skipsLetters else { return }
    touchesSeparator = true
    try addSingle(subtable)
  }

  private mutating func addCursive(_ subtable: Int, skipsLetters: Bool) throws(Unreadable) {
    if skipsLetters { touchesSeparator = true }
    try addSingle(subtable)
  }

  private mutating func addLigatures(_ subtable: Int) throws(Unreadable) {
    let sets = try table.places(subtable, listAt: 4)
    let firsts = try table.coveredGlyphs(
      at: table.place(subtable, 2), limit: sets.count)
    for (first, set) in zip(firsts, sets) {
      var found: [GlyphRule] = []
      for ligature in try table.places(set, listAt: 0) {
        let parts = try table.numbers(at: ligature + 2, missing: 1)
        found.append(try rule(input: parts.map(GlyphSet.glyph)))
      }
      try note([.glyph(first)])
      try append([.glyph(first)], found)
    }
  }

  private mutating func addReverseChain(_ subtable: Int) throws(Unreadable) {
    let start = [GlyphSet.coverage(try table.place(subtable, 2))]
    var walk = RuleWalk(table, subtable, at: subtable + 4)
    let back = try walk.sets()
    let ahead = try walk.sets()
    try note(start)
    try append(start, [try rule(back: back, input: [], ahead: ahead)])
  }
}

// MARK: Rules in context

extension GlyphRuleReader {
  private mutating func addContext(_ subtable: Int) throws(Unreadable) {
    switch try table.number(subtable) {
    case 1: try addContextRules(subtable, classes: nil, listAt: 4)
    case 2:
      try addContextRules(subtable, classes: try table.place(subtable, 4), listAt: 6)
    case 3:
      let count = try table.number(subtable + 2)
      var sets: [GlyphSet] = []
      for index in 0..<count {
        sets.append(.coverage(try table.place(subtable, 6 + 2 * index)))
      }
      try add(back: [], input: sets, ahead: [])
    default: throw Unreadable()
    }
  }

  private mutating func addChain(_ subtable: Int) throws(Unreadable) {
    switch try table.number(subtable) {
    case 1: try addChainRules(subtable, classes: nil, listAt: 4)
    case 2:
      let classes = ChainClasses(
        back: try table.place(subtable, 4), input: try table.place(subtable, 6),
        ahead: try table.place(subtable, 8))
      try addChainRules(subtable, classes: classes, listAt: 10)
    case 3:
      var walk = RuleWalk(table, subtable, at: subtable + 2)
      try add(back: try walk.sets(), input: try walk.sets(), ahead: try walk.sets())
    default: throw Unreadable()
    }
  }

  /// A rule whose first glyph is the first of `input`.
  private mutating func add(
    back: [GlyphSet], input: [GlyphSet], ahead: [GlyphSet]
  ) throws(Unreadable) {
    guard let first = input.first else { throw Unreadable() }
    try note([first])
    try append([first], [try rule(back: back, input: Array(input.dropFirst()), ahead: ahead)])
  }

  private mutating func addContextRules(
    _ subtable: Int, classes: Int?, listAt list: Int
  ) throws(Unreadable) {
    for (start, set) in try ruleSets(subtable, classes: classes, listAt: list) {
      var found: [GlyphRule] = []
      for place in try table.places(set, listAt: 0) {
        // The count of substitutions stands between the count of glyphs and the glyphs.
        let count = max(0, try table.number(place) - 1)
        var input: [GlyphSet] = []
        for index in 0..<count {
          input.append(.entry(try table.number(place + 4 + 2 * index), classes: classes))
        }
        found.append(try rule(input: input))
      }
      try note(start)
      try append(start, found)
    }
  }

  private mutating func addChainRules(
    _ subtable: Int, classes: ChainClasses?, listAt list: Int
  ) throws(Unreadable) {
    for (start, set) in try ruleSets(subtable, classes: classes?.input, listAt: list) {
      var found: [GlyphRule] = []
      for place in try table.places(set, listAt: 0) {
        var walk = RuleWalk(table, subtable, at: place)
        found.append(
          try rule(
            back: try walk.entries(classes?.back),
            input: try walk.entries(classes?.input, missing: 1),
            ahead: try walk.entries(classes?.ahead)))
      }
      try note(start)
      try append(start, found)
    }
  }

  /// Lists of rules, each with what its first glyph must be.
  private func ruleSets(
    _ subtable: Int, classes: Int?, listAt list: Int
  ) throws(Unreadable) -> [(start: [GlyphSet], place: Int)] {
    let coverage = try table.place(subtable, 2)
    let offsets = try table.numbers(at: subtable + list)
    let firsts =
      classes == nil ? try table.coveredGlyphs(at: coverage, limit: offsets.count) : []
    var sets: [(start: [GlyphSet], place: Int)] = []
    for (index, offset) in offsets.enumerated() where offset != 0 {
      if let classes {
        sets.append(
          ([.coverage(coverage), .glyphClass(classes, index)], subtable + offset))
      } else if index < firsts.count {
        sets.append(([.glyph(firsts[index])], subtable + offset))
      }
    }
    return sets
  }
}

/// Where the classes of a chain's places are defined.
private struct ChainClasses {
  var back, input, ahead: Int
}

/// Reads the lists of a rule one after another.
private struct RuleWalk {
  private let table: LayoutTable
  private let subtable: Int
  private var offset: Int

  init(_ table: LayoutTable, _ subtable: Int, at offset: Int) {
    self.table = table
    self.subtable = subtable
    self.offset = offset
  }

  /// The next list, of coverage tables.
  mutating func sets() throws(LayoutTable.Unreadable) -> [GlyphSet] {
    try list(missing: 0).map { GlyphSet.coverage(subtable + $0) }
  }

  /// The next list, of classes or of glyphs; `missing` of its count are not written.
  mutating func entries(
    _ classes: Int?, missing: Int = 0
  ) throws(LayoutTable.Unreadable) -> [GlyphSet] {
    try list(missing: missing).map { GlyphSet.entry($0, classes: classes) }
  }

  private mutating func list(missing: Int) throws(LayoutTable.Unreadable) -> [Int] {
    let numbers = try table.numbers(at: offset, missing: missing)
    offset += 2 + 2 * numbers.count
    return numbers
  }
}

extension GlyphSet {
  /// A number in a rule: of a class where classes are defined, else of a glyph.
  fileprivate static func entry(_ number: Int, classes: Int?) -> GlyphSet {
    classes.map { .glyphClass($0, number) } ?? .glyph(number)
  }
}
