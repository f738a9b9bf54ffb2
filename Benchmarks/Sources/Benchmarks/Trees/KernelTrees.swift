// SPDX-License-Identifier: MIT

import LayoutEngine

/// The kernel with a tree that was built directly, without views.
final class KernelSubject: BenchmarkSubject {
  private let tree: LayoutTree
  private let texts: [Paragraph]
  private var proposal: Proposal
  private var isLaidOut = false
  /// The leaves in pre-order, and the number of each one's text among the texts.
  private var leaves: [(node: LayoutTree.NodeID, text: Int?)] = []

  /// `nil` when the tree holds a layout that the kernel does not have.
  init?(_ tree: BenchmarkTree) {
    var builder = KernelTreeBuilder()
    guard builder.build(tree.spec) else { return nil }
    self.tree = builder.tree
    texts = builder.texts
    proposal = Proposal(width: tree.proposedWidth, height: nil)
  }

  func prepareForChanges() {
    var text = 0
    leaves = leafFrames().map { leaf in
      guard texts.indices.contains(text), texts[text].tag == tree.tag(of: leaf.node) else {
        return (leaf.node, nil)
      }
      text += 1
      return (leaf.node, text - 1)
    }
  }

  func layout() {
    if isLaidOut { return }
    tree.layout(proposal: proposal)
    isLaidOut = true
  }

  func apply(_ change: Change) {
    switch change {
    case .propose(let width):
      proposal = Proposal(width: width, height: nil)
      isLaidOut = false
    case .grow(let leaf, let width, let height): grow(leaves[leaf], width, height)
    }
  }

  private func grow(
    _ leaf: (node: LayoutTree.NodeID, text: Int?), _ width: Double, _ height: Double
  ) {
    if let text = leaf.text {
      texts[text].width += width
      tree.contentDidChange(of: leaf.node)
    } else {
      let frame = tree.frame(of: leaf.node)
      tree.setSize(
        of: leaf.node,
        Size(width: frame.size.width + width, height: frame.size.height + height))
    }
  }

  var checksum: Checksum {
    guard let root = tree.root else { return Checksum(width: 0, height: 0) }
    var sums = SIMD4<Double>()
    for leaf in leafFrames() {
      let frame = leaf.frame
      sums += SIMD4(frame.minX, frame.minY, frame.size.width, frame.size.height)
    }
    let size = tree.frame(of: root).size
    return Checksum(width: size.width, height: size.height, sums: sums)
  }

  var byteCount: Int? { tree.byteCount }

  /// The leaves in pre-order, with their frames in the root's space.
  private func leafFrames() -> [(node: LayoutTree.NodeID, frame: Rect)] {
    guard let root = tree.root else { return [] }
    var found: [(node: LayoutTree.NodeID, frame: Rect)] = []
    var pending = [(node: root, x: 0.0, y: 0.0)]
    while let (node, x, y) = pending.popLast() {
      var frame = tree.frame(of: node)
      frame.origin.x += x
      frame.origin.y += y
      let children = tree.children(of: node)
      if children.isEmpty { found.append((node, frame)) }
      pending += children.reversed().map { ($0, frame.minX, frame.minY) }
    }
    return found
  }
}

/// A paragraph that needs no fonts: lines of 18 points, as many as its unbroken width asks for.
final class Paragraph: LeafContent {
  /// The width of the unbroken line.
  var width: Double
  /// Tells its node from the others.
  let tag: UInt32

  init(width: Double, tag: UInt32) {
    self.width = width
    self.tag = tag
  }

  /// As text: the answer is the offer or the line, whichever is shorter.
  var growsWithOffer: Bool { true }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    guard let offered = proposal.width, offered < width else {
      return LeafMetrics(size: Size(width: width, height: 18))
    }
    let line = max(offered, 40)
    return LeafMetrics(
      size: Size(width: min(line, width), height: 18 * max(1, (width / line).rounded(.up))))
  }
}

/// Builds the kernel's tree from a description.
private struct KernelTreeBuilder {
  let tree = LayoutTree()
  private(set) var texts: [Paragraph] = []
  private let builder: TreeBuilder

  init() {
    builder = TreeBuilder(tree: tree)
  }

  /// What is open: the children that are still to come, the nodes to close after the last one, and
  /// the axis of a stack.
  private struct Open {
    var missing: Int
    var nodes: Int
    var axis: Axis?
    /// How many cells a row of a grid has; `nil` outside of grids.
    var columns: Int?
    /// How many cells the open row of a grid has so far.
    var cells = 0
  }

  /// Whether the kernel has everything that the description asks for.
  mutating func build(_ spec: TreeSpec) -> Bool {
    if case .container(let container)? = spec.entries.first?.element {
      return KernelContainerBuilder(
        builder: builder, container: container, leaves: spec.fixedSizes
      ).build()
    }
    var open: [Open] = []
    for entry in spec.entries {
      beginCell(&open)
      if let container = container(entry) {
        open.append(container)
        continue
      }
      guard addLeaf(entry.element, in: open.last?.axis) else { return false }
      closeCompleted(&open)
    }
    builder.finish()
    return true
  }

  /// Opens a stack or a grid; `nil` for anything else.
  private func container(_ entry: TreeSpec.Entry) -> Open? {
    switch entry.element {
    case .stack(let stack):
      return Open(missing: entry.childCount, nodes: open(stack), axis: stack.kernelAxis)
    case .grid(let columns, let spacing):
      builder.openGrid(
        alignmentX: .leading, alignmentY: .top, horizontalSpacing: spacing,
        verticalSpacing: spacing)
      return Open(missing: entry.childCount, nodes: 1, axis: nil, columns: columns)
    case .flow(let spacing):
      builder.openCustom(KernelFlow(spacing: spacing))
      return Open(missing: entry.childCount, nodes: 1, axis: nil)
    default: return nil
    }
  }

  /// Opens a row where the next child is the first cell of one.
  private func beginCell(_ open: inout [Open]) {
    guard let last = open.indices.last, open[last].columns != nil else { return }
    if open[last].cells == 0 { builder.openGridRow() }
    open[last].cells += 1
  }

  /// Closes a row that is complete.
  private func endCell(_ grid: inout Open) {
    guard let columns = grid.columns, grid.cells == columns || grid.missing == 0 else { return }
    builder.close()
    grid.cells = 0
  }

  /// Counts a completed node, and closes the stacks that are complete with it.
  private func closeCompleted(_ open: inout [Open]) {
    while let last = open.indices.last {
      open[last].missing -= 1
      endCell(&open[last])
      if open[last].missing > 0 { return }
      for _ in 0..<open[last].nodes { builder.close() }
      open.removeLast()
    }
  }

  /// Opens a stack and what surrounds it, and returns how many nodes that is.
  private func open(_ stack: TreeSpec.Stack) -> Int {
    var nodes = 1
    if stack.padding != 0 {
      let side = stack.padding
      builder.openPadding(Insets(top: side, leading: side, bottom: side, trailing: side))
      nodes += 1
    }
    if let width = stack.width {
      builder.openFixedFrame(width: width, height: nil, alignmentX: .leading)
      nodes += 1
    }
    if stack.fills {
      builder.openFlexibleFrame(maxWidth: .infinity, alignmentX: .leading)
      nodes += 1
    }
    switch (stack.axis, stack.alignment) {
    case (.horizontal, .start): builder.openRow(alignment: .top, spacing: stack.spacing)
    case (.horizontal, .center): builder.openRow(alignment: .centerY, spacing: stack.spacing)
    case (.vertical, .start): builder.openColumn(alignment: .leading, spacing: stack.spacing)
    case (.vertical, .center): builder.openColumn(alignment: .centerX, spacing: stack.spacing)
    }
    return nodes
  }

  private mutating func addLeaf(_ element: TreeSpec.Element, in axis: Axis?) -> Bool {
    switch element {
    case .fixed(let width, let height): builder.fixedLeaf(width: width, height: height)
    case .flexible(let low, let high, let height):
      builder.flexibleLeaf(
        minWidth: low, maxWidth: high, minHeight: height, idealHeight: height, maxHeight: height)
    case .spacer(let length): builder.spacer(minLength: length, axis: axis)
    case .text(let width):
      let text = Paragraph(width: width, tag: UInt32(texts.count + 1))
      texts.append(text)
      builder.contentLeaf(text, tag: text.tag)
    case .stack, .flow, .grid, .container: return false
    }
    return true
  }
}

extension TreeSpec.Stack {
  fileprivate var kernelAxis: LayoutEngine.Axis { axis == .horizontal ? .horizontal : .vertical }
}
