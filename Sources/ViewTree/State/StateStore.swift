// SPDX-License-Identifier: MIT

internal import TextEngine

/// The state of a tree of views, by the place of each view.
///
/// `beginUpdate()` and `endUpdate()` enclose a walk over the whole tree; state of views that the
/// walk did not meet is dropped. State may be read and written on every thread at any time: a write
/// counts at once, and marks the store when it comes during a walk, too.
package final class StateStore: Sendable {
  private struct Key: Hashable {
    var identity: ViewIdentity
    var slot: StateSlot
  }

  private struct Entry {
    var box: any AnyObject & Sendable
    var generation: UInt64
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var generation: UInt64 = 0
    /// How many entries the current walk has met.
    var seen = 0

    /// Marks an entry as met by the current walk.
    mutating func meet(_ index: Dictionary<Key, Entry>.Index) {
      if entries.values[index].generation != generation { seen += 1 }
      entries.values[index].generation = generation
    }

    /// Adds an entry, or replaces one of another type.
    mutating func keep(_ box: any AnyObject & Sendable, at key: Key) {
      let old = entries.updateValue(Entry(box: box, generation: generation), forKey: key)
      if old?.generation != generation { seen += 1 }
    }
  }

  private let contents = Lock(Contents())
  private let invalidation: Invalidation
  /// The objects whose changes mark the store.
  let watchTable = WatchTable()

  /// Makes an empty store.
  ///
  /// - Parameter onInvalidate: called on the writing thread at the first write after
  ///   `beginUpdate()`.
  package init(onInvalidate: (@Sendable () -> Void)? = nil) {
    invalidation = Invalidation(callback: onInvalidate)
  }

  /// Whether a state was written since the last `beginUpdate()`.
  package var isInvalidated: Bool { invalidation.isSet }

  /// The number of states that are kept.
  package var count: Int { contents.withLock { $0.entries.count } }

  /// Marks the store as if a state had been written.
  package func invalidate() {
    invalidation.invalidate()
  }

  /// Starts a walk over the whole tree.
  package func beginUpdate() {
    invalidation.clear()
    contents.withLock { contents in
      contents.generation += 1
      contents.seen = 0
    }
  }

  /// Ends a walk and drops the state of views that it did not meet.
  ///
  /// Costs nothing when the walk met every state, and a look at each of them otherwise.
  package func endUpdate() {
    let dropped: [any AnyObject & Sendable] = contents.withLock { contents in
      guard contents.seen < contents.entries.count else { return [] }
      let current = contents.generation
      let unseen = contents.entries.filter { $0.value.generation != current }
      for key in unseen.keys { contents.entries[key] = nil }
      return unseen.values.map(\.box)
    }
    withExtendedLifetime(dropped) {}  // They end outside the lock: their end may use the store.
  }

  /// The memory of a state, made from `initial` at the first time.
  func box<Value>(
    at identity: ViewIdentity, slot: StateSlot, initial: () -> Value
  ) -> StateBox<Value> {
    let key = Key(identity: identity, slot: slot)
    if let found: StateBox<Value> = existingBox(key) { return found }
    let box = StateBox(initial(), invalidation: invalidation)
    return contents.withLock { contents in
      if let other = contents.entries[key]?.box as? StateBox<Value> { return other }
      contents.keep(box, at: key)
      return box
    }
  }

  private func existingBox<Value>(_ key: Key) -> StateBox<Value>? {
    contents.withLock { contents in
      guard let index = contents.entries.index(forKey: key) else { return nil }
      guard let box = exactly(StateBox<Value>.self, contents.entries.values[index].box)
      else { return nil }
      contents.meet(index)
      return box
    }
  }

  /// The object as the class that it is of; a comparison of types, much faster than a cast.
  private func exactly<Box: AnyObject>(
    _ type: Box.Type, _ object: any AnyObject & Sendable
  ) -> Box? {
    guard Swift.type(of: object) == type else { return nil }
    return unsafeDowncast(object, to: type)  // Safe: the types are the same.
  }
}
