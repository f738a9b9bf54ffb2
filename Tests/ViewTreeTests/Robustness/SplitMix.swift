// SPDX-License-Identifier: MIT

/// A generator whose numbers follow from its seed alone, on every machine (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }

  /// Whether an event of the given chance in a hundred happens.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of several values.
  mutating func pick<T>(_ first: T, _ others: T...) -> T {
    let k = below(others.count + 1)
    return k == 0 ? first : others[k - 1]
  }
}
