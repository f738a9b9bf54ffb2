// SPDX-License-Identifier: MIT

/// A set of ASCII characters.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  init(where isMember: (UInt8) -> Bool) {
    for code in 0..<128 as Range<UInt8> where isMember(code) { insert(code) }
  }

  /// Adds a character; codes from 128 on are none.
  mutating func insert(_ code: UInt8) {
    if code < 64 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code & 63) }
  }

  func contains(_ code: UInt32) -> Bool {
    (code < 64 ? low : high) & (1 << UInt64(code & 63)) != 0
  }

  /// Whether this set has all of another one.
  func contains(_ other: ASCIISet) -> Bool {
    low & other.low == other.low && high & other.high == other.high
  }

  /// Whether a Latin letter is in it.
  var hasLetters: Bool { high & 0x07FF_FFFE_07FF_FFFE != 0 }
}
