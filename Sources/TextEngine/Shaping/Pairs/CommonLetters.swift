// SPDX-License-Identifier: MIT

/// The letters and signs that may be put together from pairs: each a grapheme cluster of its own
/// that neither joins with its neighbours nor is written in another order, by Unicode.
///
/// Latin, Greek and Cyrillic letters, digits, and common punctuation. No marks, joiners, invisible
/// characters and signs that HarfBuzz treats in a way of their own (the fraction slash).
enum CommonLetters {

  /// How many places there are.
  static let count = 0x530 + 0x100 + 0xC0

  /// A number below `count`, another one for each letter; nil for other characters.
  @inline(__always)
  static func place(of scalar: UInt32) -> Int? {
    if scalar < 0x7F { return scalar >= 0x20 ? Int(scalar) : nil }
    return contains(scalar) ? placeInBlock(scalar) : nil
  }

  private static func placeInBlock(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0..<0x530: Int(scalar)
    case 0x1E00..<0x1F00: Int(scalar) - 0x1E00 + 0x530
    case 0x2000..<0x20C0: Int(scalar) - 0x2000 + 0x630
    default: nil
    }
  }

  /// Whether the letter is one of them.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x386, 0x388...0x3FF, 0x400...0x482,
      0x48A...0x52F, 0x1E00...0x1EFF, 0x2010...0x2015, 0x2018...0x2022, 0x2026, 0x2030,
      0x2032, 0x2033, 0x2039, 0x203A, 0x20A0...0x20BF:
      true
    default: false
    }
  }
}
