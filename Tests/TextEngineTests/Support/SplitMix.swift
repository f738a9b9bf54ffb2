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
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Whether an event of the given chance in a hundred happens.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number from 0 up to 1.
  mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// One of the elements; of none, traps.
  mutating func pick<T>(_ elements: [T]) -> T { elements[below(elements.count)] }
}
