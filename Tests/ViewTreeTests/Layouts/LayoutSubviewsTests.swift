// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// What a layout may ask of its subviews.
@Suite struct LayoutSubviewsTests {
  /// Runs `check` inside a layout of the content.
  private func inside<Content: View>(
    _ content: Content, environment: EnvironmentValues = EnvironmentValues(),
    _ check: @escaping (LayoutSubviews) -> Void
  ) {
    var isRun = false
    let view = Scripted(
      size: { _, subviews in
        check(subviews)
        isRun = true
        return .zero
      })({ content })
    _ = view.layoutSnapshot(proposal: .unspecified, environment: environment)
    #expect(isRun)
  }

  private var boxes: some View { ForEach(1..<6) { Box(CGFloat($0), 10) } }

  private func widths(_ subviews: LayoutSubviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  @Test func `a group's elements are subviews, an empty view is none`() {
    let content = Group {
      boxes
      EmptyView()
      if false { Box(9, 9) }
      HStack {}
    }
    inside(content) { subviews in
      #expect(widths(subviews) == [1, 2, 3, 4, 5, 0])
      #expect(subviews.count == 6 && !subviews.isEmpty)
    }
  }

  @Test func `parts are cut out by ranges and by positions`() {
    inside(boxes) { subviews in
      #expect(widths(subviews[1..<3]) == [2, 3])
      #expect(subviews[1..<3].indices == 1..<3)
      #expect(widths(subviews[3...]) == [4, 5])
      #expect(widths(subviews[9...]).isEmpty)
      #expect(widths(subviews[1...2]) == [2, 3])
      #expect(subviews[1...2].indices == 1..<3)
      #expect(widths(subviews[3...Int.max]) == [4, 5])
      #expect(widths(subviews.dropFirst()) == [2, 3, 4, 5])
      #expect(widths(subviews.prefix(2).dropFirst()) == [2])
      #expect(widths(subviews[-3..<9]) == [1, 2, 3, 4, 5])
      let picked = subviews[[4, 0, 2]]
      #expect(widths(picked) == [5, 1, 3])
      #expect(picked.indices == 0..<3)
      #expect(widths(picked[1..<3]) == [1, 3])
      #expect(widths(picked[[2, 0]]) == [3, 5])
      #expect(widths(subviews[subviews.indices.filter { $0 > 2 }]) == [4, 5])
    }
  }

  @Test func `the same subviews are equal`() {
    inside(boxes) { subviews in
      #expect(subviews[1] == subviews[1...][1])
      #expect(subviews[1] != subviews[2])
      #expect(subviews == subviews[0..<5])
      #expect(subviews != subviews[0..<4])
      #expect(subviews.first == subviews[0] && subviews.last == subviews[4])
      #expect(subviews.firstIndex(of: subviews[3]) == 3)
    }
  }

  @Test func `the reading direction is the environment's`() {
    for direction in LayoutDirection.allCases {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      inside(boxes, environment: environment) { #expect($0.layoutDirection == direction) }
    }
  }

  @Test func `a subview answers each proposal, with guides`() {
    let content = Color.red.frame(minWidth: 20, maxWidth: 90, minHeight: 5, maxHeight: 5)
      .alignmentGuide(.leading) { $0.width / 4 }
    inside(content) { subviews in
      let subview = subviews[0]
      #expect(subview.sizeThatFits(.zero) == CGSize(width: 20, height: 5))
      #expect(subview.sizeThatFits(.infinity) == CGSize(width: 90, height: 5))
      #expect(subview.sizeThatFits(ProposedViewSize(width: -4, height: .nan)).width == 20)
      let dimensions = subview.dimensions(in: ProposedViewSize(width: 40, height: nil))
      #expect(dimensions.width == 40 && dimensions[.leading] == 10 && dimensions[.bottom] == 5)
      #expect(dimensions[explicit: .leading] == 10 && dimensions[explicit: .bottom] == nil)
    }
  }

  @Test func `a subview tells its priority`() {
    let content = Group {
      Box(1, 1)
      Box(1, 1).layoutPriority(3)
      Spacer()
      Radial {}
    }
    inside(content) { subviews in
      #expect(subviews.map(\.priority) == [0, 3, -.infinity, -.infinity])
    }
  }

  @Test func `distances are those of a stack`() {
    // Rules 3.2 and 4.2; cases LAY-10 and LAY-13.
    let content = Group {
      Box(1, 1)
      Box(1, 1)
      Radial {}
    }
    inside(content) { subviews in
      let (a, b, empty) = (subviews[0].spacing, subviews[1].spacing, subviews[2].spacing)
      #expect(a.distance(to: b, along: .horizontal) == 8)
      #expect(a.distance(to: b, along: .vertical) == 8)
      #expect(a.distance(to: empty, along: .horizontal) == 0)
      #expect(empty.distance(to: a, along: .vertical) == 0)
      #expect(ViewSpacing().distance(to: a, along: .horizontal) == 8)
      #expect(ViewSpacing.zero.distance(to: a, along: .horizontal) == 0)
      #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    }
  }

  @Test func `a union takes over the chosen edges`() {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: [.leading, .bottom])
    #expect(ViewSpacing().distance(to: spacing, along: .horizontal) == 0)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: spacing, along: .vertical) == 8)
    let all = ViewSpacing().union(.zero)
    #expect(all.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().union(.zero, edges: []).distance(to: all, along: .vertical) == 0)
  }

  @Test func `two texts in a column stand apart by the lower one's leading`() throws {
    // LAY-12, rule 4.4: a font without a line gap gives none.
    let content = Group {
      Text("a")
      Text("b")
    }
    inside(content, environment: try DejaVu.environment()) { subviews in
      let (a, b) = (subviews[0].spacing, subviews[1].spacing)
      #expect(a.distance(to: b, along: .vertical) == 0)
      #expect(a.distance(to: b, along: .horizontal) == 8)
    }
  }
}
