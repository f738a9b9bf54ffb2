// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// What the observers of a tree saw in the layout before, by their places.
final class LayoutMemory {
  private struct Key: Hashable {
    var identity: ViewIdentity
    var sort: ObjectIdentifier
    /// Observers of one sort at one place are told apart by order.
    var occurrence: Int
  }

  private struct Entry {
    var seen: Any
    var farewell: (() -> Void)?
    var order: Int
  }

  private var entries: [Key: Entry] = [:]

  /// An action that has been taken, for the diagnostic of a layout that never settles.
  struct Act: Hashable {
    var title: String
    var tag: UInt32
  }

  /// Lets the observers of a laid-out session look, then carries their actions out: first those of
  /// views that have gone, then the others, from the inside out.
  func update(_ session: LayoutSession) -> [Act] {
    guard session.hasObservers || !entries.isEmpty else { return [] }
    var next: [Key: Entry] = [:]
    var actions: [(act: Act, run: () -> Void)] = []
    for (node, observer) in session.observers() {
      var key = Key(identity: observer.identity, sort: observer.sort, occurrence: 0)
      while next[key] != nil { key.occurrence += 1 }
      let observation = observer.observe(node, in: session, last: entries[key]?.seen)
      next[key] = Entry(
        seen: observation.seen, farewell: observation.farewell, order: next.count)
      if let run = observation.action {
        actions.append((Act(title: observer.title, tag: session.tree.tag(of: node)), run))
      }
    }
    let gone = entries.filter { next[$0.key] == nil }.values.sorted { $0.order < $1.order }
    entries = next
    for entry in gone { entry.farewell?() }
    for action in actions { action.run() }
    return actions.map(\.act)
  }
}

extension LayoutSession {
  /// The observers of the placed tree, from the inside out and in source order.
  fileprivate func observers() -> [(LayoutTree.NodeID, any LayoutObserver)] {
    guard hasObservers, let root = tree.root else { return [] }
    var found: [(LayoutTree.NodeID, any LayoutObserver)] = []
    var pending: [(node: LayoutTree.NodeID, isDone: Bool)] = [(root, false)]
    while let (node, isDone) = pending.popLast() {
      let observer = observer(of: node)
      if isDone {
        if let observer { found.append((node, observer)) }
        continue
      }
      if observer != nil { pending.append((node, true)) }
      for child in tree.children(of: node).reversed() { pending.append((child, false)) }
    }
    return found
  }

  private func observer(of node: LayoutTree.NodeID) -> (any LayoutObserver)? {
    if case .observer(let observer) = role(tree.tag(of: node)) { return observer }
    return nil
  }

  /// Lets observers act once after a layout that keeps no state, and answers its result.
  func observed<Result>(_ result: Result) -> Result {
    _ = LayoutMemory().update(self)
    return result
  }
}
