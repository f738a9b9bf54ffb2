// SPDX-License-Identifier: MIT

/// How the changes of one moment would run.
public struct Transaction: Sendable {
  /// The animation, or nil for none.
  public var animation: Animation?
  /// Whether views are to leave their own animations out.
  public var disablesAnimations = false

  /// Makes a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Changes state. A layout shows one moment: the change is there at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
