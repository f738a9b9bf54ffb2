// SPDX-License-Identifier: MIT

internal import Foundation

/// A grid of one column: the rules of the kernel's grids through the interface of ``Layout``.
///
/// 1. The column is as wide as the widest answer to the proposal.
/// 2. A proposed height of nil gives each row its cell's ideal height. Otherwise the rows are
///    offered equal parts of it, less the gaps, the least flexible first. Priorities do not count.
/// 3. Each cell is placed with the column's width and its row's height, by the alignment. Where
///    some cell sets the guide, or it is no edge or centre, the cells' guides lie on one line.
///
/// Source: rules 11.1–11.7. A test compares it with the kernel.
struct CellColumnArrangement {
  let alignment: Alignment
  let spacing: CGFloat?

  private struct Row {
    let subview: LayoutSubview
    let gap: CGFloat
    var height: CGFloat = 0
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let width = width(proposal, subviews)
    let rows = rows(width, proposal.height, subviews)
    return CGSize(width: width, height: rows.reduce(0) { $0 + $1.gap + $1.height })
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let width = width(proposal, subviews)
    let rows = rows(width, proposal.height, subviews)
    let cells = rows.map {
      $0.subview.dimensions(in: ProposedViewSize(width: width, height: $0.height))
    }
    let line = asksHorizontally(cells) ? extent(cells) : nil
    var top = bounds.minY
    for (row, cell) in zip(rows, cells) {
      top += row.gap
      let point = CGPoint(
        x: bounds.minX + x(cell, width, line), y: top + y(cell, row.height))
      row.subview.place(at: point, proposal: ProposedViewSize(width: width, height: row.height))
      top += row.height
    }
  }

  // MARK: Lengths

  private func width(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
    extent(subviews.map { $0.dimensions(in: proposal) }).length
  }

  private func rows(
    _ width: CGFloat, _ height: CGFloat?, _ subviews: LayoutSubviews
  ) -> [Row] {
    var before: ViewSpacing?
    var rows = subviews.map { subview in
      let preferred = subview.spacing
      let gap = before.map { spacing ?? $0.distance(to: preferred, along: .vertical) } ?? 0
      before = preferred
      return Row(subview: subview, gap: gap.isFinite ? gap : 0)
    }
    if let height, !height.isNaN {
      share(max(height, 0) - rows.reduce(0) { $0 + $1.gap }, width, among: &rows)
    } else {
      for k in rows.indices { rows[k].height = self.height(of: rows[k], width, nil) }
    }
    return rows
  }

  private func share(_ space: CGFloat, _ width: CGFloat, among rows: inout [Row]) {
    let probes = rows.indices.map { k in
      let least = height(of: rows[k], width, 0)
      let flexibility = height(of: rows[k], width, .infinity) - least
      return (index: k, least: least, flexibility: flexibility.isNaN ? 0 : flexibility)
    }
    let order = probes.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity && a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }
    var available = space
    for (done, probe) in order.enumerated() {
      let part = max(available / CGFloat(order.count - done), 0)
      rows[probe.index].height = height(of: rows[probe.index], width, part)
      let left = available - rows[probe.index].height
      if !left.isNaN { available = left }
    }
  }

  /// The height that a row needs for an offer: its cell's, and that up to the line of its guide.
  private func height(of row: Row, _ width: CGFloat, _ offer: CGFloat?) -> CGFloat {
    let cell = row.subview.dimensions(in: ProposedViewSize(width: width, height: offer))
    guard asksVertically(cell), cell.height < .infinity else { return cell.height }
    let guide = cell[alignment.vertical]
    return max(cell.height - guide, 0) - min(-guide, 0)
  }

  // MARK: Guides

  private func asksHorizontally(_ cells: [ViewDimensions]) -> Bool {
    ![.leading, .center, .trailing].contains(alignment.horizontal)
      || cells.contains { $0[explicit: alignment.horizontal] != nil }
  }

  private func asksVertically(_ cell: ViewDimensions) -> Bool {
    ![.top, .center, .bottom].contains(alignment.vertical)
      || cell[explicit: alignment.vertical] != nil
  }

  /// The union of the cells around the line of their guides, which lies at zero and belongs to it.
  private func extent(_ cells: [ViewDimensions]) -> (low: CGFloat, length: CGFloat) {
    var (low, high) = (CGFloat(0), CGFloat(0))
    for cell in cells {
      guard cell.width < .infinity else { return (0, .infinity) }
      let guide = cell[alignment.horizontal]
      low = min(low, -guide)
      high = max(high, cell.width - guide)
    }
    return (low, high - low)
  }

  private func x(
    _ cell: ViewDimensions, _ width: CGFloat, _ line: (low: CGFloat, length: CGFloat)?
  ) -> CGFloat {
    if let line { return -cell[alignment.horizontal] - line.low }
    return CellColumnArrangement.rest(width, cell.width) * fraction(alignment.horizontal)
  }

  private func y(_ cell: ViewDimensions, _ height: CGFloat) -> CGFloat {
    if asksVertically(cell) { return max(-cell[alignment.vertical], 0) }
    return CellColumnArrangement.rest(height, cell.height) * fraction(alignment.vertical)
  }

  private func fraction(_ edge: HorizontalAlignment) -> CGFloat {
    edge == .leading ? 0 : edge == .center ? 0.5 : 1
  }

  private func fraction(_ edge: VerticalAlignment) -> CGFloat {
    edge == .top ? 0 : edge == .center ? 0.5 : 1
  }

  /// What a length leaves of a longer one; infinitely long ones leave nothing.
  private static func rest(_ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
    (outer - inner).isFinite ? outer - inner : 0
  }
}
