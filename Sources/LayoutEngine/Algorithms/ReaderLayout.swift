// SPDX-License-Identifier: MIT

/// A node that takes its proposal and builds its children when it is placed.
///
/// The children are offered the node's size and lie at its top leading corner, on top of each
/// other. Where nothing is proposed the node takes 10 points.
/// Source: rule 9.1; contradiction C3 is decided for 10.
extension Pass {
  func placeReader(_ i: Int) {
    let size = placements.base[i].size
    let level = tree.level(of: i)
    tree.withRoom(for: level * ReaderRoom.levelsForReader) {
      tree.buildDeferred(i, level: level, size: size)
    }
    tree.withRoom(for: tree.depth) {
      for child in children(i) {
        place(child, at: .zero, Proposal(size), in: i)
      }
    }
  }
}

/// The room that building content takes while placing.
enum ReaderRoom {
  /// Building content takes more stack than placing it; this many levels' worth is set aside.
  static let levelsForReader = 4
}
