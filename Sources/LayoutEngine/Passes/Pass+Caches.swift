// SPDX-License-Identifier: MIT

/// Remembering answers: together with the measuring pass, the only code that knows of caches.
extension Pass {
  /// The remembered answer of a node, if any.
  @inline(__always) func cachedSize(_ i: Int, _ proposal: Proposal) -> Size? {
    guard arena.pointee.caching else { return nil }
    let node = nodes.base + i
    if node.pointee.flags.contains(.sized) { return placements.base[i].size }
    let cache = Int(node.pointee.cache)
    guard cache >= 0 else { return nil }
    if node.pointee.flags.contains(.separable) {
      return (arena.pointee.axisCaches.base + cache).pointee.size(for: proposal)
    }
    return sizeInChain(cache, proposal)
  }

  /// Remembers an answer.
  @inline(__always) func remember(_ i: Int, _ proposal: Proposal, _ size: Size) {
    let node = nodes.base + i
    if node.pointee.flags.isSuperset(of: .fixed) {
      placements.base[i].width = size.width
      placements.base[i].height = size.height
      node.pointee.flags.insert(.sized)
      return
    }
    let cache = Int(node.pointee.cache)
    guard cache >= 0 else { return }
    if node.pointee.flags.contains(.separable) {
      if (arena.pointee.axisCaches.base + cache).pointee.store(size, for: proposal) {
        node.pointee.flags.insert(.lostAnswers)
      }
    } else {
      storeInChain(cache, SizeCache.Entry(proposal: proposal, size: size))
    }
  }

  /// Forgets every answer of a node.
  func forget(_ i: Int) {
    nodes.base[i].flags.subtract([.sized, .placed, .lostAnswers])
    if nodes.base[i].kind == .custom { tree.customLayouts[nodes.base[i].index].forget() }
    let cache = Int(nodes.base[i].cache)
    guard cache >= 0 else { return }
    if nodes.base[i].flags.contains(.separable) {
      arena.pointee.axisCaches[cache] = AxisCache()
    } else {
      forgetChain(cache)
    }
  }

  /// The questions that a node has answered since it was last forgotten, with the answers; nil
  /// when some may have been overwritten.
  func rememberedAnswers(_ i: Int) -> [SizeCache.Entry]? {
    let node = nodes.base[i]
    if node.flags.contains(.sized) {
      let placement = placements.base[i]
      return [SizeCache.Entry(proposal: placement.proposal, size: placement.size)]
    }
    guard node.cache >= 0, !node.flags.contains(.lostAnswers) else { return nil }
    return node.flags.contains(.separable)
      ? axisAnswers(Int(node.cache)) : chainAnswers(Int(node.cache))
  }

  /// The proposal that the children's placements were last shared out for.
  @inline(__always) func sharedProposal(_ i: Int) -> Proposal {
    let cache = Int(nodes.base[i].cache)
    guard cache >= 0, arena.pointee.caching else { return AxisCache.none }
    return nodes.base[i].flags.contains(.separable)
      ? arena.pointee.axisCaches.base[cache].shared : arena.pointee.sizeCaches.base[cache].shared
  }

  @inline(__always) func setSharedProposal(_ i: Int, _ proposal: Proposal) {
    let cache = Int(nodes.base[i].cache)
    guard cache >= 0 else { return }
    if nodes.base[i].flags.contains(.separable) {
      arena.pointee.axisCaches.base[cache].shared = proposal
    } else {
      arena.pointee.sizeCaches.base[cache].shared = proposal
    }
  }

  private func axisAnswers(_ cache: Int) -> [SizeCache.Entry] {
    let axes = arena.pointee.axisCaches[cache]
    let widths = axes.horizontal.entries
    let heights = axes.vertical.entries
    guard !widths.isEmpty, !heights.isEmpty else { return [] }
    return (0..<max(widths.count, heights.count)).map { k in
      let width = widths[min(k, widths.count - 1)]
      let height = heights[min(k, heights.count - 1)]
      return SizeCache.Entry(
        proposal: Proposal(raw: width.offer, height.offer),
        size: Size(width: width.length, height: height.length))
    }
  }

  private func chainAnswers(_ cache: Int) -> [SizeCache.Entry]? {
    guard arena.pointee.sizeCaches[cache].stored <= 4 * SizeCache.maximumBlocks else { return nil }
    var answers: [SizeCache.Entry] = []
    var block = cache
    while block >= 0 {
      answers += arena.pointee.sizeCaches[block].filled
      block = Int(arena.pointee.sizeCaches[block].next)
    }
    return answers
  }

  private func sizeInChain(_ cache: Int, _ proposal: Proposal) -> Size? {
    var block = cache
    while block >= 0 {
      let pointer = arena.pointee.sizeCaches.base + block
      if let size = pointer.pointee.size(for: proposal) { return size }
      block = Int(pointer.pointee.next)
    }
    return nil
  }

  private func storeInChain(_ cache: Int, _ entry: SizeCache.Entry) {
    let stored = Int(arena.pointee.sizeCaches[cache].stored)
    arena.pointee.sizeCaches[cache].stored += 1
    let position = stored % (4 * SizeCache.maximumBlocks)
    var block = cache
    for _ in 0..<(position / 4) { block = followingBlock(block) }
    arena.pointee.sizeCaches[block].store(entry, at: position % 4)
  }

  private func followingBlock(_ block: Int) -> Int {
    let next = Int(arena.pointee.sizeCaches[block].next)
    if next >= 0 { return next }
    let added = arena.pointee.sizeCaches.count
    arena.pointee.sizeCaches.append(SizeCache())
    arena.pointee.sizeCaches[block].next = Int32(truncatingIfNeeded: added)
    return added
  }

  private func forgetChain(_ cache: Int) {
    var block = cache
    while block >= 0 {
      let next = arena.pointee.sizeCaches[block].next
      arena.pointee.sizeCaches[block] = SizeCache()
      arena.pointee.sizeCaches[block].next = next
      block = Int(next)
    }
  }
}
