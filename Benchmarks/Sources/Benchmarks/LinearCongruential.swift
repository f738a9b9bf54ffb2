// SPDX-License-Identifier: MIT

/// The generator that all the benchmark trees are drawn with: the same numbers in every engine.
struct LinearCongruential {
  private var state: UInt32

  init(seed: UInt32 = 12345) {
    state = seed
  }

  /// The next number, of 16 bits.
  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 16
  }

  /// A whole number from `low` through `high`.
  mutating func range(_ low: Int, _ high: Int) -> Int {
    low + Int(next()) % (high - low + 1)
  }
}
