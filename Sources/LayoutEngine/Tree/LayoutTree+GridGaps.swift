// SPDX-License-Identifier: MIT

/// The gaps of a grid: what was asked for, or the largest that two neighbouring cells prefer.
///
/// Source: rule 11.7; that the largest preference of a line decides is ours.
extension LayoutTree {
  func setGaps(_ plan: GridPlan) {
    let lines = arena.pointee.gridLines.base
    let across = plan.horizontalSpacing.or(SpacingPreference.defaultDistance)
    for k in plan.columns.dropFirst() { lines[k].gap = across }
    let down = plan.verticalSpacing.or(SpacingPreference.defaultDistance)
    for k in plan.rows.dropFirst(leadingEmptyRows(plan) + 1) where lines[k].count > 0 {
      lines[k].gap = down
    }
    guard !allPlain(plan) else { return }
    if plan.horizontalSpacing.isNaN { setColumnGaps(plan) }
    if plan.verticalSpacing.isNaN { setRowGaps(plan) }
  }

  private func leadingEmptyRows(_ plan: GridPlan) -> Int {
    plan.rows.prefix { arena.pointee.gridLines.base[$0].count == 0 }.count
  }

  private func allPlain(_ plan: GridPlan) -> Bool {
    plan.cells.allSatisfy { spacingIndex(arena.pointee.gridCells.base[$0]) == 0 }
  }

  private func spacingIndex(_ cell: GridCell) -> UInt16 {
    arena.pointee.nodes.base[Int(cell.node)].spacing
  }

  private func distance(_ a: GridCell, _ b: GridCell, _ axis: Axis) -> Double {
    spacings[Int(spacingIndex(a))].distance(to: spacings[Int(spacingIndex(b))], along: axis)
  }

  private func setColumnGaps(_ plan: GridPlan) {
    var gaps = [Double](repeating: .nan, count: plan.columnCount)
    for k in plan.cells.dropFirst() {
      let (a, b) = (arena.pointee.gridCells[k - 1], arena.pointee.gridCells[k])
      guard a.row == b.row else { continue }
      gaps[Int(b.column)] = max(distance(a, b, .horizontal), gaps[Int(b.column)].or(-.infinity))
    }
    for (column, gap) in gaps.enumerated().dropFirst() where !gap.isNaN {
      arena.pointee.gridLines[plan.firstLine + column].gap = gap
    }
  }

  private func setRowGaps(_ plan: GridPlan) {
    var above: Range<Int>?
    for row in plan.rows {
      let line = arena.pointee.gridLines[row]
      guard line.count > 0 else { continue }
      let cells = Int(line.first)..<Int(line.first + line.count)
      if let above { arena.pointee.gridLines[row].gap = rowGap(above, cells) }
      above = cells
    }
  }

  /// The largest distance of two cells that share a column, of two rows; walks both at once.
  private func rowGap(_ above: Range<Int>, _ below: Range<Int>) -> Double {
    var largest = -Double.infinity
    var (j, k) = (above.lowerBound, below.lowerBound)
    while j < above.upperBound && k < below.upperBound {
      let (a, b) = (arena.pointee.gridCells[j], arena.pointee.gridCells[k])
      largest = max(largest, distance(a, b, .vertical))
      let (endA, endB) = (a.column + a.span, b.column + b.span)
      if endA <= endB { j += 1 }
      if endB <= endA { k += 1 }
    }
    return largest.isFinite ? largest : SpacingPreference.defaultDistance
  }
}
