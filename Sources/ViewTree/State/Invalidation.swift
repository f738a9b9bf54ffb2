// SPDX-License-Identifier: MIT

internal import Synchronization

/// Remembers that a state was written, and tells whoever wants to know.
final class Invalidation: Sendable {
  private let flag = Atomic<Bool>(false)
  private let callback: (@Sendable () -> Void)?

  init(callback: (@Sendable () -> Void)?) {
    self.callback = callback
  }

  var isSet: Bool { flag.load(ordering: .acquiring) }

  /// Sets the flag and calls back when it was not set before.
  func invalidate() {
    if !flag.exchange(true, ordering: .acquiringAndReleasing) { callback?() }
  }

  func clear() {
    flag.store(false, ordering: .releasing)
  }
}
