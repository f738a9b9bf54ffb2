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
  private var open: [OpenNode] = []

  private struct OpenNode {
    let node: LayoutTree.NodeID
    /// The children that are still to be asked, the next one last.
    var children: [LayoutTree.NodeID]
    var value: Key.Value?
  }

  init(session: LayoutSession) { self.session = session }

  /// The joined value, or nil where no node gives one.
  mutating func value(of root: LayoutTree.NodeID) -> Key.Value? {
    enter(root)
    while let last = open.indices.last {
      if let child = open[last].children.popLast() {
        enter(child)
        continue
      }
      let value = finished(open.removeLast())
      guard let parent = open.indices.last else { return value }
      if let value { join(value, into: &open[parent].value) }
    }
    return nil
  }

  private mutating func enter(_ node: LayoutTree.NodeID) {
    if let writer = role(of: node) as? PreferenceWriter<Key> {
      open.append(OpenNode(node: node, children: [], value: writer.value(session, node)))
    } else {
      open.append(OpenNode(node: node, children: remaining(of: node)))
    }
  }

  private func remaining(of node: LayoutTree.NodeID) -> [LayoutTree.NodeID] {
    var children = session.tree.children(of: node)
    if session.tree.drawsSecondaryBelow(node), children.count > 1 {
      children.append(children.removeFirst())
    }
    return children.reversed()
  }

  private func finished(_ node: OpenNode) -> Key.Value? {
    guard let transform = role(of: node.node) as? PreferenceTransform<Key> else {
      return node.value
    }
    var value = node.value ?? Key.defaultValue
    transform.change(&value, session, node.node)
    return value
  }

  private func join(_ next: Key.Value, into value: inout Key.Value?) {
    if var joined = value {
      Key.reduce(value: &joined) { next }
      value = joined
    } else {
      value = next
    }
  }

  private func role(of node: LayoutTree.NodeID) -> (any PreferenceRole)? {
    switch session.role(session.tree.tag(of: node)) {
    case .preference(let role): return role
    case .text(let leaf) where Key.self == Text.LayoutKey.self: return leaf.layoutWriter
    default: return nil
    }
  }
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
