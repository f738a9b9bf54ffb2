// SPDX-License-Identifier: MIT

/// Shares the main-axis space of a row or column among its children.
///
/// 1. A proposal of nil asks each child, in order, for its ideal length.
/// 2. Otherwise set aside the gaps, and the smallest length of each child whose priority is below
///    the highest.
/// 3. Take priorities from high to low; within one, the least flexible child first. Of equally
///    and infinitely flexible children the one with the larger smallest length comes first; other
///    ties keep the source order. A child's flexibility is its length for ∞ less that for 0.
/// 4. Offer each child an equal part of what is left, but not less than zero, and take away what
///    it answers. A deficit is carried into the next priority.
///
/// One pass: no answer opens an earlier one again, so the children may need more than was offered.
/// A child whose length is fixed is not probed, nor is a lone child of its priority.
/// Source: rules 2.2–2.4; contradiction C1 is decided for the audited source.
extension Pass {
  func shareSpace<A: MainAxis>(_: A.Type, _ i: Int, _ proposal: Proposal) {
    let main = proposal[A.axis]
    let cross = proposal[A.axis.cross]
    if main.isNaN {
      for child in children(i) { offer(child, proposal) }
      return
    }
    let flags = nodes.base[i].flags
    let available = main - gapTotal(A.self, i)
    if flags.contains(.mixedPriorities) {
      shareByPriority(A.self, i, available, proposal)
    } else if flags.contains(.needsProbes) {
      shareByFlexibility(A.self, i, available, cross)
    } else {
      shareFixedFirst(A.self, i, available, cross)
    }
  }

  private func gapTotal<A: MainAxis>(_: A.Type, _ i: Int) -> Double {
    let range = children(i)
    guard range.count > 1 else { return 0 }
    if !nodes.base[i].flags.contains(.unequalGaps) {
      return nodes.base[i].p0 * Double(range.count - 1)
    }
    return range.dropFirst().reduce(0) { $0 + gap(A.self, i, before: $1) }
  }

  /// Step 4 for one child.
  @inline(__always) private func offerPart<A: MainAxis>(
    _: A.Type, _ child: Int, _ available: inout Double, _ remaining: inout Double, _ cross: Double
  ) {
    let part = max(available / remaining, 0)
    let length = offer(child, Proposal(main: part, cross: cross, axis: A.axis))[A.axis]
    let left = available - length
    if !left.isNaN { available = left }
    remaining -= 1
  }

  /// One priority and at most one flexible child, which grows with its offer: the order is known
  /// without probing.
  private func shareFixedFirst<A: MainAxis>(
    _: A.Type, _ i: Int, _ space: Double, _ cross: Double
  ) {
    var available = space
    let range = children(i)
    var remaining = Double(range.count)
    var flexible = -1
    for child in range {
      if nodes.base[child].flags.isFixed(on: A.axis) {
        offerPart(A.self, child, &available, &remaining, cross)
      } else {
        flexible = child
      }
    }
    if flexible >= 0 { offerPart(A.self, flexible, &available, &remaining, cross) }
  }

  /// One priority: probe all, then offer from the least to the most flexible.
  private func shareByFlexibility<A: MainAxis>(
    _: A.Type, _ i: Int, _ space: Double, _ cross: Double
  ) {
    let start = arena.pointee.scratch.count
    for child in children(i) {
      pushScratch(child, priority: priority(child))
      probe(A.self, start + child - Int(nodes.base[i].first), cross)
    }
    let items = start..<arena.pointee.scratch.count
    sortScratch(items)
    var available = space
    var remaining = Double(items.count)
    for k in items {
      offerPart(A.self, scratchChild(k), &available, &remaining, cross)
    }
    arena.pointee.scratch.removeLast(items.count)
  }

  /// Several priorities.
  private func shareByPriority<A: MainAxis>(
    _: A.Type, _ i: Int, _ space: Double, _ proposal: Proposal
  ) {
    let cross = proposal[A.axis.cross]
    let start = arena.pointee.scratch.count
    for child in children(i) { pushScratch(child, priority: priority(child, for: proposal)) }
    let items = start..<arena.pointee.scratch.count
    sortScratch(items)
    var available = space - probeGroups(A.self, items, cross)
    sortScratch(items)
    var group = items.lowerBound
    while group < items.upperBound {
      let end = groupEnd(group, items.upperBound)
      if group > items.lowerBound { available += minimumTotal(group..<end) }
      var remaining = Double(end - group)
      for k in group..<end { offerPart(A.self, scratchChild(k), &available, &remaining, cross) }
      group = end
    }
    arena.pointee.scratch.removeLast(items.count)
  }

  /// Probes the children that share their priority, and every smallest length below the highest.
  ///
  /// Answers the space to set aside. The items are sorted by priority.
  private func probeGroups<A: MainAxis>(
    _: A.Type, _ items: Range<Int>, _ cross: Double
  ) -> Double {
    var aside = 0.0
    var group = items.lowerBound
    while group < items.upperBound {
      let end = groupEnd(group, items.upperBound)
      for k in group..<end {
        if end - group > 1 {
          probe(A.self, k, cross)
        } else if group > items.lowerBound {
          arena.pointee.scratch.base[k].minimum = length(A.self, scratchChild(k), 0, cross)
        }
      }
      if group > items.lowerBound { aside += minimumTotal(group..<end) }
      group = end
    }
    return aside
  }

  private func groupEnd(_ group: Int, _ end: Int) -> Int {
    let priority = arena.pointee.scratch.base[group].priority
    var k = group + 1
    while k < end && arena.pointee.scratch.base[k].priority == priority { k += 1 }
    return k
  }

  func minimumTotal(_ items: Range<Int>) -> Double {
    var total = 0.0
    for k in items { total += arena.pointee.scratch.base[k].minimum }
    return total
  }

  @inline(__always) private func length<A: MainAxis>(
    _: A.Type, _ child: Int, _ main: Double, _ cross: Double
  ) -> Double {
    measure(child, Proposal(main: main, cross: probingCross(child, cross), axis: A.axis))[A.axis]
  }

  /// Finds the smallest length and the flexibility of the child in a scratch place.
  @inline(__always) private func probe<A: MainAxis>(_: A.Type, _ k: Int, _ cross: Double) {
    let child = scratchChild(k)
    let minimum = length(A.self, child, 0, cross)
    var flexibility = 0.0
    if !nodes.base[child].flags.isFixed(on: A.axis) {
      flexibility = (length(A.self, child, .infinity, cross) - minimum).orZero
    }
    let item = arena.pointee.scratch.base + k
    item.pointee.minimum = minimum
    item.pointee.flexibility = flexibility
  }

  @inline(__always) private func scratchChild(_ k: Int) -> Int {
    Int(arena.pointee.scratch.base[k].child)
  }

  @inline(__always) private func pushScratch(_ child: Int, priority: Double) {
    arena.pointee.scratch.append(
      ScratchItem(child: Int32(truncatingIfNeeded: child), priority: priority))
  }

  /// Sorts stably: insertion for the usual short rows, merging for long ones.
  func sortScratch(_ items: Range<Int>) {
    guard items.count <= 32 else {
      sortLongScratch(items)
      return
    }
    let base = arena.pointee.scratch.base
    var k = items.lowerBound + 1
    while k < items.upperBound {
      let item = base[k]
      var j = k
      while j > items.lowerBound && item.comesBefore(base[j - 1]) {
        base[j] = base[j - 1]
        j -= 1
      }
      base[j] = item
      k += 1
    }
  }

  private func sortLongScratch(_ items: Range<Int>) {
    let sorted = items.map { arena.pointee.scratch.base[$0] }.sorted {
      $0.comesBefore($1) || (!$1.comesBefore($0) && $0.child < $1.child)
    }
    for (k, item) in zip(items, sorted) { arena.pointee.scratch.base[k] = item }
  }
}

extension ScratchItem {
  /// The order of step 3.
  @inline(__always) func comesBefore(_ other: ScratchItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return flexibility == .infinity && minimum > other.minimum
  }
}
