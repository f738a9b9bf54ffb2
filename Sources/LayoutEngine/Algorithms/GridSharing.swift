// SPDX-License-Identifier: MIT

/// Shares a length among the columns, or the rows, of a grid.
///
/// 1. A proposal of nil gives each line the ideal length of its longest cell.
/// 2. Otherwise set the gaps aside, and what the lines need that have one length only.
/// 3. Offer the others equal parts of what is left, the least flexible first, as a stack does; a
///    line answers the longest answer of its cells.
/// 4. A cell of several columns is then offered its columns and what is left over. What it needs
///    beyond its columns is spread equally over those of them that may be longer: the flexible ones
///    and those without a cell of their own; if there are none, over all.
///
/// Columns are shared out with the grid's proposed height, rows with the widths of the columns.
/// Source: rules 11.2–11.5; step 4 and the order of the lines are ours.
extension Pass {
  func shareLines<A: MainAxis>(_: A.Type, _ plan: GridPlan, _ proposal: Proposal) {
    let lines = A.axis == .horizontal ? plan.columns : plan.rows
    let offer = proposal[A.axis]
    let across = proposal[A.axis.cross]
    let start = arena.pointee.scratch.count
    var available = offer
    for k in lines {
      let line = arena.pointee.gridLines.base[k]
      if line.isFixed || offer.isNaN {
        let length = setLength(A.self, plan, k, offer, across)
        available -= length + line.gap
      } else {
        available -= line.gap
        pushLine(A.self, plan, k, across)
      }
    }
    let items = start..<arena.pointee.scratch.count
    sortScratch(items)
    var remaining = Double(items.count)
    for item in items {
      let k = Int(arena.pointee.scratch.base[item].child)
      let length = setLength(A.self, plan, k, max(available / remaining, 0), across)
      let left = available - length
      if !left.isNaN { available = left }
      remaining -= 1
    }
    arena.pointee.scratch.removeLast(items.count)
  }

  @inline(__always) private func setLength<A: MainAxis>(
    _: A.Type, _ plan: GridPlan, _ k: Int, _ offer: Double, _ across: Double
  ) -> Double {
    let length = lineLength(A.self, plan, k, offer, across)
    arena.pointee.gridLines.base[k].offer = offer
    arena.pointee.gridLines.base[k].length = length
    return length
  }

  private func pushLine<A: MainAxis>(_: A.Type, _ plan: GridPlan, _ k: Int, _ across: Double) {
    let minimum = lineLength(A.self, plan, k, 0, across)
    let largest = lineLength(A.self, plan, k, .infinity, across)
    arena.pointee.scratch.append(
      ScratchItem(
        child: Int32(truncatingIfNeeded: k), minimum: minimum,
        flexibility: (largest - minimum).orZero))
  }

  /// The longest answer of a line's cells to an offer, or their extent when guides align them.
  @inline(__always) private func lineLength<A: MainAxis>(
    _: A.Type, _ plan: GridPlan, _ k: Int, _ offer: Double, _ across: Double
  ) -> Double {
    let line = arena.pointee.gridLines.base[k]
    if line.asksGuides { return lineExtent(A.self, plan, line, offer, across) }
    var longest = 0.0
    for entry in Int(line.first)..<Int(line.first + line.count) {
      let cell = lineCell(A.self, entry)
      if A.axis == .vertical && cell.isHeightUnsized { continue }
      let proposal = cellProposal(A.self, plan, cell, offer, across)
      longest = max(longest, measure(Int(cell.node), proposal)[A.axis])
    }
    return longest
  }

  private func lineExtent<A: MainAxis>(
    _: A.Type, _ plan: GridPlan, _ line: GridLine, _ offer: Double, _ across: Double
  ) -> Double {
    var extent = GridExtent()
    for entry in Int(line.first)..<Int(line.first + line.count) {
      let cell = lineCell(A.self, entry)
      if A.axis == .vertical && cell.isHeightUnsized { continue }
      let proposal = cellProposal(A.self, plan, cell, offer, across)
      let size = measure(Int(cell.node), proposal)
      if cell.hasAnchor || isEntangled(Int(cell.node)) {
        extent.add(size[A.axis])
      } else {
        extent.add(size[A.axis], guide: guide(line.key, of: Int(cell.node), proposal, size))
      }
    }
    return extent.length
  }

  /// A cell of a line: rows list their cells themselves, columns by number.
  @inline(__always) private func lineCell<A: MainAxis>(_: A.Type, _ entry: Int) -> GridCell {
    let k = A.axis == .horizontal ? Int(arena.pointee.cellsByColumn.base[entry]) : entry
    return arena.pointee.gridCells.base[k]
  }

  @inline(__always) private func cellProposal<A: MainAxis>(
    _: A.Type, _ plan: GridPlan, _ cell: GridCell, _ offer: Double, _ across: Double
  ) -> Proposal {
    A.axis == .horizontal
      ? Proposal(raw: offer, probingCross(Int(cell.node), across))
      : Proposal(raw: probingWidth(plan, cell), offer)
  }

  /// The width at which a cell is asked for its height: in a deep nest, what its column was offered.
  @inline(__always) private func probingWidth(_ plan: GridPlan, _ cell: GridCell) -> Double {
    guard cell.span == 1, isEntangled(Int(cell.node)) else { return cellWidth(plan, cell) }
    return arena.pointee.gridLines.base[plan.firstLine + Int(cell.column)].offer
  }

  /// The width of a cell's columns and of the gaps between them.
  @inline(__always) func cellWidth(_ plan: GridPlan, _ cell: GridCell) -> Double {
    let first = plan.firstLine + Int(cell.column)
    if cell.span == 1 { return arena.pointee.gridLines.base[first].length }
    return linesLength(first..<(first + Int(cell.span)))
  }

  /// The length of lines and of the gaps between them.
  func linesLength(_ lines: Range<Int>) -> Double {
    guard let first = lines.first else { return 0 }
    let base = arena.pointee.gridLines.base
    return lines.dropFirst().reduce(base[first].length) { $0 + base[$1].gap + base[$1].length }
  }

  /// Step 4.
  func widenForSpans(_ plan: GridPlan, _ proposal: Proposal) {
    guard !plan.spans.isEmpty else { return }
    var left = proposal.rawWidth - linesLength(plan.columns)
    for entry in plan.spans {
      let cell = lineCell(RowAxis.self, entry)
      let current = cellWidth(plan, cell)
      let offer = proposal.rawWidth.isNaN ? Double.nan : max(current + max(left.or(0), 0), 0)
      let height = probingCross(Int(cell.node), proposal.rawHeight)
      let need = measure(Int(cell.node), Proposal(raw: offer, height)).width
      guard need > current else { continue }
      spread(need - current, over: cell, plan)
      let rest = left - (need - current)
      if !rest.isNaN { left = rest }
    }
  }

  private func spread(_ excess: Double, over cell: GridCell, _ plan: GridPlan) {
    let first = plan.firstLine + Int(cell.column)
    let columns = first..<(first + Int(cell.span))
    let lines = arena.pointee.gridLines.base
    let takers = columns.count { lines[$0].takesMore }
    for k in columns where takers == 0 || lines[k].takesMore {
      lines[k].length += excess / Double(takers == 0 ? columns.count : takers)
    }
  }
}

/// The union of cells along one axis: some with their guides on one line, which lies at zero and
/// belongs to the union, and some that only need room.
struct GridExtent {
  private(set) var low = 0.0
  private var high = 0.0
  private var longest = 0.0

  var length: Double { max(longest, high - low) }

  mutating func add(_ length: Double) { longest = max(longest, length) }

  mutating func add(_ length: Double, guide: Double) {
    guard length < .infinity else { return add(length) }
    low = min(low, -guide)
    high = max(high, length - guide)
  }
}
