// SPDX-License-Identifier: MIT

import CHarfBuzz

/// The scalars below U+0700: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic. What is asked of
/// each of them again and again is worked out once.
enum EarlyCharacters {
  static let end: UInt32 = 0x700

  /// Unicode's script of each, as HarfBuzz writes it.
  private static let scripts: [hb_script_t] = (0..<end).map {
    hb_unicode_script(hb_unicode_funcs_get_default(), $0)
  }

  /// The script of an early scalar.
  static func script(of scalar: UInt32) -> hb_script_t { scripts[Int(scalar)] }
}

/// Which early scalars a face has, a bit for each.
struct EarlyCoverage: Sendable {
  private var bits: [UInt64]

  init(where isMember: (UInt32) -> Bool) {
    bits = Array(repeating: 0, count: Int(EarlyCharacters.end / 64))
    for scalar in 0..<EarlyCharacters.end where isMember(scalar) {
      bits[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
    }
  }

  /// False for all that are not early.
  func contains(_ scalar: UInt32) -> Bool {
    scalar < EarlyCharacters.end && bits[Int(scalar >> 6)] & (1 << UInt64(scalar & 63)) != 0
  }
}
