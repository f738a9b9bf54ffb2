// SPDX-License-Identifier: MIT

/// The place of a view in the tree: a 128-bit hash of the way from the root.
///
/// Two ways meet in one hash with a chance that is negligible, provided that the ids on the way
/// hash well: ids that are different and feed the hasher the same are one place. Hashes differ from
/// process to process and are not to be stored.
@usableFromInline package struct ViewIdentity: Hashable, Sendable {
  @usableFromInline var high: UInt64
  @usableFromInline var low: UInt64

  @inlinable init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The place of the root view.
  package static let root = ViewIdentity(high: 0x9E37_79B9_7F4A_7C15, low: 0xD1B5_4A32_D192_ED03)

  /// The place of the child at a position in the structure of its parent.
  ///
  /// Each word is mixed with the position, multiplied and turned, in two different ways; for a
  /// given position both are bijections.
  @inlinable package func child(index: Int) -> ViewIdentity {
    let word = UInt64(truncatingIfNeeded: index)
    let a = (high ^ (word &+ 0xA076_1D64_78BD_642F)) &* 0xD6E8_FEB8_6659_FD93
    let b = (low &+ (word ^ 0xE703_7ED1_A0B4_28DB)) &* 0x9FB2_1C65_1E98_DF25
    return ViewIdentity(high: a << 29 | a >> 35, low: b << 37 | b >> 27)
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
}
