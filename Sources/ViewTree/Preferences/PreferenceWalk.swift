// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// Joins the values of a key in a placed subtree, without recursion.
///
/// 1. A node that writes the key answers its value; what is inside it does not count.
/// 2. The values of a node's children are joined in source order; those of a background come
///    before those of the view it lies behind.
/// 3. A node that transforms the key changes the joined value, or the default.
///
/// Takes time in proportion to the nodes of the subtree. Source: cases PRF-01 and PRF-03.
struct PreferenceWalk<Key: PreferenceKey> {
  private let session: LayoutSession
  /// What is still to be done, the next step last.
  private var steps: [PreferenceStep] = []
  /// What the nodes said that are done and whose parents are not, in source order.
  private var values: [Key.Value] = []

  init(session: LayoutSession) { self.session = session }

  /// The joined value, or nil where no node gives one.
  mutating func value(of root: LayoutTree.NodeID) -> Key.Value? {
    steps = [.enter(root)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let node): enter(node)
      case .leave(let node, let first): leave(node, first)
      }
    }
    return values.first
  }

  private mutating func enter(_ node: LayoutTree.NodeID) {
    if let writer = role(of: node) as? PreferenceWriter<Key> {
      values.append(writer.value(session, node))
      return
    }
    let children = remaining(of: node)
    guard !children.isEmpty || isTransform(node) else { return }
    steps.append(.leave(node, firstValue: values.count))
    for child in children { steps.append(.enter(child)) }
  }

  /// The children, the first one last.
  private func remaining(of node: LayoutTree.NodeID) -> [LayoutTree.NodeID] {
    var children = session.tree.children(of: node)
    if session.tree.drawsSecondaryBelow(node), children.count > 1 {
      children.append(children.removeFirst())
    }
    return children.reversed()
  }

  private func isTransform(_ node: LayoutTree.NodeID) -> Bool {
    role(of: node) is PreferenceTransform<Key>
  }

  /// Makes the values from `first` on one, and changes it where the node does.
  private mutating func leave(_ node: LayoutTree.NodeID, _ first: Int) {
    let transform = role(of: node) as? PreferenceTransform<Key>
    guard transform != nil || values.count > first + 1 else { return }
    var joined = joined(from: first)
    transform?.change(&joined, session, node)
    values.removeSubrange(first...)
    values.append(joined)
  }

  /// Joins in one go, so that a value that grows, as an array does, is not copied for each one.
  private func joined(from first: Int) -> Key.Value {
    guard first < values.count else { return Key.defaultValue }
    var joined = values[first]
    for index in (first + 1)..<values.count { Key.reduce(value: &joined) { values[index] } }
    return joined
  }

  private func role(of node: LayoutTree.NodeID) -> (any PreferenceRole)? {
    switch session.role(session.tree.tag(of: node)) {
    case .preference(let role): return role
    case .text(let leaf) where Key.self == Text.LayoutKey.self: return leaf.layoutWriter
    case .renderedText(let text) where Key.self == Text.LayoutKey.self: return text.layoutWriter
    default: return nil
    }
  }
}

/// One step of the walk.
private enum PreferenceStep {
  case enter(LayoutTree.NodeID)
  /// All that is inside is done; its values start at this one.
  case leave(LayoutTree.NodeID, firstValue: Int)
}

extension LayoutSession {
  /// What the views inside a placed node say of a key, or the default.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, in node: LayoutTree.NodeID
  ) -> Key.Value {
    var walk = PreferenceWalk<Key>(session: self)
    return walk.value(of: node) ?? Key.defaultValue
  }
}
