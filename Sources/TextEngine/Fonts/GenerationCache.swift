// SPDX-License-Identifier: MIT

/// A bounded cache: what has not been asked for during two fillings is forgotten.
///
/// Holds at most `2 · capacity` values. Not safe for two threads at once.
struct GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  /// The value kept for a key; asking keeps it young.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = Dictionary(minimumCapacity: capacity)
    }
    young[key] = value
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }

  var count: Int { young.count + old.count }
}
