// SPDX-License-Identifier: MIT

internal import TextEngine

/// An object that says when it is about to change.
///
/// Views watch it through `@StateObject`, `@ObservedObject` and `@EnvironmentObject`: a change starts
/// another layout in a `ViewHost`.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that the object is about to change; the same for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { .publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// Nothing but that it happens.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never
  private let receivers = Receivers<Void>()

  /// Makes a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() { receivers.send(()) }

  /// Calls an action at each change.
  public func _receive(_ action: @escaping (()) -> Bool) -> AnyCancellable {
    receivers.add(action)
  }
}

/// The publishers of objects that have none of their own, by object.
extension ObservableObjectPublisher {
  private struct Entry {
    let object: WeakObject
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    /// Looked up, never enumerated in an order that shows.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The count at which entries of objects that have gone are dropped.
    var limit = 64
  }

  private static let table = Lock(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (key, object) = (ObjectIdentifier(object), WeakObject(object))
    return table.withLock { table in
      if let entry = table.entries[key], entry.object.isSame(as: object) { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object.isThere }
        table.limit = max(64, 2 * table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Says that an object is about to change, if anybody has asked for it.
  static func announce(_ object: AnyObject) {
    let (key, object) = (ObjectIdentifier(object), WeakObject(object))
    let publisher: ObservableObjectPublisher? = table.withLock { table in
      guard let entry = table.entries[key], entry.object.isSame(as: object) else { return nil }
      return entry.publisher
    }
    publisher?.send()
  }
}

/// A property of an object that says when it is about to change.
@propertyWrapper public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    let receivers = Receivers<Value>()

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Makes a property with a first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not to be used: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only for properties of classes.") }
    set { preconditionFailure("@Published is only for properties of classes.") }
  }

  /// The value; writing it says before that the object is about to change.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      ObservableObjectPublisher.announce(object)
      storage.receivers.send(newValue)
      storage.value = newValue
    }
  }

  /// The values: the present one, then each that comes, just before it is there.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// The values of a property.
  public struct Publisher: ViewTree.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never
    private let storage: Storage

    fileprivate init(storage: Storage) { self.storage = storage }

    /// Hands the present value to an action, and then each that comes.
    public func _receive(_ action: @escaping (Value) -> Bool) -> AnyCancellable {
      action(storage.value) ? storage.receivers.add(action) : AnyCancellable {}
    }
  }
}
