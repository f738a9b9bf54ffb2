// SPDX-License-Identifier: MIT

internal import Foundation

/// The lines of a ``FlowLayout`` for one proposed width.
struct FlowLines {
  /// A subview in its line.
  struct Item {
    let subview: LayoutSubview
    /// What it is offered for good.
    var proposal: ProposedViewSize
    var size: CGSize
    /// The position of the line's guide from the subview's top.
    var guide: CGFloat
    let spacing: ViewSpacing
    /// The distance to the one before it in the line.
    var gap: CGFloat = 0
  }

  /// One line.
  struct Line {
    var items: [Item] = []
    /// The lengths of the items and the gaps.
    private(set) var width: CGFloat = 0
    var y: CGFloat = 0
    /// How far the line reaches above its guide and below it.
    var ascent: CGFloat = 0
    var descent: CGFloat = 0

    var height: CGFloat { ascent + descent }
    /// The wishes of all items in one.
    var spacing: ViewSpacing {
      items.dropFirst().reduce(items.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
    }

    init(_ item: Item) { append(item) }

    mutating func append(_ item: Item) {
      items.append(item)
      width += item.gap + item.size.width
    }

    mutating func removeLast() {
      items.removeLast()
      updateWidth()
    }

    mutating func updateWidth() {
      width = items.reduce(0) { $0 + $1.gap + $1.size.width }
    }
  }

  private(set) var lines: [Line] = []
  private(set) var size = CGSize.zero
  private let layout: FlowLayout
  /// The proposed width; ∞ without one.
  private let limit: CGFloat

  /// Sums of lengths differ from one another in the last bits; this much is still an exact fit.
  private static let tolerance: CGFloat = 1e-6

  init(_ layout: FlowLayout, width: CGFloat?, _ subviews: LayoutSubviews) {
    self.layout = layout
    limit = max(width ?? .infinity, 0)
    let content = subviews.filter { $0[FlowOverflow.self] == nil }
    for subview in content { append(ideal(subview)) }
    if let most = layout.maxLines, lines.count > max(most, 1) {
      cut(to: max(most, 1), of: content.count, subviews)
    }
    if layout.justified && limit.isFinite { justify() }
    stack()
  }

  // MARK: Breaking

  /// Step 1.
  private func ideal(_ subview: LayoutSubview) -> Item {
    let item = item(subview, .unspecified)
    guard item.size.width > limit + FlowLines.tolerance else { return item }
    return self.item(subview, ProposedViewSize(width: limit, height: nil))
  }

  private func item(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Item {
    let dimensions = subview.dimensions(in: proposal)
    return Item(
      subview: subview, proposal: proposal,
      size: CGSize(width: dimensions.width, height: dimensions.height),
      guide: dimensions[layout.itemAlignment], spacing: subview.spacing)
  }

  /// Step 2.
  private mutating func append(_ item: Item) {
    guard let line = lines.last else {
      lines.append(Line(item))
      return
    }
    let next = joined(item, to: line)
    if fits(next, in: line) {
      lines[lines.count - 1].append(next)
    } else {
      lines.append(Line(item))
    }
  }

  private func joined(_ item: Item, to line: Line) -> Item {
    guard let last = line.items.last else { return item }
    var item = item
    item.gap = layout.spacing ?? last.spacing.distance(to: item.spacing, along: .horizontal)
    if !item.gap.isFinite { item.gap = 0 }
    return item
  }

  private func fits(_ item: Item, in line: Line) -> Bool {
    line.items.isEmpty
      || line.width + item.gap + item.size.width <= limit + FlowLines.tolerance
  }

  // MARK: Overflow

  /// Step 6: keeps some lines, and puts the view that tells how many are missing at their end.
  ///
  /// Items are taken off the last line until that view fits; alone it always does.
  private mutating func cut(to count: Int, of total: Int, _ subviews: LayoutSubviews) {
    lines.removeLast(lines.count - count)
    let candidates = subviews.filter { $0[FlowOverflow.self] != nil }
    guard !candidates.isEmpty else { return }
    var shown = lines.reduce(0) { $0 + $1.items.count }
    while let candidate = candidates.first(where: { $0[FlowOverflow.self] == total - shown }) {
      let last = lines[count - 1]
      let next = joined(ideal(candidate), to: last)
      if fits(next, in: last) {
        lines[count - 1].append(next)
        return
      }
      lines[count - 1].removeLast()
      shown -= 1
    }
  }

  // MARK: Justifying

  /// Step 5.
  private mutating func justify() {
    for index in lines.indices {
      var rest = limit - lines[index].width
      if rest > FlowLines.tolerance { grow(&lines[index].items, by: &rest) }
      let gaps = lines[index].items.count - 1
      if rest > FlowLines.tolerance, index < lines.count - 1, gaps > 0 {
        for k in 1...gaps { lines[index].items[k].gap += rest / CGFloat(gaps) }
      }
      lines[index].updateWidth()
    }
  }

  /// Offers each item that can grow an equal part of what is left, the least flexible one first.
  private func grow(_ items: inout [Item], by rest: inout CGFloat) {
    let order = items.indices.map { index in
      (index: index, growth: growth(of: items[index]))
    }
    .filter { $0.growth > 0 }
    .sorted { ($0.growth, $0.index) < ($1.growth, $1.index) }
    var remaining = order.count
    for (index, _) in order {
      let old = items[index].size.width
      let part = max(rest, 0) / CGFloat(remaining)
      var grown = item(
        items[index].subview, ProposedViewSize(width: old + part, height: nil))
      grown.gap = items[index].gap
      remaining -= 1
      guard grown.size.width.isFinite, grown.size.width <= old + part + FlowLines.tolerance else {
        continue
      }
      items[index] = grown
      rest -= grown.size.width - old
    }
  }

  private func growth(of item: Item) -> CGFloat {
    guard item.size.width.isFinite else { return 0 }
    let largest = item.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
    return largest.width - item.size.width
  }

  // MARK: Stacking

  /// Steps 3 and 4.
  private mutating func stack() {
    var y: CGFloat = 0
    var widest: CGFloat = 0
    for index in lines.indices {
      if index > 0 { y += gap(lines[index - 1], lines[index]) }
      measureHeight(of: &lines[index])
      lines[index].y = y
      y += lines[index].height
      widest = max(widest, lines[index].width)
    }
    let fills = layout.justified && limit.isFinite && !lines.isEmpty
    size = CGSize(width: fills ? max(widest, limit) : widest, height: max(y, 0))
  }

  private func gap(_ upper: Line, _ lower: Line) -> CGFloat {
    let gap =
      layout.lineSpacing ?? layout.spacing
      ?? upper.spacing.distance(to: lower.spacing, along: .vertical)
    return gap.isFinite ? gap : 0
  }

  /// The union of the items around the line's guide, as in a row.
  private func measureHeight(of line: inout Line) {
    for item in line.items {
      line.ascent = max(line.ascent, item.guide)
      line.descent = max(line.descent, item.size.height - item.guide)
    }
  }
}
