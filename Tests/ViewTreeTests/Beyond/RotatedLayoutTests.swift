// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Turning a view with its space. The rules are ours.
@Suite struct RotatedLayoutTests {
  @Test(arguments: [90.0, -90, 270, 450]) func `a quarter turn changes width and height`(
    degrees: Double
  ) throws {
    let view = Color.red.frame(width: 30, height: 10).rotatedLayout(.degrees(degrees))
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 10, height: 30))
    let box = try #require(snapshot.nodes(named: "frame").first).boundingRect
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 30) < 1e-9)
  }

  @Test func `a quarter turn exchanges the proposal`() throws {
    let view = Color.red.rotatedLayout(.degrees(90))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(width: 40, height: 70))
    #expect(snapshot.size == CGSize(width: 40, height: 70))
    let color = try #require(snapshot.nodes(named: "Color").first)
    #expect(color.frame.size == CGSize(width: 70, height: 40))
  }

  @Test(arguments: [0.0, 180, -360, .nan, .infinity]) func `half turns change nothing`(
    degrees: Double
  ) {
    let view = Color.red.frame(height: 10).rotatedLayout(.degrees(degrees))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(width: 40, height: 70))
    #expect(snapshot.size == CGSize(width: 40, height: 10))
  }

  @Test func `the turned box is the space of a rigid view`() {
    let view = Color.red.frame(width: 30, height: 40).rotatedLayout(.radians(atan2(3, 4)))
    let size = view.layoutSnapshot(proposal: .unspecified).size
    #expect(abs(size.width - 48) < 1e-9 && abs(size.height - 50) < 1e-9)
  }

  @Test(arguments: [10.0, 30, 45, 60, 80, 100, 135, 190, 300])
  func `a wrapping text stays inside the proposal when there is room`(degrees: Double) throws {
    let text = Text("The quick brown fox jumps over the lazy dog, twice and then again.")
    let view = text.rotatedLayout(.degrees(degrees))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(width: 400, height: 400))
    #expect(snapshot.size.width <= 400 + 1e-9 && snapshot.size.height <= 400 + 1e-9)
    let node = try #require(snapshot.nodes(named: "Text").first)
    let box = node.boundingRect
    #expect(abs(box.width - snapshot.size.width) < 1e-9)
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9)
  }

  // A text that is narrower may have one line more than it answered before.
  @Test(arguments: Array(stride(from: 3.0, to: 360, by: 7)))
  func `a text that wraps again still fits the proposal`(degrees: Double) {
    expectFit(Text("Hello, world it is"), degrees, side: 80)
  }

  @Test(arguments: [1, 3, 7], [8.0, 22, 37, 51, 76])
  func `a text that fits at some width fits`(repetitions: Int, degrees: Double) {
    let words = String(repeating: "A quick international fox of words, ", count: repetitions)
    for side in stride(from: CGFloat(50), through: 350, by: 50) {
      expectFit(Text(words), degrees, side: side)
    }
  }

  private func expectFit(_ text: Text, _ degrees: Double, side: CGFloat) {
    let text = text.font(.custom("DejaVu Sans", size: 17))
    guard fitsAtSomeWidth(text, degrees, side: side) else { return }
    let size = text.rotatedLayout(.degrees(degrees))
      .layoutSnapshot(proposal: ProposedViewSize(width: side, height: side)).size
    #expect(size.width <= side + 1e-6 && size.height <= side + 1e-6, "\(side): \(size)")
  }

  private func fitsAtSomeWidth(_ view: some View, _ degrees: Double, side: CGFloat) -> Bool {
    let along = abs(cos(degrees * .pi / 180)), across = abs(sin(degrees * .pi / 180))
    return stride(from: CGFloat(1), through: 450, by: 1).contains { width in
      let size = view.layoutSnapshot(
        proposal: ProposedViewSize(width: width, height: nil)
      ).size
      return along * size.width + across * size.height <= side
        && across * size.width + along * size.height <= side
    }
  }

  @Test(arguments: [10.0, 30, 40, 45, 50, 60, 80]) func `a view of one shape is made smaller`(
    degrees: Double
  ) {
    let view = Color.red.aspectRatio(1, contentMode: .fit).rotatedLayout(.degrees(degrees))
    let size = view.layoutSnapshot(proposal: ProposedViewSize(width: 100, height: 100)).size
    #expect(size.width <= 100 + 1e-6 && size.height <= 100 + 1e-6)
    #expect(size.width > 90 && size.height > 90)
  }

  /// Always a little too high for its box, so that each answer leads to another question.
  private struct TooHigh: Layout {
    var side: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let width = proposal.width ?? side
      return CGSize(width: width, height: max(side * 2.0.squareRoot() - width, 0) + 0.5)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `the search for a width is bounded`() {
    let view = TooHigh(side: 1000) { Color.red }.rotatedLayout(.degrees(45))
    #expect(view.measureCount(in: CGSize(width: 1000, height: 1000)) <= 40)
  }

  @Test(arguments: [30.0, 60, 120, 400])
  func `a turn about a turn asks three times as often at most`(
    side: CGFloat
  ) {
    var view = AnyView(Text("The quick brown fox jumps over the lazy dog, twice and again."))
    for level in 0..<8 {
      view = AnyView(view.rotatedLayout(.degrees(Double(level) * 11 + 7)))
    }
    #expect(view.measureCount(in: CGSize(width: side, height: side)) <= 6561)
  }

  @Test func `baselines do not leave a turned view`() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("A").rotatedLayout(.degrees(90))
      Color.red.frame(width: 10, height: 20)
    }
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    let bottoms = snapshot.nodes(named: "RotatedLayout").map(\.frame.maxY)
    #expect(bottoms == [snapshot.nodes(named: "frame").map(\.frame.maxY).first])
  }

  @Test func `from right to left the turn stays clockwise`() throws {
    let view = Color.red.frame(width: 30, height: 10).rotatedLayout(.degrees(90))
      .environment(\.layoutDirection, .rightToLeft)
    let node = try #require(
      view.layoutSnapshot(proposal: .unspecified).nodes(named: "frame").first)
    #expect(abs(node.corners[0].x - 10) < 1e-9 && abs(node.corners[0].y) < 1e-9)
  }
}
