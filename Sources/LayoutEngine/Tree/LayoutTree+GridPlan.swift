// SPDX-License-Identifier: MIT

/// Finds the rows, the columns and the cells of a grid, once, when it is built.
///
/// A child that is no row is a row of one cell across all columns. The longest row, spans counted,
/// decides how many columns there are. A row without cells has no height and no gap.
/// Source: rules 11.1–11.7.
extension LayoutTree {
  /// How many columns the spans of one row may add to the number of its cells.
  static let largestSpan = 10_000

  func deriveGrid(_ node: inout Node, _ children: Range<Int>) {
    var plan = grids[node.index]
    collectCells(&plan, children)
    addLines(&plan, node, children)
    listByColumn(&plan)
    setGaps(plan)
    var all: NodeFlags = [.fixedWidth, .fixedHeight, .separable]
    for child in children { all.formIntersection(arena.pointee.nodes.base[child].flags) }
    for k in plan.columns.lowerBound..<plan.rows.upperBound
    where arena.pointee.gridLines.base[k].asksGuides {
      plan.asksGuides = true
      all = []
    }
    node.flags.formUnion(all)
    grids[node.index] = plan
  }

  /// A row is as fixed and as separable as its cells.
  func deriveGridRow(_ node: inout Node, _ children: Range<Int>) {
    var all: NodeFlags = [.fixedWidth, .fixedHeight, .separable]
    for child in children { all.formIntersection(arena.pointee.nodes.base[child].flags) }
    node.flags.formUnion(all)
  }

  /// The traits that a node shows to the grid around it; of two, the outer one counts.
  func gridCellTraits(_ i: Int) -> GridCellTraits {
    var traits = GridCellTraits()
    var i = i
    while true {
      let node = arena.pointee.nodes.base[i]
      guard node.flags.contains(.hasCellTraits), node.count > 0 else { return traits }
      switch node.kind {
      case .gridCell: traits.fill(from: cellTraits[node.index])
      case .identity, .priority, .guide, .fixedFrame, .flexibleFrame, .padding, .fixedSize,
        .aspectRatio, .position, .offset, .layered, .relativeFrame, .safeAreaInset,
        .ignoringSafeArea:
        break
      default: return traits
      }
      i = Int(node.first)
    }
  }

  private func collectCells(_ plan: inout GridPlan, _ children: Range<Int>) {
    let start = arena.pointee.gridCells.count
    plan.rowCount = children.count
    for child in children {
      let row = Int32(truncatingIfNeeded: child - children.lowerBound)
      let node = arena.pointee.nodes.base[child]
      if node.kind == .gridRow {
        let width = collectRow(Int(node.first)..<Int(node.first + node.count), row)
        plan.columnCount = max(plan.columnCount, width)
      } else {
        plan.columnCount = max(plan.columnCount, 1)
        addCell(GridCell(node: Int32(truncatingIfNeeded: child), row: row, column: 0, span: -1))
      }
    }
    plan.cells = start..<arena.pointee.gridCells.count
    for k in plan.cells where arena.pointee.gridCells.base[k].span < 0 {
      arena.pointee.gridCells.base[k].span = Int32(truncatingIfNeeded: plan.columnCount)
    }
  }

  /// Adds the cells of one row; how many columns they take.
  private func collectRow(_ cells: Range<Int>, _ row: Int32) -> Int {
    var column = 0
    var spare = LayoutTree.largestSpan
    for child in cells {
      var cell = GridCell(
        node: Int32(truncatingIfNeeded: child), row: row,
        column: Int32(truncatingIfNeeded: column))
      if arena.pointee.nodes.base[child].flags.contains(.hasCellTraits) {
        let more = min(max(gridCellTraits(child).columns ?? 1, 1) - 1, spare)
        spare -= more
        cell.span += Int32(truncatingIfNeeded: more)
      }
      column += Int(cell.span)
      addCell(cell)
    }
    return column
  }

  private func addCell(_ cell: GridCell) {
    var cell = cell
    if arena.pointee.nodes.base[Int(cell.node)].flags.contains(.hasCellTraits) {
      let traits = gridCellTraits(Int(cell.node))
      cell.isWidthUnsized = traits.isWidthUnsized ?? false
      cell.isHeightUnsized = traits.isHeightUnsized ?? false
      cell.hasAnchor = traits.anchor != nil
    }
    arena.pointee.gridCells.append(cell)
  }

  private func addLines(_ plan: inout GridPlan, _ node: Node, _ children: Range<Int>) {
    plan.firstLine = arena.pointee.gridLines.append(
      repeating: GridLine(key: node.alignmentX), count: plan.columnCount)
    _ = arena.pointee.gridLines.append(
      repeating: GridLine(key: node.alignmentY), count: plan.rowCount)
    let lines = arena.pointee.gridLines.base
    for child in children {
      let row = arena.pointee.nodes.base[child]
      if row.kind == .gridRow, row.flags.contains(.verticalOption) {
        lines[plan.rows.lowerBound + child - children.lowerBound].key = row.alignmentY
      }
    }
    for k in plan.cells.reversed() {
      let cell = arena.pointee.gridCells.base[k]
      let row = lines + (plan.rows.lowerBound + Int(cell.row))
      row.pointee.first = Int32(truncatingIfNeeded: k)
      row.pointee.count += 1
      let flags = arena.pointee.nodes.base[Int(cell.node)].flags
      if !cell.isHeightUnsized && !flags.contains(.fixedHeight) { row.pointee.isFixed = false }
      if flags.contains(.hasCellTraits),
        let key = gridCellTraits(Int(cell.node)).columnAlignment
      {
        lines[plan.firstLine + Int(cell.column)].key = key
      }
    }
  }

  /// Lists the cells of one column by column, and then those of several.
  private func listByColumn(_ plan: inout GridPlan) {
    let lines = arena.pointee.gridLines.base + plan.firstLine
    let cells = arena.pointee.gridCells.base
    var spans = 0
    for k in plan.cells where !cells[k].isWidthUnsized {
      if cells[k].span == 1 { lines[Int(cells[k].column)].count += 1 } else { spans += 1 }
    }
    let total = (0..<plan.columnCount).reduce(spans) { $0 + Int(lines[$1].count) }
    let start = arena.pointee.cellsByColumn.append(repeating: 0, count: total)
    var next = start
    for column in 0..<plan.columnCount {
      lines[column].first = Int32(truncatingIfNeeded: next)
      next += Int(lines[column].count)
      lines[column].count = 0
    }
    plan.spans = next..<(next + spans)
    for k in plan.cells {
      note(cells[k], k, lines)
      if cells[k].isWidthUnsized { continue }
      if cells[k].span == 1 {
        let line = lines + Int(cells[k].column)
        arena.pointee.cellsByColumn.base[Int(line.pointee.first + line.pointee.count)] =
          Int32(truncatingIfNeeded: k)
        line.pointee.count += 1
      } else {
        arena.pointee.cellsByColumn.base[next] = Int32(truncatingIfNeeded: k)
        next += 1
      }
    }
    noteGuides(plan)
  }

  /// Notes what a cell says of its column: whether it is fixed.
  private func note(_ cell: GridCell, _ k: Int, _ columns: UnsafeMutablePointer<GridLine>) {
    guard cell.span == 1, !cell.isWidthUnsized else { return }
    let flags = arena.pointee.nodes.base[Int(cell.node)].flags
    if !flags.contains(.fixedWidth) { columns[Int(cell.column)].isFixed = false }
  }

  /// Notes on which lines guides have to be asked.
  private func noteGuides(_ plan: GridPlan) {
    let lines = arena.pointee.gridLines.base
    for k in plan.columns.lowerBound..<plan.rows.upperBound where !lines[k].key.isEdgeOrCenter {
      lines[k].asksGuides = true
    }
    for k in plan.cells {
      let cell = arena.pointee.gridCells.base[k]
      guard arena.pointee.nodes.base[Int(cell.node)].flags.contains(.hasGuide) else { continue }
      lines[plan.firstLine + Int(cell.column)].asksGuides = true
      lines[plan.rows.lowerBound + Int(cell.row)].asksGuides = true
    }
  }
}
