// SPDX-License-Identifier: MIT

/// Four answers of a node whose axes depend on each other, keyed by the exact whole proposal.
///
/// Blocks are chained when a node is asked more often; the chain is bounded, and the oldest
/// answer is then overwritten.
struct SizeCache {
  var entries: (Entry, Entry, Entry, Entry) = (Entry(), Entry(), Entry(), Entry())
  /// The next block of the chain, or −1.
  var next: Int32 = -1
  /// How many answers were stored in the whole chain (in the first block only).
  var stored: Int32 = 0
  /// The proposal that the children's placements belong to (in the first block only).
  var shared = AxisCache.none

  /// The number of blocks a node may have.
  static let maximumBlocks = 16

  struct Entry {
    var proposal = AxisCache.none
    var size = Size.zero
  }

  @inline(__always) func size(for proposal: Proposal) -> Size? {
    if entries.0.proposal == proposal { return entries.0.size }
    if entries.1.proposal == proposal { return entries.1.size }
    if entries.2.proposal == proposal { return entries.2.size }
    if entries.3.proposal == proposal { return entries.3.size }
    return nil
  }

  mutating func store(_ entry: Entry, at slot: Int) {
    switch slot {
    case 0: entries.0 = entry
    case 1: entries.1 = entry
    case 2: entries.2 = entry
    default: entries.3 = entry
    }
  }

  var filled: [Entry] {
    [entries.0, entries.1, entries.2, entries.3].filter { $0.proposal != AxisCache.none }
  }
}
