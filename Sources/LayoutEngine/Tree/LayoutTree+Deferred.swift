// SPDX-License-Identifier: MIT

/// Content that is built while placing, and the size that it was built for.
struct DeferredSlot {
  var content: any DeferredContent
  var size = Size(width: -1, height: -1)
}

extension LayoutTree {
  /// Builds a reader's children for a size, unless they were built for it.
  func buildDeferred(_ i: Int, level: Int, size: Size) {
    let node = arena.pointee.nodes[i]
    let slot = node.index
    let isCurrent = node.flags.contains(.built) && deferred[slot].size == size
    if isCurrent && !node.flags.contains(.readsPosition) { return }
    removeChildren(of: i)
    deferred[slot].size = size
    let builder = TreeBuilder(tree: self, below: i, level: level)
    deferred[slot].content.build(in: builder, node: NodeID(i), size: size)
    builder.finish(asChildrenOf: i)
    arena.pointee.nodes[i].flags.insert(.built)
  }

  /// Says that a reader's content depends on where the reader is, not only on its size, so that
  /// it is built again in every pass.
  public func noteReadsPosition(_ node: NodeID) {
    var i = node.value
    while i >= 0 {
      arena.pointee.nodes[i].flags.insert(.readsPosition)
      i = Int(arena.pointee.nodes[i].parent)
    }
  }

  /// The number of a node's ancestors.
  func level(of i: Int) -> Int {
    var level = 0
    var parent = arena.pointee.nodes[i].parent
    while parent >= 0 {
      level += 1
      parent = arena.pointee.nodes[Int(parent)].parent
    }
    return level
  }

  /// Whether a node or one around it takes part of the safe area.
  func isInSafeArea(_ i: Int) -> Bool {
    var node = i
    while node >= 0 {
      if arena.pointee.nodes[node].hasSafeArea { return true }
      node = Int(arena.pointee.nodes[node].parent)
    }
    return false
  }

  /// Frees the blocks below a node for later children.
  func removeChildren(of i: Int) {
    var pending = [i]
    while let node = pending.popLast() {
      let range = pass.children(node)
      guard !range.isEmpty else { continue }
      pending.append(contentsOf: range)
      freeBlocks[range.count, default: []].append(range.lowerBound)
      arena.pointee.nodes[node].count = 0
    }
    generation += 1
    guideMemo = GuideMemo()
  }
}
