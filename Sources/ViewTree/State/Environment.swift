// SPDX-License-Identifier: MIT

/// A value of the environment, by its key path.
///
/// Outside a layout it has the value of an environment in which nothing was set.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var environment: EnvironmentValues?

  /// Makes a property that reads one value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value {
    let current = environment ?? CurrentEnvironment.value ?? EnvironmentValues()
    return current[keyPath: keyPath]
  }
}

extension Environment: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    environment = context.environment
  }
}
