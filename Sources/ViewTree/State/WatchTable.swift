// SPDX-License-Identifier: MIT

internal import TextEngine

/// An object that may go away.
///
/// `@unchecked Sendable`: the object is compared and looked for, and nothing of it is used.
struct WeakObject: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Whether the object has not gone.
  var isThere: Bool { object != nil }

  func isSame(as other: WeakObject) -> Bool { object === other.object }
}

/// The objects whose changes mark a store, each watched once.
final class WatchTable: Sendable {
  private struct Watch {
    let object: WeakObject
    var subscription: AnyCancellable?
  }

  private struct Contents {
    /// Looked up, never enumerated in an order that shows.
    var watches: [ObjectIdentifier: Watch] = [:]
    /// The count at which watches of objects that have gone are dropped.
    var limit = 64
  }

  private let contents = Lock(Contents())

  /// Whether an object was not watched before; from now on it is.
  func starts(_ object: AnyObject) -> Bool {
    let (key, object) = (ObjectIdentifier(object), WeakObject(object))
    return contents.withLock { contents in
      if let watch = contents.watches[key], watch.object.isSame(as: object) { return false }
      if contents.watches.count >= contents.limit {
        contents.watches = contents.watches.filter { $0.value.object.isThere }
        contents.limit = max(64, 2 * contents.watches.count)
      }
      contents.watches[key] = Watch(object: object)
      return true
    }
  }

  /// Keeps what stops the watching of an object for as long as the table lives.
  func keep(_ subscription: AnyCancellable, of object: AnyObject) {
    let key = ObjectIdentifier(object)
    contents.withLock { $0.watches[key]?.subscription = subscription }
  }
}
