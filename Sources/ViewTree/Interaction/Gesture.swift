// SPDX-License-Identifier: MIT

/// A movement of the user's that a view would answer. In a layout nobody moves: no action of a
/// gesture is called.
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
}

/// A gesture with an action.
public struct _GestureWithAction<Value>: Gesture {}

/// A gesture that gives a state a value while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// As the base's.
  public typealias Value = Base.Value
  /// The gesture.
  public let base: Base
}

extension Gesture {
  /// Does something when the gesture's value changes; not called in a layout.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Value> {
    _GestureWithAction()
  }

  /// Does something when the gesture ends; not called in a layout.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Value> {
    _GestureWithAction()
  }

  /// Gives a state a value while the gesture lasts; not called in a layout.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self)
  }
}

/// A state that a gesture changes while it lasts: in a layout, its first value.
@propertyWrapper public struct GestureState<Value> {
  /// The first value.
  public let wrappedValue: Value

  /// Makes a state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a state.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState { self }
}

extension GestureState: Sendable where Value: Sendable {}

/// Which gestures of a view and of what is inside it take part.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none = GestureMask([])
  /// Only the added one.
  public static let gesture = GestureMask(rawValue: 1)
  /// Only those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all = GestureMask(rawValue: 3)
}

extension View {
  /// Adds a gesture. The layout stays.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    inert("gesture")
  }

  /// Adds a gesture that goes before those inside. The layout stays.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    inert("highPriorityGesture")
  }

  /// Adds a gesture beside those inside. The layout stays.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    inert("simultaneousGesture")
  }
}
