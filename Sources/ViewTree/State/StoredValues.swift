// SPDX-License-Identifier: MIT

public import Foundation

/// Which view has the focus: in a layout, none.
///
/// What is written stays in a `ViewHost`, as a state does.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Read and write access to which view has the focus.
  @propertyWrapper public struct Binding {
    let binding: ViewTree.Binding<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Makes a state of whether a view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a state of which view has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Read and write access.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// Whether a view is read aloud: in a layout, never.
public typealias AccessibilityFocusState = FocusState

/// A value that outlives the program under a key, with its first value.
///
/// Nothing is read from the machine, so that a layout is the same everywhere (ours); what is written
/// stays in a `ViewHost`, as a state does.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Makes a value with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Read and write access.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that is nil at first.
  public init(_ key: String, store: UserDefaults? = nil) { state = State(wrappedValue: nil) }
}

/// A value that a scene keeps under a key, with its first value; in a `ViewHost`, a state.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Makes a value with its default.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Read and write access.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that is nil at first.
  public init(_ key: String) { state = State(wrappedValue: nil) }
}
