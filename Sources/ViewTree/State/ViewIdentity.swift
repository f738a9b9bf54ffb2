// SPDX-License-Identifier: MIT

/// The place of a view in the tree: a 128-bit hash of the way from the root.
///
/// Two ways meet in one hash with a chance that is negligible, provided that the ids on the way
/// hash well: ids that are different and feed the hasher the same are one place. Hashes differ from
/// process to process and are not to be stored.
@usableFromInline package struct ViewIdentity: Hashable, Sendable {
  private var high: UInt64
  private var low: UInt64

  /// The place of the root view.
  package static let root = ViewIdentity(high: 0x9E37_79B9_7F4A_7C15, low: 0xD1B5_4A32_D192_ED03)

  /// The place of the child at a position in the structure of its parent.
  package func child(index: Int) -> ViewIdentity {
    let word = UInt64(truncatingIfNeeded: index)
    return ViewIdentity(
      high: ViewIdentity.mixed(high ^ ViewIdentity.mixed(word &+ 0xA076_1D64_78BD_642F)),
      low: ViewIdentity.mixed(low &+ ViewIdentity.mixed(word ^ 0xE703_7ED1_A0B4_28DB)))
  }

  /// The place of the child with an explicit id.
  package func child<ID: Hashable>(id: ID) -> ViewIdentity {
    ViewIdentity(
      high: ViewIdentity.hash(id, after: high, salt: 1),
      low: ViewIdentity.hash(id, after: low, salt: 2))
  }

  /// Feeds both words; they are hashes already.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
  }

  private static func hash<ID: Hashable>(_ id: ID, after word: UInt64, salt: UInt8) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(salt)
    hasher.combine(word)
    hasher.combine(id)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// A bijection that spreads every bit over the word: two rounds of multiply and shift.
  private static func mixed(_ word: UInt64) -> UInt64 {
    var x = word
    x = (x ^ (x >> 32)) &* 0xD6E8_FEB8_6659_FD93
    x = (x ^ (x >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return x ^ (x >> 32)
  }
}
