// SPDX-License-Identifier: MIT

/// What can be said of a node before any layout, from its kind and its children.
///
/// A node is *fixed* on an axis when its length there is the same for every proposal. By induction
/// nothing inside it then reads the proposal on that axis: whatever is inside is fixed too, or is
/// offered a length that does not depend on it.
extension LayoutTree {
  /// Sets a closed node's flags, its spacing preference and its place for answers.
  func deriveFlags(_ node: inout Node) {
    let children = Int(node.first)..<Int(node.first + node.count)
    if node.count == 1 {
      inheritContents(&node, of: Int(node.first))
    } else {
      inheritContents(&node, children)
    }
    switch node.kind {
    case .row: deriveStack(RowAxis.self, &node, children)
    case .column: deriveStack(ColumnAxis.self, &node, children)
    case .depth: deriveDepthStack(&node, children)
    case .custom: node.flags.insert(.hasGuide)
    case .fitting, .scroll, .relativeFrame, .safeAreaInset, .ignoringSafeArea:
      deriveSurroundings(&node, children)
    case .grid: deriveGrid(&node, children)
    case .gridRow: deriveGridRow(&node, children)
    case .lazyRow: deriveLazyStack(RowAxis.self, &node, children)
    case .lazyColumn: deriveLazyStack(ColumnAxis.self, &node, children)
    case .lazyGrid: deriveLazyGrid(&node, children)
    default: deriveUnary(&node)
    }
    let isPlain =
      node.count == 1 && node.kind != .custom
      && arena.pointee.nodes.base[Int(node.first)].spacing == 0
    deriveEntanglement(&node)
    if !isPlain { node.spacing = preferredSpacing(node, children) }
    if !node.flags.isSuperset(of: .fixed) && node.kind != .gridRow { allocateCache(&node) }
  }

  @inline(__always) private func inheritContents(_ node: inout Node, of child: Int) {
    node.entanglement = arena.pointee.nodes.base[child].entanglement
    let inside = arena.pointee.nodes.base[child].flags
    node.flags.formUnion(
      inside.intersection([.hasGuide, .hasBaseline, .needingAncestors, .hasCellTraits]))
    if node.kind.handsWishesOn { node.flags.formUnion(inside.intersection(.choosesView)) }
    if node.kind == .gridCell { node.flags.insert(.hasCellTraits) }
    if node.kind == .guide { node.flags.insert(.hasGuide) }
  }

  private func inheritContents(_ node: inout Node, _ children: Range<Int>) {
    let nodes = arena.pointee.nodes
    var inside: NodeFlags = []
    for child in children {
      inside.formUnion(nodes.base[child].flags)
      node.entanglement = max(node.entanglement, nodes.base[child].entanglement)
    }
    node.flags.formUnion(inside.intersection(.needingAncestors))
    let isLayered = node.kind == .layered || node.kind == .safeAreaInset
    if isLayered, node.count > 0 { inside = nodes.base[children.lowerBound].flags }
    node.flags.formUnion(inside.intersection([.hasGuide, .hasBaseline, .hasCellTraits]))
    if node.kind == .layered { node.flags.formUnion(inside.intersection(.choosesView)) }
    if node.kind == .guide { node.flags.insert(.hasGuide) }
    if node.kind == .reader {
      node.flags.subtract([.hasGuide, .hasBaseline])
      node.flags.insert(.hasReader)
    }
  }

  private func allocateCache(_ node: inout Node) {
    if node.flags.contains(.separable) {
      node.cache = Int32(truncatingIfNeeded: arena.pointee.axisCaches.count)
      arena.pointee.axisCaches.append(AxisCache())
    } else {
      node.cache = Int32(truncatingIfNeeded: arena.pointee.sizeCaches.count)
      arena.pointee.sizeCaches.append(SizeCache())
    }
  }

  /// A stack is as fixed and as separable as all of its children, unless a guide decides across.
  private func deriveStack<A: MainAxis>(_: A.Type, _ node: inout Node, _ children: Range<Int>) {
    let nodes = arena.pointee.nodes
    var all = NodeFlags.shape
    var flexible = 0
    var needsProbes = false
    var priorities: (first: Double, mixed: Bool) = (0, false)
    for child in children {
      let flags = nodes.base[child].flags
      all.formIntersection(flags)
      if !flags.isFixed(on: A.axis) {
        flexible += 1
        if flexible > 1 || !flags.contains(.steady) { needsProbes = true }
      }
      let priority = pass.priority(child)
      if child == children.lowerBound { priorities.first = priority }
      if priority != priorities.first || flags.contains(.choosesView) { priorities.mixed = true }
    }
    let key = A.axis == .horizontal ? node.alignmentY : node.alignmentX
    if guidesDecide(key, node.flags) { all.subtract([.separable, .fixedWidth, .fixedHeight]) }
    node.flags.formUnion(all)
    if needsProbes && node.count > 1 { node.flags.insert(.needsProbes) }
    if priorities.mixed { node.flags.insert(.mixedPriorities) }
    if node.p0.isNaN { resolveGaps(A.self, &node, children) }
    noteChoices(&node, children)
  }

  /// Notes that a stack has to ask its children for their wishes before it lays them out.
  ///
  /// Outside of the stack its own preference counts, which is that of the first choices.
  func noteChoices(_ node: inout Node, _ children: Range<Int>) {
    let nodes = arena.pointee.nodes
    let isChoosing = children.contains { nodes.base[$0].flags.contains(.choosesView) }
    if isChoosing { node.flags.insert(.asksChoices) }
  }

  /// Whether a container's size may depend on explicit guides.
  func guidesDecide(_ key: AlignmentKey, _ flags: NodeFlags) -> Bool {
    if flags.contains(.hasGuide) || !(key.isEdgeOrCenter || key.isBaseline) { return true }
    return key.isBaseline && flags.contains(.hasBaseline)
  }

  /// Where no spacing is given: one number if all neighbours agree, else a flag to ask each time.
  func resolveGaps<A: MainAxis>(_: A.Type, _ node: inout Node, _ children: Range<Int>) {
    let nodes = arena.pointee.nodes
    node.p0 = SpacingPreference.defaultDistance
    for child in children.dropFirst() {
      let (a, b) = (nodes.base[child - 1], nodes.base[child])
      let isChosen = a.flags.union(b.flags).contains(.choosesView)
      if a.spacing == 0 && b.spacing == 0 && !isChosen { continue }
      node.flags.insert(.unequalGaps)
    }
  }

  private func deriveDepthStack(_ node: inout Node, _ children: Range<Int>) {
    let nodes = arena.pointee.nodes
    var all = NodeFlags.shape
    for child in children { all.formIntersection(nodes.base[child].flags) }
    if guidesDecide(node.alignmentX, node.flags) || guidesDecide(node.alignmentY, node.flags) {
      all = []
    }
    node.flags.formUnion(all)
  }

  private func deriveUnary(_ node: inout Node) {
    let child =
      node.count > 0
      ? arena.pointee.nodes.base[Int(node.first)].flags : .shape
    let shape = child.intersection(.shape)
    switch node.kind {
    case .fixedFrame: deriveFixedFrame(&node, shape)
    case .flexibleFrame: node.flags.formUnion(flexibleFrameFlags(node, shape))
    case .fixedSize: deriveFixedSize(&node, shape)
    case .aspectRatio: break
    case .position: node.flags.formUnion(shape.intersection(.separable).union(.steady))
    case .reader: node.flags.formUnion([.separable, .steady])
    default: node.flags.formUnion(shape)
    }
  }

  private func deriveFixedFrame(_ node: inout Node, _ child: NodeFlags) {
    node.flags.formUnion(child)
    if !node.p0.isNaN { node.flags.insert(.fixedWidth) }
    if !node.p1.isNaN { node.flags.insert(.fixedHeight) }
    if !node.p0.isNaN || !node.p1.isNaN { node.flags.insert(.separable) }
  }

  private func deriveFixedSize(_ node: inout Node, _ child: NodeFlags) {
    node.flags.formUnion(child)
    let x = node.flags.contains(.horizontalOption)
    let y = node.flags.contains(.verticalOption)
    if x && (y || child.contains(.separable)) { node.flags.insert(.fixedWidth) }
    if y && (x || child.contains(.separable)) { node.flags.insert(.fixedHeight) }
  }

  /// A flexible frame with equal bounds is fixed; one without any is as its child.
  private func flexibleFrameFlags(_ node: Node, _ child: NodeFlags) -> NodeFlags {
    let k = node.index
    var flags = child.intersection([.separable, .steady])
    let parameters = arena.pointee.parameters
    for axis in 0..<2 {
      let flag = axis == 0 ? NodeFlags.fixedWidth : .fixedHeight
      let (low, high) = (parameters[k + 3 * axis], parameters[k + 3 * axis + 2])
      if low == high { flags.insert(flag) }
      if low.isNaN && high.isNaN && parameters[k + 3 * axis + 1].isNaN {
        flags.formUnion(child.intersection(flag))
      }
    }
    if flags.isSuperset(of: .fixed) { flags.insert(.separable) }
    return flags
  }
}
