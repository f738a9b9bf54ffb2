// SPDX-License-Identifier: MIT

internal import Foundation

/// Frees deeply nested values without deep recursion.
///
/// Each thread counts how many boxes are being freed inside each other. Beyond a few dozen the
/// content is put on the thread's list, which the outermost box empties.
///
/// The thread-specific pointer is an object of this thread alone, made on first use and freed by
/// the key's destructor when the thread ends.
enum DeferredRelease {
  private final class Queue {
    var depth = 0
    var waiting: [Any] = []
  }

  private static let deepest = 32

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Queue>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Queue>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  private static var queue: Queue {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue()
    }
    let queue = Queue()
    pthread_setspecific(key, Unmanaged.passRetained(queue).toOpaque())
    return queue
  }

  /// Sets the value to nil; what it held is freed at once or shortly after.
  ///
  /// Not optimized: the optimizer does not expect that freeing the value comes back here and reads
  /// the depth, so it takes the counting up and down away.
  @_optimize(none) @inline(never) static func release<Value>(_ value: inout Value?) {
    let queue = queue
    if queue.depth >= deepest {
      if let content = value.take() { queue.waiting.append(content) }
      return
    }
    queue.depth += 1
    value = nil
    queue.depth -= 1
    if queue.depth == 0 { drain(queue) }
  }

  @_optimize(none) @inline(never) private static func drain(_ queue: Queue) {
    queue.depth += 1
    while let content = queue.waiting.popLast() { withExtendedLifetime(content) {} }
    queue.depth -= 1
  }
}
