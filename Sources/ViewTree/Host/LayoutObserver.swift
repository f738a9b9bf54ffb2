// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// A modifier that looks at its node after each layout and acts when it sees something new.
protocol LayoutObserver {
  /// The place of the modifier in the structure.
  var identity: ViewIdentity { get }
  /// Whom a diagnostic names when the layout never settles.
  var title: String { get }
  /// Which observers at one place are of one sort.
  var sort: ObjectIdentifier { get }
  /// Looks at the node.
  ///
  /// - Parameter last: what was seen at the same place in the layout before, or nil at first.
  func observe(
    _ node: LayoutTree.NodeID, in session: LayoutSession, last: Any?
  ) -> Observation
}

/// What an observer saw.
struct Observation {
  /// What is remembered for the next layout.
  var seen: Any
  /// What to do about it, or nil if it is what was seen before.
  var action: (() -> Void)?
  /// What to do when the view has gone.
  var farewell: (() -> Void)?
}

/// An observer of a value: acts at first if it wants to, and when the value differs.
struct ValueObserver<Value>: LayoutObserver {
  let identity: ViewIdentity
  let title: String
  let sort: ObjectIdentifier
  let read: (LayoutTree.NodeID, LayoutSession) -> Value
  let isSame: (Value, Value) -> Bool
  /// What to do about a value; the old one is nil at first.
  let act: (_ old: Value?, _ new: Value) -> Void

  func observe(
    _ node: LayoutTree.NodeID, in session: LayoutSession, last: Any?
  ) -> Observation {
    let value = read(node, session)
    let old = last as? Value
    if let old, isSame(old, value) { return Observation(seen: old) }
    return Observation(seen: value, action: { act(old, value) })
  }
}

/// An observer of a view's coming and going.
struct LifetimeObserver: LayoutObserver {
  let identity: ViewIdentity
  var title: String { "onAppear" }
  var sort: ObjectIdentifier { ObjectIdentifier(LifetimeObserver.self) }
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func observe(
    _ node: LayoutTree.NodeID, in session: LayoutSession, last: Any?
  ) -> Observation {
    Observation(seen: (), action: last == nil ? appear : nil, farewell: disappear)
  }
}
