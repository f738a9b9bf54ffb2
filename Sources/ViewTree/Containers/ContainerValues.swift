// SPDX-License-Identifier: MIT

/// The name of a value that a view gives to the container around it, and the value where none was
/// given.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was given.
  static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it. Containers that are no container of the
/// user's do not look at them, and the values do not leave a container.
public struct ContainerValues {
  /// By the identity of the key's type; looked up, never enumerated.
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  init() {}

  /// The value for a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type, or nil if the view has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

extension View {
  /// Gives the container around a value. The layout stays.
  ///
  /// Of two values for one key the outer one counts.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    trait("containerValue") { $0.values[keyPath: keyPath] = value }
  }
}
