// SPDX-License-Identifier: MIT

/// Reads the lookups of a `GSUB` or `GPOS` table: which glyphs each may begin at, and beside which.
///
/// Source: the OpenType specification, "Common Table Formats", `GSUB` and `GPOS`.
struct LayoutTable: Sendable {
  /// A table that breaks off or has a format that is not known.
  struct Unreadable: Error {}

  enum Kind: Sendable {
    case substitution, positioning
  }

  let kind: Kind
  private let table: BigEndianTable

  init(_ kind: Kind, _ table: BigEndianTable) {
    self.kind = kind
    self.table = table
  }

  /// A number of two bytes.
  func number(_ offset: Int) throws(Unreadable) -> Int {
    guard let number = table.uint16(offset) else { throw Unreadable() }
    return number
  }

  /// The place that a number of two bytes points at from `base`.
  func place(_ base: Int, _ offset: Int) throws(Unreadable) -> Int {
    base + (try number(base + offset))
  }

  /// The places in a list with its count before it, counted from `base`.
  func places(_ base: Int, listAt offset: Int) throws(Unreadable) -> [Int] {
    try numbers(at: base + offset).map { base + $0 }
  }

  /// Numbers with their count before them; `missing` of the count are not written.
  func numbers(at offset: Int, missing: Int = 0) throws(Unreadable) -> [Int] {
    let count = max(0, try number(offset) - missing)
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for index in 0..<count { numbers.append(try number(offset + 2 + 2 * index)) }
    return numbers
  }

  /// The subtables of a lookup with its type and flags; those of an extension for the extension.
  func subtables(ofLookup index: Int) throws(Unreadable) -> Lookup {
    let list = try number(8)
    guard index < (try number(list)) else { throw Unreadable() }
    let lookup = try place(list, 2 + 2 * index)
    let type = try number(lookup)
    let found = Lookup(
      type: type, flags: try number(lookup + 2), subtables: try places(lookup, listAt: 4))
    return type == kind.extensionType ? try unwrap(found) : found
  }

  struct Lookup: Sendable {
    var type: Int
    var flags: Int
    var subtables: [Int]

    /// Whether letters and ligatures may be skipped, so that neighbours are not the nearest.
    var skipsLetters: Bool { flags & 0x06 != 0 }
  }

  private func unwrap(_ lookup: Lookup) throws(Unreadable) -> Lookup {
    var lookup = lookup
    for (index, subtable) in lookup.subtables.enumerated() {
      lookup.type = try number(subtable + 2)
      let high = try number(subtable + 4)
      lookup.subtables[index] = subtable + high << 16 + (try number(subtable + 6))
    }
    return lookup
  }
}

extension LayoutTable.Kind {
  var extensionType: Int { self == .substitution ? 7 : 9 }
}

extension LayoutTable {
  func contains(_ set: GlyphSet, _ glyph: Int) throws(Unreadable) -> Bool {
    switch set {
    case .glyph(let only): only == glyph
    case .coverage(let offset): try isCovered(glyph, at: offset)
    case .glyphClass(let offset, let wanted): try glyphClass(of: glyph, at: offset) == wanted
    }
  }

  private func isCovered(_ glyph: Int, at offset: Int) throws(Unreadable) -> Bool {
    let isList = try number(offset) == 1
    return try find(glyph, at: offset + 4, count: number(offset + 2), width: isList ? 2 : 6) != nil
  }

  func glyphClass(of glyph: Int, at offset: Int) throws(Unreadable) -> Int {
    guard try number(offset) == 1 else {
      let range = try find(glyph, at: offset + 4, count: number(offset + 2), width: 6)
      return try range.map { range throws(Unreadable) in try number(range + 4) } ?? 0
    }
    let index = glyph - (try number(offset + 2))
    guard index >= 0, index < (try number(offset + 4)) else { return 0 }
    return try number(offset + 6 + 2 * index)
  }

  /// The place of a glyph among sorted glyphs, or of its range among sorted ranges.
  private func find(
    _ glyph: Int, at offset: Int, count: Int, width: Int
  ) throws(Unreadable) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = offset + width * ((low + high) / 2)
      let last = try number(width == 6 ? middle + 2 : middle)
      if glyph > last {
        low = (low + high) / 2 + 1
      } else if glyph < (try number(middle)) {
        high = (low + high) / 2
      } else {
        return middle
      }
    }
    return nil
  }

  /// The glyphs of a coverage table in order, at most `limit`.
  func coveredGlyphs(at offset: Int, limit: Int) throws(Unreadable) -> [Int] {
    if try number(offset) == 1 { return Array(try numbers(at: offset + 2).prefix(limit)) }
    var glyphs: [Int] = []
    for range in 0..<(try number(offset + 2)) {
      let first = try number(offset + 4 + 6 * range)
      let last = try number(offset + 6 + 6 * range)
      guard first <= last, glyphs.count < limit else { break }
      glyphs += first...last
    }
    return Array(glyphs.prefix(limit))
  }
}
