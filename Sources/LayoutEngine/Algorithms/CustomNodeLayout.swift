// SPDX-License-Identifier: MIT

/// A node whose children a layout of the client's measures and places.
///
/// 1. The layout runs with handles to the children; what it asks for is written down.
/// 2. When it is done, each child is offered its proposal and settled, in order. So of two
///    placements the last one counts, and asking a child never disturbs one that is settled.
/// 3. A child that was not placed is offered the node's proposal and centred.
///
/// Source: rule 16.1; case LAY-03.
extension Pass {
  func measureCustom(_ i: Int, _ proposal: Proposal) -> Size {
    let node = nodes.base[i]
    let size = tree.customLayouts[node.index].measure(handles(i), proposal)
    return cleaned(size, proposal, node.tag)
  }

  func placeCustom(_ i: Int) {
    let placement = placements.base[i]
    let layout = tree.customLayouts[nodes.base[i].index]
    let bounds = Rect(origin: .zero, size: placement.size)
    let range = children(i)
    let start = record(range) { layout.place(handles(i), in: bounds, placement.proposal) }
    for child in range {
      let item = arena.pointee.recorded[start + child - range.lowerBound]
      settle(child, as: item, in: i, bounds, placement.proposal)
    }
    arena.pointee.recorded.removeLast(range.count)
  }

  private func settle(
    _ child: Int, as item: RecordedPlacement, in i: Int, _ bounds: Rect, _ proposal: Proposal
  ) {
    if item.state == .leftOut {
      nodes.base[child].flags.insert(.leftOut)
      return
    }
    nodes.base[child].flags.remove(.leftOut)
    var size = offer(child, item.state == .placed ? item.proposal : proposal)
    if !(size.width.isFinite && size.height.isFinite) {
      size = offerFinite(child, item.proposal, bounds.size, tag: nodes.base[i].tag)
    }
    let origin = origin(item, size, in: bounds)
    if !(origin.x.isFinite && origin.y.isFinite) {
      tree.noteOnce(.invalidPlacement, tag: nodes.base[i].tag)
    }
    settleMirrored(child, x: origin.x.asGuide, y: origin.y.asGuide, in: i)
  }

  /// The explicit guide that the layout gives or its children set, or NaN.
  func customGuide(
    _ key: AlignmentKey, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    let memoKey = GuideMemo.Key(node: i, guide: key, proposal: proposal)
    if arena.pointee.caching, let known = tree.guideMemo.values[memoKey] { return known }
    let layout = tree.customLayouts[nodes.base[i].index]
    let bounds = Rect(origin: .zero, size: size)
    let value = layout.explicitGuide(key, handles(i), in: bounds, proposal)
    let guide = value.map(\.asGuide) ?? .nan
    tree.guideMemo.values[memoKey] = guide
    return guide
  }

  private func handles(_ i: Int) -> LayoutChildren {
    LayoutChildren(tree: tree, range: children(i))
  }

  /// Offers a child that would be endless the bounds' length instead. Endless bounds stay: the
  /// layout itself was offered no end.
  private func offerFinite(
    _ child: Int, _ proposal: Proposal, _ bounds: Size, tag: UInt32
  ) -> Size {
    var finite = proposal
    if proposal.rawWidth == .infinity { finite[.horizontal] = bounds.width }
    if proposal.rawHeight == .infinity { finite[.vertical] = bounds.height }
    if finite != proposal { tree.noteOnce(.invalidPlacement, tag: tag) }
    return offer(child, finite)
  }

  /// What a size may hold of an answer: a length that is negative, no number, or endless without
  /// an endless offer counts as zero, with a note.
  func cleaned(_ size: Size, _ offer: Proposal, _ tag: UInt32) -> Size {
    func clean(_ length: Double, _ offer: Double) -> Double {
      if length >= 0, length.isFinite { return length.limited }
      if length == .infinity, offer == .infinity { return length }
      tree.noteOnce(.invalidSize, tag: tag)
      return 0
    }
    return Size(
      width: clean(size.width, offer.rawWidth), height: clean(size.height, offer.rawHeight))
  }
}

extension LayoutTree {
  /// What the layout of a node that is being closed prefers.
  func customSpacing(_ node: Node, _ children: Range<Int>) -> SpacingPreference {
    customLayouts[node.index].spacing(LayoutChildren(tree: self, range: children))
  }

  /// Lets go of what all custom layouts have worked out; they work it out again when asked.
  public func forgetCustomLayouts() {
    for layout in customLayouts { layout.forget() }
  }

  /// Adds an issue, once for each node and kind.
  func noteOnce(_ kind: LayoutIssue.Kind, tag: UInt32) {
    let issue = LayoutIssue(kind: kind, tag: tag)
    if !issues.contains(issue) { issues.append(issue) }
  }
}
