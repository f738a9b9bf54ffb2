// SPDX-License-Identifier: MIT

/// Builds a tree from the leaves up: `open…` and `close()` around children, or a leaf at a time.
///
/// A node's children are moved next to each other when it is closed, so the memory order is that
/// of the walk: a row's leaves, then the rows. Building takes no recursion, whatever the depth.
///
/// Lengths are points. Numbers that a layout cannot use are replaced by the documented ones and
/// noted in ``LayoutTree/issues``, with the node's tag.
public final class TreeBuilder {
  /// The tree that is built.
  public let tree: LayoutTree
  private var pending = Slab<Node>(capacity: 64)
  private var open = Slab<OpenNode>(capacity: 32)
  private let baseDepth: Int
  private var deepest: Int

  private struct OpenNode {
    var node: Node
    var start: Int32
  }

  /// Starts the building of a whole tree.
  public convenience init(tree: LayoutTree) { self.init(tree: tree, depth: 0) }

  init(tree: LayoutTree, depth: Int) {
    self.tree = tree
    baseDepth = depth
    deepest = depth
  }

  deinit {
    pending.deallocate()
    open.deallocate()
  }

  /// The number of nodes that are open, including those above a deferred content.
  public var depth: Int { baseDepth + open.count }

  /// Whether the next node is laid out from right to left.
  public var isRightToLeft = false

  func addLeaf(_ node: Node) {
    var node = node
    if isRightToLeft { node.flags.insert(.rightToLeft) }
    pending.append(node)
  }

  func openNode(_ node: Node) {
    var node = node
    if isRightToLeft { node.flags.insert(.rightToLeft) }
    open.append(OpenNode(node: node, start: Int32(truncatingIfNeeded: pending.count)))
    if depth > deepest { deepest = depth }
  }

  /// Closes the node that was opened last.
  public func close() {
    precondition(open.count > 0, "TreeBuilder.close() without a node that is open")
    var (node, start) = (open[open.count - 1].node, Int(open[open.count - 1].start))
    open.removeLast(1)
    (node.first, node.count) = movePending(from: start)
    tree.deriveFlags(&node)
    pending.append(node)
  }

  /// Moves the nodes from `start` on into the tree, next to each other.
  private func movePending(from start: Int) -> (first: Int32, count: Int32) {
    let count = pending.count - start
    guard count > 0 else { return (0, 0) }
    let first = tree.store(pending, from: start, count: count)
    pending.removeLast(count)
    return (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: count))
  }

  /// Ends the building of a whole tree. Several nodes at the top stand in a column.
  public func finish() {
    while open.count > 0 { close() }
    if pending.count > 1 { wrapInColumn() }
    let (first, count) = movePending(from: 0)
    tree.rootIndex = count > 0 ? Int(first) : nil
    tree.depth = deepest + 1
    tree.arena.pointee.nodes.trim()
    tree.arena.pointee.placements.trim()
    tree.arena.pointee.axisCaches.trim()
    tree.arena.pointee.sizeCaches.trim()
    tree.arena.pointee.parameters.trim()
  }

  private func wrapInColumn() {
    open.append(OpenNode(node: Node(kind: .column), start: 0))
    close()
  }

  /// Ends the building of a reader's content.
  func finish(asChildrenOf i: Int) {
    while open.count > 0 { close() }
    let (first, count) = movePending(from: 0)
    tree.adopt(first: first, count: count, parent: i)
    tree.depth = max(tree.depth, deepest + 1)
  }
}

extension LayoutTree {
  /// Copies nodes into one block, and tells their children where they are.
  func store(_ source: Slab<Node>, from start: Int, count: Int) -> Int {
    let first: Int
    if let block = freeBlocks[count]?.popLast() {
      first = block
      for k in 0..<count {
        arena.pointee.nodes[first + k] = source[start + k]
        arena.pointee.placements[first + k] = Placement()
      }
    } else {
      first = arena.pointee.nodes.append(copying: source, from: start, count: count)
      _ = arena.pointee.placements.append(repeating: Placement(), count: count)
    }
    let nodes = arena.pointee.nodes
    for parent in first..<(first + count) {
      let children = Int(nodes[parent].first)..<Int(nodes[parent].first + nodes[parent].count)
      for child in children { nodes[child].parent = Int32(truncatingIfNeeded: parent) }
    }
    return first
  }

  func adopt(first: Int32, count: Int32, parent: Int) {
    arena.pointee.nodes[parent].first = first
    arena.pointee.nodes[parent].count = count
    for child in Int(first)..<Int(first + count) {
      arena.pointee.nodes[child].parent = Int32(truncatingIfNeeded: parent)
    }
  }
}
