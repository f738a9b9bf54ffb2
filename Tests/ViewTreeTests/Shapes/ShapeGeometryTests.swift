// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct ShapeGeometryTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  func box(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }

  // Case LEF-01.
  @Test(arguments: [
    (ProposedViewSize(width: 100, height: 50), CGSize(width: 100, height: 50)),
    (.unspecified, CGSize(width: 10, height: 10)), (.zero, .zero),
    (ProposedViewSize(width: nil, height: 40), CGSize(width: 10, height: 40)),
  ])
  func `a shape takes what it is offered`(proposal: ProposedViewSize, size: CGSize) {
    #expect(Rectangle().sizeThatFits(proposal) == size)
    #expect(AnyShape(Capsule()).sizeThatFits(proposal) == size)
  }

  // Case LEF-02.
  @Test(arguments: [
    (ProposedViewSize(width: 100, height: 50), 50.0), (.unspecified, 10),
    (ProposedViewSize(width: nil, height: 40), 10),
    (ProposedViewSize(width: .infinity, height: 30), 30),
  ])
  func `a circle takes the shorter side`(proposal: ProposedViewSize, side: Double) {
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: side, height: side))
    #expect(
      Circle().inset(by: 3).sizeThatFits(proposal) == CGSize(width: side, height: side))
    #expect(
      Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == CGSize(width: side, height: side))
  }

  @Test func `shapes fill their rectangle and a circle sits in its middle`() {
    #expect(box(.rect) == rect)
    #expect(box(.ellipse) == rect)
    #expect(box(.rect(cornerRadius: 10)) == rect)
    #expect(box(.capsule) == rect)
    #expect(box(.circle) == CGRect(x: 20, y: 0, width: 60, height: 60))
    #expect(box(UnevenRoundedRectangle(topLeadingRadius: 20)) == rect)
  }

  @Test func `an inset moves every side in and adds up`() {
    #expect(box(Rectangle().inset(by: 5)) == rect.insetBy(dx: 5, dy: 5))
    #expect(box(Rectangle().inset(by: 5).inset(by: 2)) == rect.insetBy(dx: 7, dy: 7))
    #expect(box(Ellipse().inset(by: -5)) == rect.insetBy(dx: -5, dy: -5))
    #expect(Rectangle().inset(by: 31).path(in: rect).isEmpty)
  }

  @Test func `an inset corner keeps its centre`() {
    let inner = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5).path(in: rect)
    let same = Path(
      roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 15, style: .circular)
    #expect(inner == same)
  }

  @Test func `shapes are moved, turned, enlarged and cut`() {
    #expect(box(Rectangle().offset(x: 3, y: 4)) == rect.offsetBy(dx: 3, dy: 4))
    #expect(box(Rectangle().offset(CGSize(width: 3, height: 4))) == rect.offsetBy(dx: 3, dy: 4))
    let turned = box(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 20) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(
      box(Rectangle().scale(0.5, anchor: .topLeading))
        == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(
      box(Rectangle().transform(CGAffineTransform(translationX: 0, y: 9)))
        == rect.offsetBy(dx: 0, dy: 9))
    #expect(box(Rectangle().size(width: 7, height: 8)).size == CGSize(width: 7, height: 8))
    // 100 of the outline's 320 points are its upper side.
    #expect(box(Rectangle().trim(from: 0, to: 100.0 / 320)).height == 0)
  }

  @Test func `a path does not stretch`() {
    let path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(path.path(in: rect) == path)
  }
}
