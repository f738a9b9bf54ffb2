// SPDX-License-Identifier: MIT

/// Runs work on a stack with room for deep recursion.
///
/// The passes recurse once a level. Trees deeper than ``LayoutTree/shallowDepth`` are laid out
/// through this, so that a thread with a small stack may lay out any tree.
public protocol DeepStack: Sendable {
  /// Runs `body` to its end before it returns, on this thread's stack or another's.
  func run(_ body: () -> Void)
}

/// Runs work where it is: for trees that are known to be shallow.
public struct CallerStack: DeepStack {
  /// Makes the runner.
  public init() {}

  /// Runs `body` at once.
  public func run(_ body: () -> Void) { body() }
}
