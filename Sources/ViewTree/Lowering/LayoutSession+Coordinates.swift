// SPDX-License-Identifier: MIT

internal import LayoutEngine

extension LayoutSession {
  /// The map from a node's own space to its parent's: its own effect first, then its place.
  func mapToParent(_ node: LayoutTree.NodeID) -> Transform {
    let frame = tree.frame(of: node)
    let place = Transform.translation(x: frame.minX, y: frame.minY)
    guard case .effect(let effect) = role(tree.tag(of: node)) else { return place }
    return effect.transform(in: frame.size).followed(by: place)
  }

  /// The corners of a box of a node in a space around it.
  func corners(
    of box: Rect, in node: LayoutTree.NodeID, upTo space: CoordinateSpace
  ) -> [Point] {
    let map = map(from: node, upTo: space)
    return box.corners.map(map.apply(to:))
  }

  /// The map from a node's own space to a space around it; to the whole layout's where no view
  /// around has the name.
  func map(from node: LayoutTree.NodeID, upTo space: CoordinateSpace) -> Transform {
    var map = Transform.identity
    var current: LayoutTree.NodeID? = node
    while let node = current {
      if case .named(let name) = space, isSpace(node, named: name) { break }
      map = map.followed(by: mapToParent(node))
      current = tree.parent(of: node)
    }
    return map
  }

  /// The nearest node around another one whose space has a name.
  func node(named name: AnyHashable, around node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    var current: LayoutTree.NodeID? = node
    while let node = current {
      if isSpace(node, named: name) { return node }
      current = tree.parent(of: node)
    }
    return nil
  }

  /// Whether a node's space has a name; every scroll view's has one by itself.
  private func isSpace(_ node: LayoutTree.NodeID, named name: AnyHashable) -> Bool {
    let tag = tree.tag(of: node)
    if case .coordinateSpace(name) = role(tag) { return true }
    return name == AnyHashable(ScrollViewSpace()) && self.name(tag) == "ScrollView"
  }
}
