// SPDX-License-Identifier: MIT

/// A value that belongs to a view's place in the tree and outlives the view struct.
///
/// A host that keeps state shows a written value in the next layout. In a layout that keeps no
/// state, and outside a layout, reading gives the initial value and writing does nothing.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var box: StateBox<Value>?

  /// Makes a state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { box?.value ?? initialValue }
    nonmutating set { box?.value = newValue }
  }

  /// Read and write access to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    let initial = initialValue
    box = context.store?.box(at: context.identity, slot: slot) { initial }
  }
}
