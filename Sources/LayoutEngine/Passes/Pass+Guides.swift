// SPDX-License-Identifier: MIT

/// Alignment guides: the explicit value where something inside set one, else the default.
///
/// Source: rules 10.1–10.6; contradictions C4 (the last baseline is the lowest) and C6 (edges and
/// centres do not leave containers).
extension Pass {
  /// A node's guide for the size it answers to a proposal, from its left or top edge.
  @inline(__always) func guide(
    _ key: AlignmentKey, of i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    if mayBeExplicit(key, i) {
      let value = explicitGuide(key, of: i, proposal, size)
      if !value.isNaN { return value }
    }
    return defaultGuide(key, of: i, proposal, size)
  }

  /// Whether a guide can be explicit inside a node at all.
  @inline(__always) func mayBeExplicit(_ key: AlignmentKey, _ i: Int) -> Bool {
    let flags = nodes.base[i].flags
    return flags.contains(.hasGuide) || (key.isBaseline && flags.contains(.hasBaseline))
  }

  /// The guide without regard to what is inside: an edge, the centre, or what the key's owner
  /// says; a baseline is the bottom edge.
  @inline(__always) func defaultGuide(
    _ key: AlignmentKey, of i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    guard key.isCustom else { return boxGuide(key, in: size) }
    let dimensions = Dimensions(tree: tree, node: i, size: size, proposal: proposal)
    return tree.customGuide(key).defaultValue(dimensions).asGuide
  }

  /// The default guide of a box of a size. What the owner of a key asks of it are defaults too, so
  /// that a frame's own side never waits for where its alignment puts the child (rule 5.2).
  @inline(__always) func boxGuide(_ key: AlignmentKey, in size: Size) -> Double {
    switch key.raw {
    case 0...2: key.edgePosition(in: size.width)
    case 3...5: key.edgePosition(in: size.height)
    case 6, 7: size.height
    default: customBoxGuide(key, in: size)
    }
  }

  @inline(never) private func customBoxGuide(_ key: AlignmentKey, in size: Size) -> Double {
    tree.customGuide(key).defaultValue(Dimensions(tree: tree, box: size)).asGuide
  }

  /// The explicit guide, or NaN.
  func explicitGuide(
    _ key: AlignmentKey, of i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    guard mayBeExplicit(key, i) else { return .nan }
    let node = nodes.base[i]
    switch node.kind {
    case .contentLeaf: return contentGuide(key, node, proposal)
    case .guide where node.alignmentX == key:
      let child = Dimensions(tree: tree, node: Int(node.first), size: size, proposal: proposal)
      return tree.guideClosures[node.index](child).asGuide
    case .row, .column, .depth, .grid, .lazyRow, .lazyColumn, .lazyGrid:
      return key.isEdgeOrCenter ? .nan : containerGuide(key, i, proposal, size)
    case .custom: return customGuide(key, i, proposal, size)
    case .reader, .scroll, .gridRow: return .nan
    case .fitting: return fittingGuide(key, i, proposal, size)
    default: return unaryGuide(key, i, proposal, size)
    }
  }

  private func contentGuide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double {
    guard key.isBaseline else { return .nan }
    let metrics = tree.contents[node.index].measure(proposal)
    let baseline = key == .firstTextBaseline ? metrics.firstBaseline : metrics.lastBaseline
    return baseline ?? .nan
  }

  /// A layout of one child passes its guides on, moved by the child's origin.
  ///
  /// A frame asks twice inside: for the guide, and for where its own alignment puts the child. Its
  /// answer is remembered, so that nested frames do not double the work with each level.
  private func unaryGuide(
    _ key: AlignmentKey, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    guard nodes.base[i].count > 0 else { return .nan }
    switch nodes.base[i].kind {
    case .fixedFrame, .flexibleFrame:
      return remembered(key, of: i, proposal) { passedGuide(key, i, proposal, size) }
    default: return passedGuide(key, i, proposal, size)
    }
  }

  private func passedGuide(
    _ key: AlignmentKey, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    let child = Int(nodes.base[i].first)
    let (offer, origin) = childGeometry(i, proposal, size)
    let inner = explicitGuide(key, of: child, offer, measure(child, offer))
    return inner + (tree.isHorizontal(key) ? origin.x : origin.y)
  }

  /// Where a layout of one child would put it.
  private func childGeometry(
    _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> (offer: Proposal, origin: Point) {
    let node = nodes.base[i]
    let child = Int(node.first)
    switch node.kind {
    case .padding:
      let insets = paddingInsets(i)
      return (insets.inset(proposal), Point(x: insets.leading, y: insets.top))
    case .fixedFrame: return aligned(i, fixedFrameOffer(node, proposal), size)
    case .flexibleFrame: return aligned(i, flexibleFrameOffer(i, proposal, size), size)
    case .relativeFrame: return aligned(i, relativeFrameOffer(i, proposal), size)
    case .safeAreaInset: return safeAreaInsetPrimary(i, proposal, size)
    case .fixedSize: return (fixedSizeOffer(i, proposal), .zero)
    case .aspectRatio:
      let offer = aspectRatioOffer(i, proposal)
      return (offer, .zero)
    case .position:
      let inner = measure(child, Proposal(size))
      let origin = Point(x: node.p0 - inner.width / 2, y: node.p1 - inner.height / 2)
      return (Proposal(size), origin)
    default: return (proposal, .zero)
    }
  }

  private func aligned(_ i: Int, _ offer: Proposal, _ box: Size) -> (Proposal, Point) {
    let child = Int(nodes.base[i].first)
    return (offer, alignedOrigin(i, of: child, offer, measure(child, offer), in: box))
  }

  /// A container combines what its children have: the topmost first baseline, the lowest last
  /// one, and the mean of any guide of the user's.
  private func containerGuide(
    _ key: AlignmentKey, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    remembered(key, of: i, proposal) {
      let values = arrangement(of: i, proposal, size).compactMap { item -> Double? in
        let value = explicitGuide(key, of: item.child, item.proposal, item.size)
        if value.isNaN { return nil }
        return value + (tree.isHorizontal(key) ? item.origin.x : item.origin.y)
      }
      return GuideMemo.combine(key, values)
    }
  }

  /// The guide that was worked out before, or else the one that `work` finds.
  private func remembered(
    _ key: AlignmentKey, of i: Int, _ proposal: Proposal, _ work: () -> Double
  ) -> Double {
    let memoKey = GuideMemo.Key(node: i, guide: key, proposal: proposal)
    if arena.pointee.caching, let known = tree.guideMemo.values[memoKey] { return known }
    let value = work()
    tree.guideMemo.values[memoKey] = value
    return value
  }
}

/// Guides of containers and frames that were already worked out; asking at every level would double the work
/// with each one.
struct GuideMemo {
  struct Key: Hashable {
    var node: Int
    var guide: AlignmentKey
    var proposal: Proposal
  }

  var values: [Key: Double] = [:]

  static func combine(_ key: AlignmentKey, _ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    switch key {
    case .firstTextBaseline: return values.min() ?? .nan
    case .lastTextBaseline: return values.max() ?? .nan
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}
