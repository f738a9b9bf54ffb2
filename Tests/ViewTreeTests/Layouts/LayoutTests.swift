// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Layouts of the user's own.
@Suite struct LayoutTests {
  private let roomy = CGSize(width: 300, height: 200)

  @Test func `equal widths are those of the widest, with the neighbours' gaps`() {
    // Reasoned from rule 16: 3 × 60 + 2 × 8 wide; the subviews centred in their columns.
    let view = EqualWidths {
      Box(20, 10, "a")
      Box(60, 30, "b")
      Box(40, 20, "c")
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 196, height: 30))
    #expect(
      snapshot.boxes == [[20, 10, 20, 10], [68, 0, 60, 30], [146, 5, 40, 20]])
  }

  @Test func `a radial layout puts its subviews on a circle`() {
    let view = Radial { ForEach(0..<4) { _ in Box(20, 20) } }
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 300, height: 300))
    #expect(
      near(
        snapshot.boxes,
        [[140, 40, 20, 20], [240, 140, 20, 20], [140, 240, 20, 20], [40, 140, 20, 20]]))
  }

  @Test func `masonry fills the shortest column`() {
    let view = Masonry(columns: 2, spacing: 10) {
      Color.red.frame(height: 40).accessibilityIdentifier("a")
      Color.red.frame(height: 90).accessibilityIdentifier("b")
      Color.red.frame(height: 30).accessibilityIdentifier("c")
    }
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 210, height: nil))
    #expect(snapshot.size == CGSize(width: 210, height: 90))
    #expect(snapshot.numbers("a") == [0, 0, 100, 40])
    #expect(snapshot.numbers("b") == [110, 0, 100, 90])
    #expect(snapshot.numbers("c") == [0, 50, 100, 30])
  }

  @Test func `a layout is named by its type and is one element`() {
    let view = HStack(spacing: 0) {
      Masonry { Box(10, 10) }
      Box(10, 10)
    }
    let snapshot = view.layoutInEveryWay(in: roomy)
    #expect(snapshot.root.children.map(\.name) == ["Masonry", "Box"])
  }

  @Test func `a layout from right to left is the mirrored one`() {
    // Rule 18.1: x' = parent's width − (x + width).
    let view = Ranked {
      Box(30, 10, "a")
      Box(50, 10, "b").rank(-1)
    }
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let plain = view.layoutInEveryWay(proposal: .unspecified)
    let mirrored = view.layoutSnapshot(proposal: .unspecified, environment: environment)
    #expect(plain.numbers("b") == [0, 0, 50, 10])
    #expect(mirrored.numbers("b") == [30, 0, 50, 10])
    #expect(mirrored.numbers("a") == [0, 0, 30, 10])
  }

  @Test func `values pass decorations, and the outermost counts`() {
    let view = Ranked {
      Box(1, 10, "a").rank(3)
      Box(2, 10, "b").rank(1).padding(5).overlay(Color.red.rank(9))
      Box(4, 10, "c").rank(7).frame(width: 8).rank(2)
      HStack { Box(16, 10, "d").rank(9) }
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.numbers("d")[0] == 0)
    #expect(snapshot.numbers("b")[0] == 21)
    #expect(snapshot.numbers("c")[0] == 30)
    #expect(snapshot.numbers("a")[0] == 36)
  }

  @Test func `values pass frames of the container, safe-area modifiers and cells of grids`() {
    let view = Ranked {
      Box(1, 10, "a").rank(6)
      Box(2, 10, "b").rank(1).containerRelativeFrame(.vertical) { _, _ in 10 }
      Box(4, 10, "c").rank(2).safeAreaInset(edge: .bottom, spacing: 0) {
        Box(1, 0).rank(9)
      }
      Box(8, 10, "d").rank(3).safeAreaPadding(.top, 0)
      Box(16, 10, "e").rank(4).ignoresSafeArea()
      Box(32, 10, "f").rank(5).gridCellColumns(2)
    }
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 300, height: 10))
    let starts = ["b", "c", "d", "e", "f", "a"].map { snapshot.numbers($0)[0] }
    #expect(starts == [0, 2, 6, 14, 30, 62])
  }

  @Test func `the layout's orientation is that of spacers and dividers inside`() {
    // Rules 3.1 and 3.4.
    let view = Ranked {
      Spacer()
      Divider()
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.nodes(named: "Spacer").map(\.frame.size) == [CGSize(width: 8, height: 0)])
    #expect(snapshot.nodes(named: "Divider").map(\.frame.size) == [CGSize(width: 1, height: 10)])
  }

  @Test func `guides that a layout sets count in the stack around`() {
    let view = VStack(alignment: .trailing, spacing: 0) {
      Guided { Color.red }
      Box(60, 10, "below")
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    // The line is at 10 in the layout and at 60 in the box.
    #expect(snapshot.nodes(named: "Guided").map(\.frame.minX) == [50])
    #expect(snapshot.numbers("below") == [0, 40, 60, 10])
    #expect(snapshot.size.width == 90)
    let row = HStack(alignment: .bottom) {
      Guided { Color.red }
      Box(10, 40, "beside")
    }
    let inRow = row.layoutInEveryWay(proposal: .unspecified)
    // The layout prefers to touch its neighbours, and its bottom guide is at 15.
    #expect(inRow.numbers("beside") == [40, 0, 10, 40])
    #expect(inRow.nodes(named: "Guided").map(\.frame.minY) == [25])
  }

  @Test func `by default guides of the user's combine to their mean`() {
    // ALN-02, LAY-07: 5, moved by 0, and 15, moved by 20.
    let view = HStack(alignment: .middle, spacing: 0) {
      Masonry(columns: 1) {
        Box(10, 20).alignmentGuide(.middle) { _ in 5 }
        Box(10, 20).alignmentGuide(.middle) { _ in 15 }
        Box(10, 20)
      }
      Box(10, 10, "beside").alignmentGuide(.middle) { _ in 0 }
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.numbers("beside")[1] == 20)
  }

  @Test func `by default the topmost first and the lowest last baseline count`() {
    // Rule 10.4, contradiction C4.
    func view(_ alignment: VerticalAlignment) -> some View {
      HStack(alignment: alignment, spacing: 0) {
        Masonry(columns: 1) {
          Box(10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }
            .alignmentGuide(.lastTextBaseline) { _ in 16 }
          Box(10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }
            .alignmentGuide(.lastTextBaseline) { _ in 16 }
        }
        Box(10, 10, "beside")
      }
    }
    let first = view(.firstTextBaseline).layoutInEveryWay(proposal: .unspecified)
    #expect(first.numbers("beside")[1] == 2)
    let last = view(.lastTextBaseline).layoutInEveryWay(proposal: .unspecified)
    #expect(last.numbers("beside")[1] == 26)
    #expect(last.nodes(named: "Masonry").map(\.lastTextBaseline) == [36])
    #expect(last.nodes(named: "Masonry").map(\.firstTextBaseline) == [12])
  }

  @Test func `edges and centres that subviews set stay inside`() {
    // Contradiction C6.
    let view = VStack(alignment: .leading, spacing: 0) {
      Masonry(columns: 1) { Box(10, 10).alignmentGuide(.leading) { _ in -30 } }
      Box(10, 10, "below")
    }
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 100, height: nil))
    #expect(snapshot.numbers("below")[0] == 0)
  }

  // Source: Apple's documentation of Layout: the bounds' origin need not be zero.
  @Test func `LAY-08: places count from the bounds' origin, wherever that is`() {
    struct Corners: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        let corner = CGPoint(x: bounds.maxX, y: bounds.maxY)
        subviews[1].place(at: corner, anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    let view = Corners {
      Box(10, 10, "first")
      Box(20, 10, "last")
    }
    .padding(20)
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 140, height: 90))
    #expect(snapshot.numbers("first") == [20, 20, 10, 10])
    #expect(snapshot.numbers("last") == [100, 60, 20, 10])
  }

  /// Touches what stands behind it and not what stands before.
  private struct Leaning: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 20, height: 10) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      ViewSpacing().union(.zero, edges: .trailing)
    }
  }

  // Source: OpenSwiftUI: SpacingTests, where the distance right to left is that of the edges that
  // then face each other. Derived.
  @Test func `LAY-09: right to left, the edges that face each other decide`() {
    let view = HStack {
      Box(10, 10, "a")
      Leaning { Color.red }.id("leaning")
      Box(10, 10, "b")
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.numbers("leaning") == [18, 0, 20, 10])
    #expect(snapshot.numbers("b") == [38, 0, 10, 10])
  }

  @Test func `by default the spacing is the largest wish of the subviews`() {
    // LAY-06: an empty container wishes for zero on all edges (rule 1.2), a box for nothing.
    let touching = HStack {
      Masonry { EqualWidths {} }
      Box(10, 10, "beside")
    }
    let snapshot = touching.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.numbers("beside")[0] == 200)
    let plain = HStack {
      Masonry { Box(10, 10) }
      Box(10, 10, "beside")
    }
    #expect(plain.layoutInEveryWay(proposal: .unspecified).numbers("beside")[0] == 208)
  }

  @Test func `a layout without subviews gives way like a spacer`() {
    // LAY-15: priority −∞; spacing zero.
    let view = HStack {
      Scripted(size: { proposal, _ in proposal.replacingUnspecifiedDimensions() })({})
      Color.red.accessibilityIdentifier("colour")
    }
    #expect(view.layoutInEveryWay(in: roomy).numbers("colour") == [0, 0, 300, 200])
    let filled = HStack(spacing: 0) {
      Scripted(size: { proposal, _ in proposal.replacingUnspecifiedDimensions() })({ Color.blue })
      Color.red.accessibilityIdentifier("colour")
    }
    #expect(filled.layoutInEveryWay(in: roomy).numbers("colour") == [150, 0, 150, 200])
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}
