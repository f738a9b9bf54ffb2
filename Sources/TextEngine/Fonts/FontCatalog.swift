// SPDX-License-Identifier: MIT

/// The faces of a library, findable by name: those that were registered in their order, then
/// those that the machine has.
struct FontCatalog: Sendable {
  private(set) var entries: [FontEntry] = []
  private var byPostScript: [String: FontEntry] = [:]
  private var byFull: [String: FontEntry] = [:]
  private var byFamily: [String: [FontEntry]] = [:]
  private var byInstance: [String: (entry: FontEntry, instance: NamedInstance)] = [:]

  /// Adds a face. Of two faces with one name the registered one keeps it, else the earlier.
  mutating func append(_ entry: FontEntry) {
    Self.add(entry, to: &entries)
    Self.claim(entry.names.postScript, for: entry, in: &byPostScript)
    for name in [entry.names.full] + entry.names.otherFullNames {
      Self.claim(name, for: entry, in: &byFull)
    }
    for family in Set(([entry.names.family] + entry.names.otherFamilies).map { $0.lowercased() }) {
      Self.add(entry, to: &byFamily[family, default: []])
    }
    for instance in entry.namedInstances {
      for key in instance.names.map({ $0.lowercased() }) where byInstance[key] == nil {
        byInstance[key] = (entry, instance)
      }
    }
  }

  private static func add(_ entry: FontEntry, to entries: inout [FontEntry]) {
    let firstFound = entry.isRegistered ? entries.firstIndex { !$0.isRegistered } : nil
    entries.insert(entry, at: firstFound ?? entries.endIndex)
  }

  private static func claim(
    _ name: String, for entry: FontEntry, in index: inout [String: FontEntry]
  ) {
    let key = name.lowercased()
    let holder = index[key]
    if holder == nil || (entry.isRegistered && holder?.isRegistered == false) {
      index[key] = entry
    }
  }

  /// How a name was understood.
  enum Find {
    /// The name of one face.
    case face(FontEntry)
    /// The name of an instance of a variable face.
    case instance(FontEntry, NamedInstance)
    /// The name of a family, in the order of registration; never empty.
    case family([FontEntry])
  }

  /// Looks for a PostScript name, then a full name, then a family, then an instance of a variable
  /// face.
  func find(_ name: String) -> Find? {
    let key = name.lowercased()
    guard !key.isEmpty else { return nil }
    if let entry = byPostScript[key] ?? byFull[key] {
      return isFamilyToo(key, entry) ? byFamily[key].map(Find.family) : .face(entry)
    }
    if let family = byFamily[key] { return .family(family) }
    return byInstance[key].map { .instance($0.entry, $0.instance) }
  }

  /// A variable font's names are often all the same: then the family is meant.
  private func isFamilyToo(_ key: String, _ entry: FontEntry) -> Bool {
    entry.lightest < entry.heaviest && byFamily[key] != nil
  }

  /// The faces of a face's family, itself included.
  func family(of entry: FontEntry) -> [FontEntry] {
    byFamily[entry.names.family.lowercased()] ?? [entry]
  }

  /// Up to three registered names that differ least from a name that was not found.
  func nearestNames(to name: String) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let names = Set(entries.flatMap { [$0.names.postScript, $0.names.family] })
    let ranked = names.filter { !$0.isEmpty }.map { candidate in
      (distance: editDistance(wanted, Array(candidate.lowercased().utf8.prefix(64))), candidate)
    }
    return ranked.sorted { $0 < $1 }.prefix(3).map(\.1)
  }
}

/// How many letters must be added, removed or changed to turn one name into the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let change = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(change, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
