// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct EffectTests {
  /// The box around the corners of the node `box` after all effects.
  private func bounds<Content: View>(_ view: Content) throws -> CGRect {
    let rect = try #require(view.layoutSnapshot(proposal: .unspecified)["box"]).boundingRect
    func rounded(_ x: CGFloat) -> CGFloat { (x * 1e6).rounded() / 1e6 }
    return CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }

  private struct Shift: GeometryEffect {
    var x: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x + size.width, y: 0))
    }
  }

  @Test func `a visual effect moves the drawing by the geometry, and leaves the layout`() throws {
    let view = box(20, 10).id("box")
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY).scaleEffect(2)
      }
      .padding(5)
    #expect(try bounds(view) == CGRect(x: 5 + 30, y: 5 + 5, width: 40, height: 20))
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(try #require(snapshot["box"]).frame == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(snapshot.size == CGSize(width: 30, height: 20))
  }

  @Test func `a visual effect is drawn in one group with its opacity`() {
    let items = box(20, 10).visualEffect { content, _ in content.opacity(0.5).opacity(0.5) }
      .displayList(proposal: .unspecified).items
    guard case .push(let group)? = items.first else {
      Issue.record("The group is missing.")
      return
    }
    #expect(group.opacity == 0.25)
  }

  @Test func `a turn about z is a turn on the page`() throws {
    let view = box(100, 20).id("box")
    #expect(
      try bounds(view.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
        == bounds(view.rotationEffect(.degrees(90))))
    let corner = view.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 5), anchor: .topLeading)
      .layoutSnapshot(proposal: .unspecified)["box"]?.corners[1]
    #expect(abs(try #require(corner).y - 100) < 1e-9)
  }

  @Test func `a turn about an upright axis narrows the view about its anchor`() throws {
    let view = box(100, 20).id("box")
    #expect(
      try bounds(view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
        == CGRect(x: 25, y: 0, width: 50, height: 20))
    #expect(
      try bounds(view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading))
        == CGRect(x: 0, y: 0, width: 50, height: 20))
    // A view 10 points below the anchor swings to the left by 10·sin 90°.
    #expect(
      try bounds(
        view.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), anchorZ: 10))
        == CGRect(x: 40, y: 0, width: 0, height: 20))
  }

  @Test func `without an axis, or with numbers that are not finite, nothing turns`() throws {
    let view = box(100, 20).id("box")
    let plain = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(try bounds(view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0))) == plain)
    #expect(
      try bounds(view.rotation3DEffect(.degrees(60), axis: (x: .nan, y: 0, z: 0))) == plain)
    #expect(
      try bounds(view.rotation3DEffect(.degrees(.infinity), axis: (x: 1, y: 0, z: 0))) == plain)
  }

  @Test func `of a projection the affine part counts`() throws {
    var map = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    map.m31 = 6
    map.m33 = 2
    map.m13 = 0.01
    #expect(
      try bounds(box(10, 10).id("box").projectionEffect(map))
        == CGRect(x: 3, y: 0, width: 10, height: 10))
  }

  @Test func `projections concatenate and have a way back`() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let both = move.concatenating(scale)
    #expect([both.m31, both.m32] == [6, 16])
    #expect(both.concatenating(both.inverted()).isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isInverted = flat.invert()
    #expect(!isInverted && flat == before)
    #expect(both.isAffine && !both.isIdentity)
  }

  @Test func `an effect of the user's moves the drawing and what readers inside see`() throws {
    let log = Log<CGFloat>()
    let reader = box(20, 10).background(
      GeometryReader { proxy in
        Color.clear.onAppear { log.add(proxy.frame(in: .global).minX) }
      }
    )
    .id("box")
    #expect(try bounds(reader.modifier(Shift(x: 3))).minX == 23)
    #expect(try bounds(reader.modifier(Shift(x: 3).ignoredByLayout())).minX == 23)
    #expect(log.values == [23, 0])
  }

  @Test func `effects leave the layout alone`() {
    let view = HStack(spacing: 0) {
      box(20, 10).modifier(Shift(x: 100)).rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0))
        .geometryGroup()
      box(30, 10).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 9, y: 9)))
    }
    #expect(view.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 50, height: 10))
  }
}
