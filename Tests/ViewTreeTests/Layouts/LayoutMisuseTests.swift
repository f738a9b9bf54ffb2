// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Layouts that do not keep to the rules: the result is defined, and a diagnostic names them.
@Suite struct LayoutMisuseTests {
  private let proposal = ProposedViewSize(width: 80, height: 60)

  @Test func `what is not placed stands in the middle with the layout's proposal`() {
    // LAY-03.
    let view = Scripted()({
      Box(20, 10, "box")
      Color.red.accessibilityIdentifier("colour")
    })
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    #expect(snapshot.numbers("box") == [40, 20, 20, 10])
    #expect(snapshot.numbers("colour") == [10, -5, 80, 60])
    #expect(snapshot["colour"]?.proposal == proposal)
  }

  @Test func `of two placements the last one counts`() {
    let view = Scripted(place: { _, _, subviews in
      subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: ProposedViewSize(width: 5, height: 5))
      subviews[0].place(
        at: CGPoint(x: 50, y: 25), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 30, height: 10))
    })({ Color.red.accessibilityIdentifier("colour") })
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    #expect(snapshot.numbers("colour") == [20, 15, 30, 10])
  }

  @Test(arguments: [
    CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: CGFloat.infinity, y: 3),
    CGPoint(x: -CGFloat.infinity, y: 3),
  ])
  func `an origin that is not finite counts as zero`(point: CGPoint) {
    let view = Scripted(place: { _, _, subviews in
      subviews[0].place(at: point, proposal: .unspecified)
    })({ Box(10, 10, "box") })
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    #expect(snapshot.numbers("box") == [0, 3, 10, 10])
    #expect(snapshot.reports(.invalidLayoutAnswer))
    #expect(snapshot.diagnostics.map(\.path) == ["Scripted"])
  }

  @Test(arguments: [
    (CGSize(width: CGFloat.nan, height: 5), CGSize(width: 0, height: 5)),
    (CGSize(width: -3, height: CGFloat.nan), CGSize(width: 0, height: 0)),
    (CGSize(width: -CGFloat.infinity, height: 7), CGSize(width: 0, height: 7)),
  ])
  func `a size that is negative or NaN counts as zero`(answer: CGSize, expected: CGSize) {
    let view = Scripted(size: { _, _ in answer })({ Box(10, 10) })
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    #expect(snapshot.size == expected)
    #expect(snapshot.reports(.invalidLayoutAnswer))
  }

  @Test func `an infinite size keeps every origin a number`() {
    let view = Scripted(
      size: { _, _ in CGSize(width: CGFloat.infinity, height: 10) },
      place: { bounds, _, subviews in
        subviews[0].place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .infinity)
      })({
        Color.red.accessibilityIdentifier("placed")
        Color.red.accessibilityIdentifier("left alone")
      })
    let snapshot = view.layoutInEveryWay(proposal: .infinity)
    for id in ["placed", "left alone"] {
      #expect(snapshot.numbers(id)[0].isFinite)
      #expect(snapshot.numbers(id)[1].isFinite)
    }
  }

  @Test func `a subview that does not exist has no size`() {
    let view = Scripted(
      size: { _, subviews in
        let missing = subviews[7]
        missing.place(at: .zero, proposal: .unspecified)
        let dimensions = missing.dimensions(in: .infinity)
        #expect(missing.sizeThatFits(.infinity) == .zero)
        #expect(dimensions.width == 0 && dimensions[.bottom] == 0)
        #expect(dimensions[VerticalAlignment(Fifth.self)] == 5)
        #expect(missing.priority == 0 && missing[Rank.self] == 0)
        #expect(subviews[[0, -1, 9]].count == 1)
        return CGSize(width: 10, height: 10)
      })({ Box(10, 10) })
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    #expect(snapshot.reports(.invalidLayoutAnswer))
  }

  @Test func `placing while measuring has no effect`() {
    let view = Scripted(
      size: { _, subviews in
        subviews[0].place(at: CGPoint(x: 40, y: 40), proposal: .zero)
        return CGSize(width: 100, height: 50)
      })({ Box(20, 10, "box") })
    #expect(view.layoutInEveryWay(proposal: proposal).numbers("box") == [40, 20, 20, 10])
  }

  @Test func `a guide that is not finite counts as zero`() {
    struct Lying: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { .nan }
    }
    let view = HStack(alignment: .top, spacing: 0) {
      Lying { Color.red }
      Box(10, 10, "beside")
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.numbers("beside") == [10, 0, 10, 10])
    #expect(snapshot.reports(.invalidLayoutAnswer))
  }

  @Test func `a subview that is left out has no node and is not drawn`() {
    let view = Scripted(place: { _, _, subviews in
      subviews[0].place(at: .zero, proposal: .unspecified)
      subviews[1].leaveOut()
    })({
      Box(20, 10, "shown")
      Box(20, 10, "gone")
    })
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    #expect(snapshot["shown"] != nil)
    #expect(snapshot["gone"] == nil)
    #expect(view.displayList(proposal: proposal).items.count == 1)
  }
}

private enum Fifth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[.top] + context.height + 5
  }
}
