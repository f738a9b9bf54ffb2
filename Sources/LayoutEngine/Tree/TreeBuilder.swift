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
  /// Behind a pointer, so that building checks no exclusivity; freed with the builder.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var pending = Slab<Node>(capacity: 64)
    var open = Slab<OpenNode>(capacity: 32)
    var baseDepth: Int
    var deepest: Int
    var isRightToLeft = false
    /// How many of the nodes that are open, or above them, have a safe area.
    var safeAreas = 0
  }

  private struct OpenNode {
    var node: Node
    var start: Int32
  }

  /// Starts the building of a whole tree.
  public convenience init(tree: LayoutTree) { self.init(tree: tree, depth: 0) }

  /// Starts the building of what comes below a node of a built tree.
  ///
  /// - Parameter level: the number of the node's ancestors.
  convenience init(tree: LayoutTree, below i: Int, level: Int) {
    self.init(tree: tree, depth: level + 1)
    state.pointee.safeAreas = tree.isInSafeArea(i) ? 1 : 0
  }

  private init(tree: LayoutTree, depth: Int) {
    self.tree = tree
    state = .allocate(capacity: 1)
    state.initialize(to: State(baseDepth: depth, deepest: depth))
  }

  deinit {
    state.pointee.pending.deallocate()
    state.pointee.open.deallocate()
    state.deallocate()
  }

  /// The number of nodes that are open, including those above a deferred content.
  public var depth: Int { state.pointee.baseDepth + state.pointee.open.count }

  /// Whether the nodes that come next are laid out from right to left.
  public var isRightToLeft: Bool {
    get { state.pointee.isRightToLeft }
    set { state.pointee.isRightToLeft = newValue }
  }

  /// Whether a node that is open, or is above them, takes part of the safe area.
  public var isInSafeArea: Bool { state.pointee.safeAreas > 0 }

  @inline(__always) func addLeaf(_ node: Node) {
    var node = node
    if state.pointee.isRightToLeft { node.flags.insert(.rightToLeft) }
    if node.kind != .contentLeaf { node.flags.insert(.steady) }
    state.pointee.pending.append(node)
  }

  /// The number of nodes that wait for their parent to be closed.
  var pendingCount: Int { state.pointee.pending.count }

  @inline(__always) func openNode(_ node: Node) { openNode(node, start: pendingCount) }

  @inline(__always) func openNode(_ node: Node, start: Int) {
    var node = node
    if state.pointee.isRightToLeft { node.flags.insert(.rightToLeft) }
    let start = Int32(truncatingIfNeeded: start)
    state.pointee.open.append(OpenNode(node: node, start: start))
    if node.hasSafeArea { state.pointee.safeAreas += 1 }
    state.pointee.deepest = max(state.pointee.deepest, depth)
  }

  /// Closes the node that was opened last. What is said about a child that never came is said
  /// about nothing: the node has no size.
  public func close() {
    precondition(state.pointee.open.count > 0, "TreeBuilder.close() without an open node")
    let last = state.pointee.open.base + (state.pointee.open.count - 1)
    let start = Int(last.pointee.start)
    if last.pointee.node.hasSafeArea { state.pointee.safeAreas -= 1 }
    (last.pointee.node.first, last.pointee.node.count) = movePending(from: start)
    if last.pointee.node.count == 0, last.pointee.node.kind.needsChild {
      last.pointee.node.kind = .identity
    }
    if last.pointee.node.kind == .custom { tree.depth = max(tree.depth, state.pointee.deepest + 1) }
    tree.deriveFlags(&last.pointee.node)
    state.pointee.pending.append(last.pointee.node)
    state.pointee.open.removeLast(1)
  }

  /// Moves the nodes from `start` on into the tree, next to each other.
  private func movePending(from start: Int) -> (first: Int32, count: Int32) {
    let count = state.pointee.pending.count - start
    guard count > 0 else { return (0, 0) }
    let first = tree.store(state.pointee.pending, from: start, count: count)
    state.pointee.pending.removeLast(count)
    return (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: count))
  }

  /// Ends the building of a whole tree. Several nodes at the top stand in a column.
  public func finish() {
    while state.pointee.open.count > 0 { close() }
    if state.pointee.pending.count > 1 { wrapInColumn() }
    let (first, count) = movePending(from: 0)
    tree.rootIndex = count > 0 ? Int(first) : nil
    tree.depth = state.pointee.deepest + 1
    tree.arena.pointee.nodes.trim()
    tree.arena.pointee.placements.trim()
    tree.arena.pointee.axisCaches.trim()
    tree.arena.pointee.sizeCaches.trim()
    tree.arena.pointee.parameters.trim()
    tree.arena.pointee.gridLines.trim()
    tree.arena.pointee.gridCells.trim()
    tree.arena.pointee.cellsByColumn.trim()
  }

  private func wrapInColumn() {
    openNode(Node(kind: .column), start: 0)
    close()
  }

  /// Ends the building of a reader's content.
  func finish(asChildrenOf i: Int) {
    while state.pointee.open.count > 0 { close() }
    let (first, count) = movePending(from: 0)
    tree.adopt(first: first, count: count, parent: i)
    tree.depth = max(tree.depth, state.pointee.deepest + 1)
  }
}

extension LayoutTree {
  /// Copies nodes into one block, and tells their children where they are.
  func store(_ source: Slab<Node>, from start: Int, count: Int) -> Int {
    if count == 1 && freeBlocks.isEmpty { return storeOne(source.base[start]) }
    let first: Int
    if !freeBlocks.isEmpty, let block = freeBlocks[count]?.popLast() {
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

  /// The common case: the only child of a modifier.
  private func storeOne(_ node: Node) -> Int {
    let index = arena.pointee.nodes.count
    arena.pointee.nodes.append(node)
    arena.pointee.placements.append(Placement())
    let children = Int(node.first)..<Int(node.first + node.count)
    for child in children {
      arena.pointee.nodes.base[child].parent = Int32(truncatingIfNeeded: index)
    }
    return index
  }

  func adopt(first: Int32, count: Int32, parent: Int) {
    arena.pointee.nodes[parent].first = first
    arena.pointee.nodes[parent].count = count
    for child in Int(first)..<Int(first + count) {
      arena.pointee.nodes[child].parent = Int32(truncatingIfNeeded: parent)
    }
  }
}
