// SPDX-License-Identifier: MIT

public import Observation

/// Bindings to the properties of an object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Environment {
  /// Makes a property that reads an object by its type.
  ///
  /// Asking for an object that is not there is a mistake of the caller's.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\EnvironmentValues.[required: _ObjectType<Value>()])
  }

  /// Makes a property that reads an object by its type, or nil where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues.[optional: _ObjectType<T>()])
  }
}

/// The type of an object in a key path.
struct _ObjectType<T>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<T: AnyObject>(required type: _ObjectType<T>) -> T {
    guard let object = self[EnvironmentObjectKey<T>.self] else {
      preconditionFailure(
        "There is no object of type \(T.self) in the environment: a view around needs "
          + "environment(_:).")
    }
    return object
  }

  fileprivate subscript<T: AnyObject>(optional type: _ObjectType<T>) -> T? {
    self[EnvironmentObjectKey<T>.self]
  }
}

extension View {
  /// Puts an object into the environment of the view and all inside it, by its type; nil takes it
  /// away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environmentNode(.environment) { $0[EnvironmentObjectKey<T>.self] = object }
  }
}
