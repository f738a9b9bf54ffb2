// SPDX-License-Identifier: MIT

import LayoutEngine

/// The containers for which the kernel has a node, built without views.
struct KernelContainerBuilder {
  let builder: TreeBuilder
  let container: ContainerTree
  let leaves: [(width: Double, height: Double)]

  private static let spacing = ContainerTree.spacing

  /// Whether the kernel has everything that the container is made of.
  func build() -> Bool {
    switch container {
    case .column: column { leaf($0) }
    case .lazyStack:
      builder.openLazyColumn(alignment: .leading, spacing: Self.spacing)
      addLeaves()
    case .lazyGrid: grid()
    case .scroll: scroll { leaf($0) }
    case .fits: column { fitting($0) }
    case .relative: scroll { relative($0) }
    case .safeArea: column { withInset($0) }
    case .layout: custom(KernelColumn(spacing: Self.spacing))
    case .calls:
      custom(KernelColumn(spacing: Self.spacing, extraCalls: ContainerTree.callsPerLeaf))
    case .reader: column { reader($0) }
    case .anyLayout, .anchors, .section, .list, .form: return false
    }
    builder.finish()
    return true
  }

  private func leaf(_ index: Int) {
    builder.fixedLeaf(width: leaves[index].width, height: leaves[index].height)
  }

  /// Adds all leaves, and closes what they are in.
  private func addLeaves() {
    for index in leaves.indices { leaf(index) }
    builder.close()
  }

  private func column(_ item: (Int) -> Void) {
    builder.openColumn(alignment: .leading, spacing: Self.spacing)
    for index in leaves.indices { item(index) }
    builder.close()
  }

  private func custom(_ layout: any CustomLayout) {
    builder.openCustom(layout)
    addLeaves()
  }

  private func scroll(_ item: (Int) -> Void) {
    builder.openScroll(horizontal: false, vertical: true)
    column(item)
    builder.close()
  }

  private func grid() {
    let column = GridTrack(
      .fixed(ContainerTree.columns.width), spacing: Self.spacing, alignmentX: .leading,
      alignmentY: .top)
    builder.openLazyGrid(
      axis: .vertical, tracks: Array(repeating: column, count: ContainerTree.columns.count),
      alignment: .centerX, spacing: Self.spacing)
    addLeaves()
  }

  private func fitting(_ index: Int) {
    builder.openFitting(horizontal: true, vertical: false)
    builder.fixedLeaf(width: leaves[index].width + 1000, height: leaves[index].height)
    leaf(index)
    builder.close()
  }

  private func relative(_ index: Int) {
    builder.openRelativeFrame(horizontal: true, vertical: false, alignmentX: .leading) { width, _ in
      ContainerTree.relativeWidth(width)
    }
    leaf(index)
    builder.close()
  }

  private func withInset(_ index: Int) {
    builder.openSafeAreaInset(edge: .bottom, spacing: 0)
    leaf(index)
    builder.fixedLeaf(width: 4, height: ContainerTree.inset)
    builder.close()
  }

  private func reader(_ index: Int) {
    builder.openFixedFrame(width: leaves[index].width, height: leaves[index].height)
    builder.reader(HalfOfReader())
    builder.close()
  }
}

/// One leaf, half as wide as the reader.
private final class HalfOfReader: DeferredContent {
  func build(in builder: TreeBuilder, node: LayoutTree.NodeID, size: Size) {
    builder.fixedLeaf(width: size.width / 2, height: size.height)
  }
}

/// A column with leading alignment, as a layout of a client's.
private final class KernelColumn: CustomLayout {
  private let spacing: Double
  private let extraCalls: Int

  init(spacing: Double, extraCalls: Int = 0) {
    self.spacing = spacing
    self.extraCalls = extraCalls
  }

  func measure(_ children: LayoutChildren, _ proposal: Proposal) -> Size {
    var size = Size(width: 0, height: spacing * Double(max(children.count - 1, 0)))
    for position in 0..<children.count {
      guard let child = children[position] else { continue }
      for _ in 0..<extraCalls { _ = child.size(for: .unspecified) }
      let answer = child.size(for: .unspecified)
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    return size
  }

  func place(_ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal) {
    var corner = bounds.origin
    for position in 0..<children.count {
      guard let child = children[position] else { continue }
      child.place(at: corner, proposal: .unspecified)
      corner.y += child.size(for: .unspecified).height + spacing
    }
  }
}

/// T6: lines of children of their ideal sizes.
final class KernelFlow: CustomLayout {
  private let spacing: Double

  init(spacing: Double) {
    self.spacing = spacing
  }

  func measure(_ children: LayoutChildren, _ proposal: Proposal) -> Size {
    flow(children, width: proposal.width ?? .infinity) { _, _ in }
  }

  func place(_ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal) {
    _ = flow(children, width: proposal.width ?? .infinity) { child, corner in
      let position = Point(x: bounds.origin.x + corner.x, y: bounds.origin.y + corner.y)
      child.place(at: position, proposal: .unspecified)
    }
  }

  /// The children stand at the tops of their lines: all tags are equally high.
  private func flow(
    _ children: LayoutChildren, width: Double, _ place: (LayoutChild, Point) -> Void
  ) -> Size {
    var end = Size.zero
    var pen = Point(x: 0, y: 0)
    for position in 0..<children.count {
      guard let child = children[position] else { continue }
      let size = child.size(for: .unspecified)
      if pen.x > 0, pen.x + size.width > width { pen = Point(x: 0, y: end.height + spacing) }
      place(child, pen)
      end = Size(
        width: max(end.width, pen.x + size.width), height: max(end.height, pen.y + size.height))
      pen.x += size.width + spacing
    }
    return end
  }
}
