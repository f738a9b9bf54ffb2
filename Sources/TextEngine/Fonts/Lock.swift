// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that one thread at a time may reach.
///
/// Used instead of `Synchronization.Mutex`, because Thread Sanitizer does not see that mutex: it
/// reports each use from two threads as a "Swift access race" (Swift 6.3 on Linux; four threads
/// that change a struct behind a `Mutex` show it), and would so hide real races. A POSIX mutex it
/// knows. Not recursive.
///
/// `@unchecked Sendable`: the value is only reached between locking and unlocking; it comes in and
/// goes out by `sending`, so that nothing outside refers to what is inside. The memory is this
/// object's own, made in `init` and freed in `deinit`, and never moves.
package final class Lock<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  /// Makes a lock around a value.
  package init(_ initial: consuming sending Value) {
    mutex = .allocate(capacity: 1)
    value = .allocate(capacity: 1)
    value.initialize(to: initial)
    let code = pthread_mutex_init(mutex, nil)
    precondition(code == 0, "The system has no mutex left (error \(code)).")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Runs `body` with the value while no other thread has it.
  package func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }
}
