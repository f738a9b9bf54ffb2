// SPDX-License-Identifier: MIT

extension Binding {
  /// Makes an optional binding of one that always has a value; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding of an optional one, or nil when that has no value now.
  ///
  /// Should the value become nil later, the last one that was seen stays.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? now },
      set: { base.wrappedValue = $0 })
  }

  /// Makes a type-erased binding; a key of another type is not written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}
