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
