// SPDX-License-Identifier: MIT

/// Bindings to the properties of an object that a view watches.
@dynamicMemberLookup public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that belongs to a view's place in the tree and outlives the view struct.
///
/// In a layout that keeps no state the object is made for that layout.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes the object when it is first asked for.
  final class Holder {
    private var make: (() -> ObjectType)?
    lazy var object: ObjectType = {
      defer { make = nil }
      guard let make else { preconditionFailure("A state object was asked for inside itself.") }
      return make()
    }()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private var holder: Holder

  /// Makes a property; the closure is called once for a place in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    holder = Holder(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { holder.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: holder.object)
  }
}

extension StateObject: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    guard let store = context.store else { return }
    let first = holder
    holder = store.box(at: context.identity, slot: slot) { first }.value
    store.watch(holder.object)
  }
}

/// An object that somebody else keeps, and that a view watches.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>
  /// The object.
  public var wrappedValue: ObjectType

  /// Makes a property of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes a property of an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    context.store?.watch(wrappedValue)
  }
}

/// An object that a view around has put into the environment, and that the view watches.
///
/// Asking for an object that is not there is a mistake of the caller's.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>
  private var object: ObjectType?

  /// Makes a property.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    let found = object ?? CurrentEnvironment.value?[EnvironmentObjectKey<ObjectType>.self]
    guard let found else {
      preconditionFailure(
        "There is no object of type \(ObjectType.self) in the environment: a view around needs "
          + "environmentObject(_:).")
    }
    return found
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    object = context.environment[EnvironmentObjectKey<ObjectType>.self]
    if let object { context.store?.watch(object) }
  }
}

/// An object in the environment, by its type.
enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Puts an object into the environment of the view and all inside it, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environmentNode(.environment) { $0[EnvironmentObjectKey<T>.self] = object }
  }
}

extension StateStore {
  /// Marks the store when an object is about to change, for as long as the store lives.
  func watch<T: ObservableObject>(_ object: T) {
    guard watchTable.starts(object) else { return }
    let subscription = object.objectWillChange._receive { [weak self] _ in
      self?.invalidate()
      return self != nil
    }
    watchTable.keep(subscription, of: object)
  }
}
