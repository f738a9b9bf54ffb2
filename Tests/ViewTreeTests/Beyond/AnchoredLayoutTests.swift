// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Placing by an alignment point, and turning about it. The rules are ours; programs that draw
/// letters at anchors wished for them.
@Suite struct AnchoredLayoutTests {
  private let window = CGSize(width: 200, height: 100)

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func `the alignment point lies on the point and the proposal is taken`() throws {
    let view = Color.red.frame(width: 30, height: 10)
      .anchored(.bottomTrailing, at: CGPoint(x: 50, y: 40))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(window))
    #expect(snapshot.size == window)
    #expect(
      try #require(snapshot.nodes(named: "frame").first).frame.origin == CGPoint(x: 20, y: 30))
  }

  @Test func `a share of the space is a place too`() throws {
    let view = Color.red.frame(width: 30, height: 10).anchored(.top, at: UnitPoint(x: 0.5, y: 0.25))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(window))
    #expect(
      try #require(snapshot.nodes(named: "frame").first).frame
        == CGRect(x: 85, y: 25, width: 30, height: 10))
  }

  @Test func `where nothing is proposed the content's size is taken`() {
    let view = Color.red.frame(width: 30, height: 10).anchored(.center, at: .center)
    #expect(view.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 30, height: 10))
  }

  /// An alignment, and where its guides cross in a box of a size with a last baseline.
  private typealias Crossing = (alignment: Alignment, point: @Sendable (CGSize, CGFloat) -> CGPoint)

  private static let crossings: [Crossing] = [
    (.leadingLastTextBaseline, { _, baseline in CGPoint(x: 0, y: baseline) }),
    (.bottomTrailing, { size, _ in CGPoint(x: size.width, y: size.height) }),
    (.center, { size, _ in CGPoint(x: size.width / 2, y: size.height / 2) }),
  ]

  @Test(arguments: stride(from: -360.0, through: 360, by: 30).map { $0 })
  func `the alignment point of a text stays on the point for every turn`(degrees: Double) throws {
    let point = CGPoint(x: 70, y: 60)
    for (alignment, crossing) in Self.crossings {
      let view = Text("Ägy").anchored(alignment, at: point, rotation: .degrees(degrees))
      let node = try #require(view.layoutSnapshot(in: window).nodes(named: "Text").first)
      let guide = crossing(node.frame.size, node.lastTextBaseline)
      let right = direction(node.corners[0], node.corners[1])
      let down = direction(node.corners[0], node.corners[3])
      let x = node.corners[0].x + guide.x * right.x + guide.y * down.x
      let y = node.corners[0].y + guide.x * right.y + guide.y * down.y
      #expect(near(CGPoint(x: x, y: y), point))
      #expect(abs(right.y - sin(degrees * .pi / 180)) < 1e-9)
    }
  }

  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }

  @Test func `from right to left the point is mirrored and the turn is not`() throws {
    let view = Color.red.frame(width: 30, height: 10)
      .anchored(.topLeading, at: CGPoint(x: 50, y: 40), rotation: .degrees(90))
      .environment(\.layoutDirection, .rightToLeft)
    let node = try #require(view.layoutSnapshot(in: window).nodes(named: "frame").first)
    // The leading top corner is the right one; 90° clockwise turns "to the left" into "up".
    #expect(near(node.corners[1], CGPoint(x: 150, y: 40)))
    #expect(near(node.corners[0], CGPoint(x: 150, y: 10)))
  }

  @Test(arguments: [Double.nan, .infinity]) func `what is not finite counts as zero`(bad: Double) {
    let view = Color.red.frame(width: 30, height: 10)
      .anchored(.topLeading, at: CGPoint(x: bad, y: 40), rotation: .radians(bad))
    let node = view.layoutSnapshot(in: window).nodes(named: "frame").first
    #expect(node?.corners.first == CGPoint(x: 0, y: 40))
  }
}
