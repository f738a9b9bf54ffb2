// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// Nodes whose children a layout of the client's places. Random trees have them too.
@Suite struct CustomNodeLayoutTests {
  /// Hands everything on to closures.
  private final class Scripted: CustomLayout {
    var size: (LayoutChildren, Proposal) -> Size = { _, _ in Size(width: 60, height: 40) }
    var placing: (LayoutChildren, Rect) -> Void = { _, _ in }
    var forgotten = 0

    func measure(_ children: LayoutChildren, _ proposal: Proposal) -> Size {
      size(children, proposal)
    }

    func place(_ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal) {
      placing(children, bounds)
    }

    func forget() { forgotten += 1 }
  }

  private func tree(
    _ layout: any CustomLayout, rightToLeft: Bool = false, _ content: (TreeBuilder) -> Void
  ) -> LayoutTree {
    let tree = LayoutTree()
    let builder = TreeBuilder(tree: tree)
    builder.isRightToLeft = rightToLeft
    builder.openCustom(layout, tag: 7)
    content(builder)
    builder.close()
    builder.finish()
    return tree
  }

  private func frames(_ tree: LayoutTree) -> [Rect] {
    tree.root.map { tree.children(of: $0).map(tree.frame(of:)) } ?? []
  }

  @Test func `the first of what is asked stands, mirrored from right to left`() {
    // Rule 18.1.
    for isMirrored in [false, true] {
      let layout = Scripted()
      layout.placing = { children, bounds in
        children[0]?.place(
          at: Point(x: bounds.size.width, y: 40), anchor: Point(x: 1, y: 1),
          proposal: .unspecified)
      }
      let tree = tree(layout, rightToLeft: isMirrored) { $0.fixedLeaf(width: 10, height: 5) }
      tree.layout(proposal: .unspecified)
      #expect(frames(tree) == [Rect(x: isMirrored ? 0 : 50, y: 35, width: 10, height: 5)])
    }
  }

  @Test func `what is not usable is noted once`() {
    let layout = Scripted()
    layout.size = { _, _ in Size(width: .nan, height: -1) }
    layout.placing = { children, _ in
      children[0]?.place(at: Point(x: .nan, y: .infinity), proposal: .unspecified)
    }
    let tree = tree(layout) { $0.fixedLeaf(width: 10, height: 5) }
    tree.layout(proposal: .unspecified)
    tree.layout(proposal: .zero)
    #expect(tree.issues.map(\.kind) == [.invalidSize, .invalidPlacement])
    #expect(tree.issues.map(\.tag) == [7, 7])
    #expect(frames(tree) == [Rect(x: 0, y: 0, width: 10, height: 5)])
    #expect(tree.root.map(tree.frame(of:)) == Rect.zero)
  }

  @Test func `a changed child makes the layout forget`() {
    let layout = Scripted()
    layout.size = { children, _ in children[0]?.size(for: .unspecified) ?? .zero }
    let tree = tree(layout) { $0.fixedLeaf(width: 10, height: 5) }
    tree.layout(proposal: .unspecified)
    #expect(layout.forgotten == 0)
    let leaf = tree.root.flatMap { tree.children(of: $0).first }
    if let leaf { tree.setSize(of: leaf, Size(width: 30, height: 6)) }
    #expect(layout.forgotten == 1)
    #expect(tree.root.map(tree.frame(of:))?.size == Size(width: 30, height: 6))
  }

  @Test func `a layout without children gives way and touches its neighbours`() {
    // Case LAY-15; rule 1.2.
    let tree = LayoutTree()
    let builder = TreeBuilder(tree: tree)
    builder.openRow()
    builder.openCustom(DiagonalLayout())
    builder.close()
    builder.fillLeaf()
    builder.close()
    builder.finish()
    tree.layout(proposal: Proposal(width: 100, height: 10))
    #expect(frames(tree).map(\.size.width) == [0, 100])
  }

  @Test func `the spacing is asked once, when the node is built`() {
    let layout = DiagonalLayout()
    let tree = tree(layout) { $0.spacer(minLength: 0, axis: .horizontal) }
    tree.layout(proposal: .unspecified)
    tree.layout(proposal: .zero)
    #expect(layout.askedForSpacing == 1)
    #expect(tree.root.map(tree.spacing(of:))?.left == .zero)
  }

  @Test func `a child that is left out comes back when it is placed`() {
    let layout = Scripted()
    var isShown = false
    layout.size = { _, proposal in proposal.filled() }
    layout.placing = { children, _ in
      if isShown {
        children[0]?.place(at: .zero, proposal: .unspecified)
      } else {
        children[0]?.leaveOut()
      }
    }
    let tree = tree(layout) { $0.fixedLeaf(width: 10, height: 5) }
    tree.layout(proposal: .unspecified)
    #expect(frames(tree).isEmpty)
    isShown = true
    tree.layout(proposal: .zero)
    #expect(frames(tree) == [Rect(x: 0, y: 0, width: 10, height: 5)])
  }
}
