// SPDX-License-Identifier: MIT

/// Grids: rows of cells whose columns share their widths.
///
/// 1. The width is shared out among the columns, then the height among the rows
///    (``Pass/shareLines(_:_:_:)``).
/// 2. The grid hugs its columns, its rows and the gaps.
/// 3. A cell is placed with the width of its columns and the height of its row. Its own anchor
///    decides where it lies, else its row's and its column's alignment, else the grid's; a cell of
///    several columns takes the grid's horizontal alignment. Baselines, guides of the user's own and
///    explicit guides put the cells of a row, or of a column, on one line.
///
/// Rows are nodes of the grid's width; they are never asked anything.
/// Source: rules 11.1–11.7.
extension Pass {
  func measureGrid(_ i: Int, _ proposal: Proposal) -> Size {
    let plan = solvedGrid(i, proposal, again: true)
    return Size(width: linesLength(plan.columns), height: linesLength(plan.rows))
  }

  func placeGrid(_ i: Int) {
    let placement = placements.base[i]
    let plan = solvedGrid(i, placement.proposal, again: false)
    setStarts(plan.columns)
    setStarts(plan.rows)
    placeRows(i, plan, width: placement.width)
    if plan.asksGuides {
      placeOnGuides(i, plan)
    } else {
      placeOnEdges(i, plan)
    }
    notePlacedRows(i)
  }

  /// Works out the lengths of the lines, unless they are those of the proposal already.
  private func solvedGrid(_ i: Int, _ proposal: Proposal, again: Bool) -> GridPlan {
    let index = nodes.base[i].index
    let plan = tree.grids[index]
    if !again && plan.solved == proposal { return plan }
    shareLines(RowAxis.self, plan, proposal)
    widenForSpans(plan, proposal)
    shareLines(ColumnAxis.self, plan, proposal)
    tree.grids[index].solved = proposal
    return plan
  }

  private func setStarts(_ lines: Range<Int>) {
    var cursor = 0.0
    for k in lines {
      let line = arena.pointee.gridLines.base + k
      cursor += line.pointee.gap
      line.pointee.start = cursor
      cursor += line.pointee.length
    }
  }

  /// Gives the row nodes their frames.
  private func placeRows(_ i: Int, _ plan: GridPlan, width: Double) {
    for (row, child) in zip(plan.rows, children(i)) where nodes.base[child].kind == .gridRow {
      let line = arena.pointee.gridLines.base[row]
      placements.base[child] = Placement(
        x: 0, y: line.start.asCoordinate, width: width, height: line.length,
        proposal: Proposal(raw: width, line.length))
      if arena.pointee.tracing { tree.record(placements[child], of: child) }
    }
  }

  /// Says that the rows stand as they were placed: after the cells, since a question to a cell that
  /// stood before takes it back.
  private func notePlacedRows(_ i: Int) {
    for child in children(i) where nodes.base[child].kind == .gridRow {
      if nodes.base[child].flags.contains(.readsPosition) { continue }
      nodes.base[child].flags.insert(.placed)
    }
  }

  private func placeOnEdges(_ i: Int, _ plan: GridPlan) {
    let alignmentX = nodes.base[i].alignmentX
    for k in plan.cells {
      let cell = arena.pointee.gridCells.base[k]
      let box = cellBox(plan, cell)
      let size = offer(Int(cell.node), Proposal(box.size))
      let anchor = cell.hasAnchor ? tree.gridCellTraits(Int(cell.node)).anchor : nil
      let column = arena.pointee.gridLines.base[plan.firstLine + Int(cell.column)]
      let keyX = cell.span == 1 ? column.key : alignmentX
      let keyY = arena.pointee.gridLines.base[plan.rows.lowerBound + Int(cell.row)].key
      let x = offset(anchor?.x, keyX, box.size.width, size.width)
      let y = offset(anchor?.y, keyY, box.size.height, size.height)
      settleCell(i, cell, x: box.minX + x, y: box.minY + y)
    }
  }

  private func placeOnGuides(_ i: Int, _ plan: GridPlan) {
    for (k, item) in zip(plan.cells, arrangedCells(i, plan)) {
      offer(item.child, item.proposal)
      settleCell(i, arena.pointee.gridCells.base[k], x: item.origin.x, y: item.origin.y)
    }
  }

  /// Settles a cell at a place in the grid, whose rows start at its own edge.
  @inline(__always) private func settleCell(_ i: Int, _ cell: GridCell, x: Double, y: Double) {
    let child = Int(cell.node)
    let row = Int(nodes.base[child].parent)
    settleMirrored(child, x: x, y: row == i ? y : y - placements.base[row].y, in: i)
  }

  /// The space of a cell, in the grid.
  @inline(__always) private func cellBox(_ plan: GridPlan, _ cell: GridCell) -> Rect {
    let row = arena.pointee.gridLines.base[plan.rows.lowerBound + Int(cell.row)]
    return Rect(
      x: arena.pointee.gridLines.base[plan.firstLine + Int(cell.column)].start, y: row.start,
      width: cellWidth(plan, cell).asLength, height: row.length)
  }

  /// Where a length starts inside a longer one, by an anchor or an edge.
  @inline(__always) private func offset(
    _ anchor: Double?, _ key: AlignmentKey, _ outer: Double, _ inner: Double
  ) -> Double {
    if let anchor { return (anchor * (outer - inner)).asGuide }
    return (key.edgePosition(in: outer) - key.edgePosition(in: inner)).asGuide
  }

  // MARK: Guides

  /// Where the cells would be for a proposal, for guides that pass through the grid.
  func gridArrangement(_ i: Int, _ proposal: Proposal) -> [ArrangedChild] {
    let plan = solvedGrid(i, proposal, again: false)
    setStarts(plan.columns)
    setStarts(plan.rows)
    return arrangedCells(i, plan)
  }

  /// The cells with their guides asked: horizontal first and vertical second, cell by cell.
  private func arrangedCells(_ i: Int, _ plan: GridPlan) -> [ArrangedChild] {
    var points: [Point] = []
    var extents = [GridExtent](repeating: GridExtent(), count: plan.columnCount + plan.rowCount)
    var items: [ArrangedChild] = plan.cells.map { k in
      let cell = arena.pointee.gridCells.base[k]
      let box = cellBox(plan, cell)
      let size = measure(Int(cell.node), Proposal(box.size))
      let point = cellGuides(i, plan, cell, Proposal(box.size), size)
      points.append(point)
      if !cell.hasAnchor {
        if cell.span == 1 { extents[Int(cell.column)].add(size.width, guide: point.x) }
        extents[plan.columnCount + Int(cell.row)].add(size.height, guide: point.y)
      }
      return ArrangedChild(
        child: Int(cell.node), proposal: Proposal(box.size), size: size, origin: box.origin)
    }
    for (n, k) in plan.cells.enumerated() {
      let cell = arena.pointee.gridCells.base[k]
      let move = guidedOffset(i, plan, cell, items[n], points[n], extents)
      items[n].origin = Point(x: items[n].origin.x + move.x, y: items[n].origin.y + move.y)
    }
    return items
  }

  private func cellGuides(
    _ i: Int, _ plan: GridPlan, _ cell: GridCell, _ proposal: Proposal, _ size: Size
  ) -> Point {
    let column = arena.pointee.gridLines.base[plan.firstLine + Int(cell.column)]
    let row = arena.pointee.gridLines.base[plan.rows.lowerBound + Int(cell.row)]
    let keyX = cell.span == 1 ? column.key : nodes.base[i].alignmentX
    let x = guide(keyX, of: Int(cell.node), proposal, size)
    return Point(x: x, y: guide(row.key, of: Int(cell.node), proposal, size))
  }

  /// How far from its space's corner a cell lies.
  private func guidedOffset(
    _ i: Int, _ plan: GridPlan, _ cell: GridCell, _ item: ArrangedChild, _ point: Point,
    _ extents: [GridExtent]
  ) -> Point {
    let box = cellBox(plan, cell)
    if let anchor = cell.hasAnchor ? tree.gridCellTraits(Int(cell.node)).anchor : nil {
      return Point(
        x: offset(anchor.x, .centerX, box.size.width, item.size.width),
        y: offset(anchor.y, .centerY, box.size.height, item.size.height))
    }
    let column = arena.pointee.gridLines.base[plan.firstLine + Int(cell.column)]
    let row = arena.pointee.gridLines.base[plan.rows.lowerBound + Int(cell.row)]
    var x = -point.x - extents[Int(cell.column)].low
    if cell.span > 1 {
      let key = nodes.base[i].alignmentX
      x = boxGuide(key, in: box.size) - point.x
    } else if !column.asksGuides {
      x = offset(nil, column.key, box.size.width, item.size.width)
    }
    let y =
      row.asksGuides
      ? -point.y - extents[plan.columnCount + Int(cell.row)].low
      : offset(nil, row.key, box.size.height, item.size.height)
    return Point(x: x.asGuide, y: y.asGuide)
  }
}
