// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// Takes over what an older tree knows of the subtrees that are the same in this one: their
  /// answers and their frames. What is the same is then neither measured nor placed again.
  ///
  /// Two subtrees are the same when kinds, numbers and children agree, and content says that it
  /// measures alike. Guides and deferred content hold closures, which cannot be compared, so they
  /// and what is around them is laid out again. The children are matched by position; a child that
  /// was inserted or removed leaves the ones before it matched. Takes time in proportion to the
  /// nodes of the smaller tree.
  public func inherit(from old: LayoutTree) {
    guard let root = rootIndex, let oldRoot = old.rootIndex, isCaching, old.isCaching else {
      return
    }
    var matcher = TreeMatcher(new: self, old: old)
    matcher.match(root, oldRoot)
  }
}

/// Walks two trees side by side, from the leaves up, without recursion.
private struct TreeMatcher {
  let new: LayoutTree
  let old: LayoutTree
  private var pending: [Pair] = []

  private struct Pair {
    var new: Int
    var old: Int
    var isExpanded = false
    /// The index of the pair around among `results`.
    var parent: Int
  }

  /// Whether the pairs that were expanded are still the same.
  private var results: [Bool] = []

  init(new: LayoutTree, old: LayoutTree) {
    self.new = new
    self.old = old
  }

  mutating func match(_ root: Int, _ oldRoot: Int) {
    results = [true]
    pending = [Pair(new: root, old: oldRoot, parent: 0)]
    while let pair = pending.popLast() {
      if pair.isExpanded { close(pair) } else { expand(pair) }
    }
  }

  private mutating func expand(_ pair: Pair) {
    let node = new.arena.pointee.nodes[pair.new]
    let other = old.arena.pointee.nodes[pair.old]
    let slot = results.count
    results.append(isSame(node, other))
    // The closing step finds its own slot where a child finds its parent's.
    pending.append(Pair(new: pair.new, old: pair.old, isExpanded: true, parent: slot))
    parents.append(pair.parent)
    for k in 0..<Int(min(node.count, other.count)) {
      pending.append(Pair(new: Int(node.first) + k, old: Int(other.first) + k, parent: slot))
    }
  }

  /// The slot of the pair around each slot; the first slot stands for the top.
  private var parents: [Int] = [0]

  private mutating func close(_ pair: Pair) {
    let slot = pair.parent
    if results[slot] {
      takeOver(pair)
    } else {
      results[parents[slot]] = false
      forgetPlacements(inside: pair.new)
    }
  }

  /// A node that is laid out again decides anew which children to leave out, and how to share its
  /// space: their placements are no longer those that it wrote when it was asked while it was built.
  private func forgetPlacements(inside i: Int) {
    new.pass.setSharedProposal(i, AxisCache.none)
    for child in new.pass.children(i) {
      new.arena.pointee.nodes[child].flags.remove(.leftOut)
    }
  }

  private func isSame(_ a: Node, _ b: Node) -> Bool {
    let isComparable =
      a.kind == b.kind && a.count == b.count
      && new.spacings[Int(a.spacing)] == old.spacings[Int(b.spacing)]
      && a.alignmentX == b.alignmentX && a.alignmentY == b.alignmentY
      && a.alignmentX.raw < AlignmentKey.builtInCount
      && a.alignmentY.raw < AlignmentKey.builtInCount
      && a.flags.subtracting(.state) == b.flags.subtracting(.state)
    return isComparable && hasSameParameters(a, b)
  }

  private func hasSameParameters(_ a: Node, _ b: Node) -> Bool {
    switch a.kind {
    case .guide, .reader, .custom, .relativeFrame: return false
    case .contentLeaf: return new.contents[a.index].measuresLike(old.contents[b.index])
    case .padding: return hasSamePool(a, b, count: 4)
    case .scroll: return hasSamePool(a, b, count: 2)
    case .grid: return new.grids[a.index].isLike(old.grids[b.index])
    case .gridCell: return new.cellTraits[a.index].isLike(old.cellTraits[b.index])
    case .lazyGrid: return new.lazyGrids[a.index].isLike(old.lazyGrids[b.index])
    case .flexibleFrame, .flexibleLeaf: return hasSamePool(a, b, count: 6)
    default:
      return a.p0.bitPattern == b.p0.bitPattern && a.p1.bitPattern == b.p1.bitPattern
    }
  }

  private func hasSamePool(_ a: Node, _ b: Node, count: Int) -> Bool {
    let (x, y) = (new.arena.pointee.parameters, old.arena.pointee.parameters)
    return (0..<count).allSatisfy { x[a.index + $0].bitPattern == y[b.index + $0].bitPattern }
  }

  private func takeOver(_ pair: Pair) {
    let node = old.arena.pointee.nodes[pair.old]
    new.arena.pointee.placements[pair.new] = old.arena.pointee.placements[pair.old]
    new.arena.pointee.nodes[pair.new].flags.formUnion(node.flags.intersection(.state))
    let (to, from) = (Int(new.arena.pointee.nodes[pair.new].cache), Int(node.cache))
    guard to >= 0, from >= 0 else { return }
    if node.flags.contains(.separable) {
      new.arena.pointee.axisCaches[to] = old.arena.pointee.axisCaches[from]
    } else {
      new.arena.pointee.sizeCaches[to] = old.arena.pointee.sizeCaches[from].firstBlock
    }
  }
}

extension NodeFlags {
  /// What layouts set, in contrast to what is known of the node before.
  fileprivate static let state: NodeFlags = [.placed, .sized, .lostAnswers, .leftOut]
}

extension SizeCache {
  /// The block without the chain behind it, whose answers are given up.
  fileprivate var firstBlock: SizeCache {
    var block = self
    block.next = -1
    block.stored = min(stored, 4)
    return block
  }
}
