// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// Nodes that were opened and closed with nothing inside.
@Suite struct EmptyNodesTests {
  private static let nodes: [(String, @Sendable (TreeBuilder) -> Void)] = [
    ("padding", { $0.openPadding(Insets(all: 5)) }),
    ("fixedFrame", { $0.openFixedFrame(width: 10, height: 20) }),
    ("flexibleFrame", { $0.openFlexibleFrame(minWidth: 10, maxHeight: 5) }),
    ("fixedSize", { $0.openFixedSize(horizontal: true, vertical: true) }),
    ("aspectRatio", { $0.openAspectRatio(nil, fills: true) }),
    ("position", { $0.openPosition(x: 1, y: 2) }), ("offset", { $0.openOffset(x: 1, y: 2) }),
    ("priority", { $0.openPriority(1) }), ("guide", { $0.openGuide(.leading) { _ in 3 } }),
    ("layered", { $0.openLayered(secondaryBelow: true) }),
    ("fitting", { $0.openFitting(horizontal: true, vertical: true) }),
    ("scroll", { $0.openScroll(horizontal: true, vertical: false) }),
    (
      "relativeFrame",
      { $0.openRelativeFrame(horizontal: true, vertical: true) { length, _ in length } }
    ),
    ("safeAreaInset", { $0.openSafeAreaInset(edge: .top, spacing: 3) }),
    ("ignoringSafeArea", { $0.openIgnoringSafeArea(.top) }),
    ("row", { $0.openRow(alignment: .firstTextBaseline) }), ("depth", { $0.openDepthStack() }),
  ]

  @Test func `end every pass, beside a leaf that they move by gaps at most`() {
    for (name, open) in Self.nodes {
      let tree = LayoutTree()
      let builder = TreeBuilder(tree: tree)
      builder.openRow(spacing: 0)
      open(builder)
      builder.close()
      builder.fixedLeaf(width: 10, height: 10)
      builder.close()
      builder.finish()
      tree.layout(in: Size(width: 100, height: 100))
      tree.layout(proposal: .unspecified)
      #expect(tree.sizeThatFits(.zero).height.isFinite, "\(name)")
      for node in tree.walk { #expect(tree.frame(of: node).size.width.isFinite, "\(name)") }
    }
  }

  @Test func `have no size where they only say something about a child`() {
    let tree = LayoutTree()
    let builder = TreeBuilder(tree: tree)
    builder.openFixedFrame(width: 10, height: 20)
    builder.openPadding(Insets(all: 5))
    builder.close()
    builder.close()
    builder.finish()
    #expect(tree.sizeThatFits(.unspecified) == Size(width: 10, height: 20))
    let empty = LayoutTree()
    let other = TreeBuilder(tree: empty)
    other.openPadding(Insets(all: 5))
    other.close()
    other.finish()
    #expect(empty.sizeThatFits(.unspecified) == .zero)
  }
}
