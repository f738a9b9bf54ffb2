// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A row or a column of any subviews: the rules of `StackLayout` and `SpaceSharing` through the
/// interface of ``Layout``.
///
/// The kernel lays stacks out in place and without probing what it knows; this asks subviews that
/// stand anywhere, for layouts that use a stack's layout inside their own. A test compares both.
///
/// 1. A proposal of nil along the axis asks each subview for its ideal length.
/// 2. Otherwise the gaps, and the smallest lengths of all but the highest priority, are set aside.
/// 3. From the highest priority down, and from the least flexible subview up, each is offered an
///    equal part of what is left.
/// 4. Across, the subviews' guides lie on one line.
///
/// Source: rules 2.1–2.8.
struct LinearArrangement {
  let axis: ViewTree.Axis
  let spacing: CGFloat?
  let guide: (ViewDimensions) -> CGFloat

  /// A subview with the offer that it got, its answer and the gap before it.
  private struct Item {
    let subview: LayoutSubview
    let gap: Double
    var offer = Proposal.unspecified
    var length = 0.0
    var across = 0.0
    var line = 0.0
  }

  /// What is known of a subview before anything is offered.
  private struct Probe {
    let index: Int
    let priority: Double
    var minimum: Double
    var flexibility: Double

    func comesBefore(_ other: Probe) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity && minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let items = items(proposal.kernel, subviews)
    let length = items.reduce(0) { $0 + $1.gap + $1.length }
    let size = Proposal(length, extent(items).length, along: axis)
    return CGSize(width: size.rawWidth, height: size.rawHeight)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var offer = proposal.kernel
    let across = axis == .horizontal ? Double(bounds.height) : Double(bounds.width)
    if axis == .horizontal, proposal.height == nil { offer.rawHeight = across }
    if axis == .vertical, proposal.width == nil { offer.rawWidth = across }
    let items = items(offer, subviews)
    let low = extent(items).low
    var cursor = 0.0
    for item in items {
      cursor += item.gap
      let cross = -item.line - low
      let offset = axis == .horizontal ? (x: cursor, y: cross) : (x: cross, y: cursor)
      let position = CGPoint(
        x: Double(bounds.minX) + offset.x, y: Double(bounds.minY) + offset.y)
      item.subview.place(at: position, proposal: ProposedViewSize(item.offer))
      cursor += item.length
    }
  }

  func preferredSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    let all = subviews.map(\.spacing.preference)
    guard let first = all.first, let last = all.last else { return .zero }
    var union = all.dropFirst().reduce(first) { $0.union($1) }
    if axis == .horizontal {
      (union.left, union.right) = (first.left, last.right)
    } else {
      (union.top, union.bottom) = (first.top, last.bottom)
    }
    return ViewSpacing(union)
  }

  /// The union of the subviews' ranges around the line, which lies at zero and belongs to it.
  private func extent(_ items: [Item]) -> (low: Double, length: Double) {
    var low = 0.0
    var high = 0.0
    for item in items {
      if item.across == .infinity { return (0, .infinity) }
      low = min(low, -item.line)
      high = max(high, item.across - item.line)
    }
    return (low, high - low)
  }

  private func items(_ proposal: Proposal, _ subviews: LayoutSubviews) -> [Item] {
    var items = spaced(subviews)
    let main = proposal.along(axis)
    if main.isNaN {
      for k in items.indices { offer(proposal, to: &items[k]) }
    } else {
      let gaps = items.reduce(0) { $0 + $1.gap }
      share(main - gaps, proposal.across(axis), among: &items)
    }
    return items
  }

  private func spaced(_ subviews: LayoutSubviews) -> [Item] {
    var before: ViewSpacing?
    return subviews.map { subview in
      let preferred = subview.spacing
      let gap = before.map { spacing ?? $0.distance(to: preferred, along: axis) } ?? 0
      before = preferred
      return Item(subview: subview, gap: gap.isFinite ? Double(gap) : 0)
    }
  }

  /// Steps 2 and 3.
  private func share(_ space: Double, _ cross: Double, among items: inout [Item]) {
    let probes = items.indices.map { probe($0, items[$0], cross) }.sorted { $0.comesBefore($1) }
    let highest = probes.first?.priority ?? 0
    var available = space
    for probe in probes where probe.priority < highest { available -= probe.minimum }
    var group = probes[...]
    while let first = group.first {
      let members = group.prefix { $0.priority == first.priority }
      if first.priority < highest { for probe in members { available += probe.minimum } }
      var remaining = Double(members.count)
      for probe in members {
        let part = max(available / remaining, 0)
        offer(Proposal(part, cross, along: axis), to: &items[probe.index])
        let left = available - items[probe.index].length
        if !left.isNaN { available = left }
        remaining -= 1
      }
      group = group.dropFirst(members.count)
    }
  }

  private func probe(_ index: Int, _ item: Item, _ cross: Double) -> Probe {
    let minimum = length(item.subview, 0, cross)
    let flexibility = length(item.subview, .infinity, cross) - minimum
    return Probe(
      index: index, priority: item.subview.priority, minimum: minimum,
      flexibility: flexibility.isNaN ? 0 : flexibility)
  }

  private func length(_ subview: LayoutSubview, _ main: Double, _ cross: Double) -> Double {
    let size = subview.sizeThatFits(ProposedViewSize(Proposal(main, cross, along: axis)))
    return axis == .horizontal ? Double(size.width) : Double(size.height)
  }

  private func offer(_ proposal: Proposal, to item: inout Item) {
    let dimensions = item.subview.dimensions(in: ProposedViewSize(proposal))
    let size = Proposal(
      width: Double(dimensions.width), height: Double(dimensions.height))
    item.offer = proposal
    item.length = size.along(axis)
    item.across = size.across(axis)
    item.line = Double(guide(dimensions))
  }
}

extension Proposal {
  /// A proposal by its lengths along and across an axis; NaN for none.
  fileprivate init(_ main: Double, _ cross: Double, along axis: ViewTree.Axis) {
    self.init(
      width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
  }

  fileprivate func along(_ axis: ViewTree.Axis) -> Double {
    axis == .horizontal ? rawWidth : rawHeight
  }

  fileprivate func across(_ axis: ViewTree.Axis) -> Double {
    axis == .horizontal ? rawHeight : rawWidth
  }
}
