// SPDX-License-Identifier: MIT

/// Which distances a node prefers, from its children's.
///
/// Source: rules 2.10, 3.2, 3.3, 4.3 and 4.5.
extension LayoutTree {
  func preferredSpacing(_ node: Node, _ children: Range<Int>) -> UInt16 {
    if node.kind == .custom { return intern(customSpacing(node, children)) }
    let nodes = arena.pointee.nodes
    guard let first = children.first else { return spacingOfEmptyNode(node) }
    if hasPlainEdges(node, children) { return 0 }
    let inner = spacings[Int(nodes.base[first].spacing)]
    switch node.kind {
    case .row, .column, .depth, .grid, .gridRow, .lazyRow, .lazyColumn, .lazyGrid:
      return intern(containerSpacing(node, children))
    case .fixedFrame where !holdsSpacer(first):
      return intern(inner.resetting(horizontal: !node.p0.isNaN, vertical: !node.p1.isNaN))
    case .flexibleFrame where !holdsSpacer(first):
      return intern(
        inner.resetting(horizontal: isBounded(node.index), vertical: isBounded(node.index + 3)))
    case .padding: return intern(paddingSpacing(node, inner))
    case .position, .scroll: return 0
    default: return nodes.base[first].spacing
    }
  }

  /// Whether nothing inside has a wish, or only spacers inside a stack along its axis.
  private func hasPlainEdges(_ node: Node, _ children: Range<Int>) -> Bool {
    let nodes = arena.pointee.nodes
    let isRow = node.kind == .row || node.kind == .lazyRow
    let spacer = isRow ? spacerSpacing.row : spacerSpacing.column
    for child in children {
      let spacing = nodes.base[child].spacing
      if spacing == 0 { continue }
      let isInside = child != children.lowerBound && child != children.upperBound - 1
      if !isInside || spacing != spacer { return false }
    }
    return node.kind != .depth || children.allSatisfy { nodes.base[$0].spacing == 0 }
  }

  /// The index of a preference, shared by all nodes that have it.
  ///
  /// A tree with more than 65,535 different preferences treats the rest as plain.
  func intern(_ spacing: SpacingPreference) -> UInt16 {
    if let index = spacingIndices[spacing] { return index }
    guard spacings.count <= Int(UInt16.max) else { return 0 }
    let index = UInt16(spacings.count)
    spacings.append(spacing)
    spacingIndices[spacing] = index
    return index
  }

  private func spacingOfEmptyNode(_ node: Node) -> UInt16 {
    switch node.kind {
    case .row, .column, .depth, .grid, .lazyRow, .lazyColumn, .lazyGrid: intern(.zero)
    default: 0
    }
  }

  private func containerSpacing(_ node: Node, _ children: Range<Int>) -> SpacingPreference {
    let all = children.map { spacings[Int(arena.pointee.nodes.base[$0].spacing)] }
    guard let first = all.first, let last = all.last else { return .zero }
    var union = all.dropFirst().reduce(first) { $0.union($1) }
    if node.kind == .row || node.kind == .lazyRow || node.kind == .gridRow {
      union.left = first.left
      union.right = last.right
    } else if node.kind == .column || node.kind == .lazyColumn || node.kind == .grid {
      union.top = first.top
      union.bottom = last.bottom
    }
    return union
  }

  private func isBounded(_ k: Int) -> Bool {
    (0..<3).contains { !arena.pointee.parameters[k + $0].isNaN }
  }

  /// Whether a node is a spacer with nothing but decoration around it, which keeps its zero.
  private func holdsSpacer(_ i: Int) -> Bool { pass.priority(i) == -.infinity }

  private func paddingSpacing(_ node: Node, _ inner: SpacingPreference) -> SpacingPreference {
    let k = node.index
    let parameters = arena.pointee.parameters
    return SpacingPreference(
      top: parameters[k] == 0 ? inner.top : .plain,
      left: parameters[k + 1] == 0 ? inner.left : .plain,
      bottom: parameters[k + 2] == 0 ? inner.bottom : .plain,
      right: parameters[k + 3] == 0 ? inner.right : .plain)
  }
}
