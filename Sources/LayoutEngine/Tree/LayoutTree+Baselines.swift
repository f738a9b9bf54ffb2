// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// A placed node's explicit text baseline, from those of its children.
  ///
  /// Asked from the leaves up this takes time in proportion to the tree; nothing is measured but
  /// leaves.
  ///
  /// - Parameters:
  ///   - isFirst: the first baseline, else the last.
  ///   - inner: the explicit baseline of a child, from the child's top; nil where it has none.
  public func placedBaseline(
    of node: NodeID, isFirst: Bool, inner: (NodeID) -> Double?
  ) -> Double? {
    let i = node.value
    let record = arena.pointee.nodes[i]
    let placement = arena.pointee.placements[i]
    let key: AlignmentKey = isFirst ? .firstTextBaseline : .lastTextBaseline
    switch record.kind {
    case .contentLeaf:
      let metrics = contents[record.index].measure(placement.proposal)
      return isFirst ? metrics.firstBaseline : metrics.lastBaseline
    case .custom: return customBaseline(i, key, placement)
    case .reader, .scroll: return nil
    case .guide where record.alignmentX == key:
      let value = guideClosures[record.index](dimensions(of: NodeID(Int(record.first))))
      return value.asGuide
    case .row, .column, .depth, .grid, .gridRow, .lazyRow, .lazyColumn, .lazyGrid:
      let values = children(of: node).compactMap { child in
        inner(child).map { $0 + frame(of: child).minY }
      }
      return isFirst ? values.min() : values.max()
    case .offset: return children(of: node).first.flatMap(inner)
    default:
      guard let child = children(of: node).first, let value = inner(child) else { return nil }
      return value + frame(of: child).minY
    }
  }

  private func customBaseline(_ i: Int, _ key: AlignmentKey, _ placement: Placement) -> Double? {
    var value = Double.nan
    withRoom(for: depth) {
      value = pass.explicitGuide(key, of: i, placement.proposal, placement.size)
    }
    return value.isNaN ? nil : value
  }

  /// Whether text inside a node may give baselines.
  public func mayHaveBaselines(_ node: NodeID) -> Bool {
    !arena.pointee.nodes[node.value].flags.isDisjoint(with: [.hasBaseline, .hasGuide])
  }

  /// Whether a node draws the children after the first one below the first one.
  public func drawsSecondaryBelow(_ node: NodeID) -> Bool {
    arena.pointee.nodes[node.value].flags.contains(.secondaryBelow)
  }
}
