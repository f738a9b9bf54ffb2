// SPDX-License-Identifier: MIT

import CHarfBuzz

/// The tables of pairs that a shaping buffer has learned, by font and all else that letters shape
/// by.
struct PairTables {
  private static let mostTables = 64
  /// A font that shapes fewer letters than this is not worth learning.
  private static let fewestLetters = 400

  private struct Entry {
    var key: PairKey
    /// How many letters came before there was a table.
    var letters = 0
    /// `nil` until there were enough letters, and in fonts that cannot be learned.
    var table: PairTable?
  }

  private var entries: [Entry] = []
  private let rules: SharedPairRules

  init(_ rules: SharedPairRules) {
    self.rules = rules
  }

  /// Appends an item that is put together from pairs; false where it cannot be.
  mutating func append(
    _ item: ItemClusters, to text: inout ShapedParts, buffer: ShapingBuffer
  ) -> Bool {
    guard item.mayBePairs else { return false }
    let index = entry(for: item)
    if entries[index].table == nil { learn(item, at: index) }
    return entries[index].table?.append(item, to: &text, buffer: buffer) ?? false
  }

  /// The entry for an item, found or made; the oldest goes when there are many.
  private mutating func entry(for item: ItemClusters) -> Int {
    if let known = entries.firstIndex(where: { $0.key.fits(item) }) { return known }
    if entries.count == Self.mostTables { entries.removeFirst() }
    entries.append(Entry(key: PairKey(item)))
    return entries.count - 1
  }

  private mutating func learn(_ item: ItemClusters, at index: Int) {
    let before = entries[index].letters
    guard before < Self.fewestLetters else { return }
    entries[index].letters += item.item.graphemes.count
    guard entries[index].letters >= Self.fewestLetters else { return }
    let properties = item.properties
    entries[index].table = rules.rules(for: entries[index].key, properties).map {
      PairTable(PairFont(properties, rules: $0))
    }
  }
}

/// What pairs are learned for.
struct PairKey: Equatable, Sendable {
  private let face: FontFace
  private let script: hb_script_t
  private let language: String?
  private let features: [FontFeature]
  private let allowsLigatures: Bool

  init(_ item: ItemClusters) {
    face = item.item.face
    script = item.item.script
    language = item.language
    features = item.features
    allowsLigatures = item.allowsLigatures
  }

  func fits(_ item: ItemClusters) -> Bool {
    face === item.item.face && script == item.item.script && language == item.language
      && allowsLigatures == item.allowsLigatures && features == item.features
  }
}
