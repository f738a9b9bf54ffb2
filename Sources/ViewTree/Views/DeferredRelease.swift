// SPDX-License-Identifier: MIT

internal import Foundation

/// Frees deeply nested values without deep recursion.
///
/// Each thread counts how many boxes are being freed inside each other. Beyond a few dozen the
/// content is put on the thread's list, which the outermost box empties.
///
/// The count is the thread-specific value itself: calls that the optimizer cannot see through. A
/// stored property does not do, for optimized code counted up and down without storing it.
/// The list is an object of this thread alone, made on first use and freed by the key's
/// destructor when the thread ends.
enum DeferredRelease {
  private final class Queue {
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

  private static let depthKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var depth: Int {
    get { Int(bitPattern: pthread_getspecific(depthKey)) }
    set { pthread_setspecific(depthKey, UnsafeRawPointer(bitPattern: newValue)) }
  }

  /// Sets the value to nil; what it held is freed at once or shortly after.
  static func release<Value>(_ value: inout Value?) {
    let level = depth
    if level >= deepest {
      if let content = value.take() { queue.waiting.append(content) }
      return
    }
    depth = level + 1
    free(&value)
    depth = level
    if level == 0 { drain() }
  }

  /// In a call of its own, so that the value is gone when it returns.
  @inline(never) private static func free<Value>(_ value: inout Value?) { value = nil }

  private static func drain() {
    depth = 1
    while !queue.waiting.isEmpty {
      var content: Any? = queue.waiting.removeLast()
      free(&content)
    }
    depth = 0
  }
}
