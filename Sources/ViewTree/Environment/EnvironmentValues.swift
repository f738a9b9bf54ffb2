// SPDX-License-Identifier: MIT

/// What views learn from their surroundings.
///
/// A value type: a copy costs one reference count, and a change copies the storage only when it is
/// shared. Values of the library sit in fields; values of your own keys sit in a dictionary.
public struct EnvironmentValues: Sendable, CustomStringConvertible {
  private var storage: EnvironmentStorage

  /// Makes an environment in which nothing was set.
  public init() {
    storage = .defaults
  }

  /// The value for a key, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard !storage.custom.isEmpty else { return K.defaultValue }
      return storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set { unique().custom[ObjectIdentifier(key)] = newValue }
  }

  /// The number of values of keys outside the library.
  public var description: String {
    "EnvironmentValues(\(storage.fields.dynamicTypeSize), \(storage.custom.count) custom)"
  }

  /// Whether both are copies of one environment without a change since; false negatives happen.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// The values of the library.
  var fields: EnvironmentFields {
    _read { yield storage.fields }
    _modify { yield &unique().fields }
  }

  private mutating func unique() -> EnvironmentStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }
}
