// SPDX-License-Identifier: MIT

internal import Foundation

/// The environment of the body that runs on this thread, for properties that were not connected.
///
/// That happens in modules that are compiled without reflection metadata. A thread-specific value
/// holds a pointer to the environment. Its invariant: the pointer is set only by `with(_:_:)`,
/// which keeps the environment alive and puts the outer pointer back before it returns.
package enum CurrentEnvironment {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key, nil)
    precondition(result == 0, "The system has no thread-specific value left (error \(result)).")
    return key
  }()

  /// The environment of the innermost body that runs on this thread, or nil outside.
  package static var value: EnvironmentValues? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return UnsafePointer(pointer.assumingMemoryBound(to: EnvironmentValues.self)).pointee
  }

  /// Runs `body` with an environment.
  package static func with<Result>(
    _ environment: EnvironmentValues, _ body: () throws -> Result
  ) rethrows -> Result {
    try withUnsafePointer(to: environment) { try with(pointer: $0, body) }
  }

  /// Runs `body` with the environment that a pointer leads to, whatever it becomes meanwhile.
  package static func with<Result>(
    pointer: UnsafePointer<EnvironmentValues>, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, pointer)
    defer { pthread_setspecific(key, outer) }
    return try body()
  }
}
