// SPDX-License-Identifier: MIT

internal import TextEngine

/// The memory of one state.
///
/// `@unchecked Sendable`, because the value may be of any type. It is safe because the value is
/// read and written only inside the lock, and leaves it as a copy; a value that is not `Sendable`
/// itself is the concern of whoever sends it to another thread, as it is with a local variable.
final class StateBox<Value>: @unchecked Sendable {
  private let lock = Lock<Void>(())
  private var stored: Value
  private let invalidation: Invalidation

  init(_ value: Value, invalidation: Invalidation) {
    stored = value
    self.invalidation = invalidation
  }

  /// The value; writing it marks the store.
  var value: Value {
    get { lock.withLock { _ in stored } }
    set {
      exchange(newValue)
      invalidation.invalidate()
    }
  }

  /// The old value leaves the lock before it is released: its end may read this box.
  private func exchange(_ newValue: Value) {
    var old = newValue
    lock.withLock { _ in swap(&stored, &old) }
  }
}
