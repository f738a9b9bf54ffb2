// SPDX-License-Identifier: MIT

/// A growing run of plain values in raw memory.
///
/// The kernel's only store, and with ``Arena`` the only place that touches a pointer. Elements are
/// trivial values, so that nothing has to be destroyed. Memory moves when the run grows: an
/// element's address must not be kept across a call that may append. Every access in the passes
/// goes through an index again, and debug builds check it.
struct Slab<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  func deallocate() { base.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "kernel index \(index) outside of 0..<\(count)")
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "kernel index \(index) outside of 0..<\(count)")
      base[index] = newValue
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "kernel index \(index) outside of 0..<\(count)")
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends `n` copies and returns the index of the first.
  mutating func append(repeating element: Element, count n: Int) -> Int {
    let start = count
    if count + n > capacity { reserve(max(capacity * 2, count + n)) }
    (base + start).initialize(repeating: element, count: n)
    count += n
    return start
  }

  /// Copies elements from `source` to the end and returns the index of the first.
  mutating func append(copying source: Slab, from start: Int, count n: Int) -> Int {
    let first = count
    if count + n > capacity { reserve(max(capacity * 2, count + n)) }
    (base + first).initialize(from: source.base + start, count: n)
    count += n
    return first
  }

  @inline(__always) mutating func removeLast(_ n: Int) { count -= n }

  mutating func removeAll() { count = 0 }

  /// Gives the memory beyond the last element back.
  mutating func trim() {
    if capacity > count + 16 { reserve(max(count, 1)) }
  }

  @inline(never) private mutating func reserve(_ newCapacity: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = newCapacity
  }

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}

/// The memory of one tree.
///
/// Reached through one pointer, which its owner, ``LayoutTree``, frees. One thread at a time works
/// on a tree, so nothing here is locked; `LayoutTree` is not `Sendable`.
struct Arena {
  var nodes = Slab<Node>(capacity: 64)
  var placements = Slab<Placement>(capacity: 64)
  var axisCaches = Slab<AxisCache>(capacity: 16)
  var sizeCaches = Slab<SizeCache>(capacity: 16)
  var parameters = Slab<Double>(capacity: 16)
  var scratch = Slab<ScratchItem>(capacity: 64)
  var gridLines = Slab<GridLine>(capacity: 1)
  var gridCells = Slab<GridCell>(capacity: 1)
  /// The numbers of the cells of one column, by column, and of those of several, for each grid.
  var cellsByColumn = Slab<Int32>(capacity: 1)
  /// What custom layouts have asked for, the innermost one's on top.
  var recorded = Slab<RecordedPlacement>(capacity: 16)
  var recording = Recording()
  /// Whether answers may be remembered.
  var caching = true
  /// Whether steps are recorded.
  var tracing = false
  /// How many times a node's algorithm has run, for tests that count.
  var measureCount = 0

  var byteCount: Int {
    nodes.byteCount + placements.byteCount + axisCaches.byteCount + sizeCaches.byteCount
      + parameters.byteCount + scratch.byteCount + recorded.byteCount + gridLines.byteCount
      + gridCells.byteCount + cellsByColumn.byteCount
  }

  func deallocate() {
    nodes.deallocate()
    placements.deallocate()
    axisCaches.deallocate()
    sizeCaches.deallocate()
    parameters.deallocate()
    scratch.deallocate()
    gridLines.deallocate()
    gridCells.deallocate()
    cellsByColumn.deallocate()
    recorded.deallocate()
  }
}

/// One child in the working memory of an algorithm.
struct ScratchItem {
  var child: Int32 = 0
  var isLastOfGroup = false
  var priority: Double = 0
  var minimum: Double = 0
  var flexibility: Double = 0
}
