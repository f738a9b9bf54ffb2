// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Testing
import ViewTree

@Suite struct PathTests {
  let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  func isClose(_ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-9) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
      && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
  }

  @Test func `an empty path has the null box and no pen`() {
    #expect(Path().isEmpty)
    #expect(Path().boundingRect.isNull)
    #expect(Path().currentPoint == nil)
    #expect(!Path().contains(.zero))
  }

  @Test func `a rectangle is four lines`() {
    #expect(
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
  }

  @Test func `shapes touch their boxes`() {
    #expect(isClose(Path(square).boundingRect, square))
    #expect(isClose(Path(ellipseIn: square).boundingRect, square))
    #expect(isClose(Path(roundedRect: square, cornerRadius: 9).boundingRect, square))
    #expect(
      isClose(Path(roundedRect: square, cornerRadius: 9, style: .circular).boundingRect, square))
  }

  // By hand: x(t) = 3t(1-t)²·0 + …; the cubic (0,0) (0,100) (100,100) (100,0) peaks at y = 75.
  @Test func `control points count only as far as the curve goes`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(isClose(quad.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  // With y down, growing angles look clockwise; SwiftUI's flag is told for y up.
  @Test func `an arc that is not clockwise goes towards growing angles`() {
    #expect(
      isClose(
        arc(0, 90, clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(
      isClose(
        arc(0, 90, clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(
      isClose(
        arc(0, -90, clockwise: true).boundingRect, CGRect(x: 0, y: -10, width: 10, height: 10)))
  }

  @Test func `a turn ahead is a full circle either way`() {
    let circle = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(isClose(arc(0, 360, clockwise: false).boundingRect, circle))
    #expect(isClose(arc(0, 360, clockwise: true).boundingRect, circle))
    #expect(isClose(arc(0, 9000, clockwise: false).boundingRect, circle))
    #expect(arc(30, 30, clockwise: false).boundingRect.width == 0)
  }

  @Test func `an arc starts with a line from the pen`() {
    var path = Path()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.description.hasPrefix("50 0 m 10 0 l "))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
  }

  @Test func `an arc of bad numbers adds nothing`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: -1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .radians(.nan), delta: .degrees(90))
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(.infinity), clockwise: true)
    #expect(path.isEmpty)
  }

  // By hand: from (0,0) round the corner (10,0) down to (10,10) with radius 4.
  @Test func `a tangent arc rounds the corner`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test func `a tangent arc along a straight line is a line`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.description == "0 0 m 10 0 l")
  }

  @Test func `inside is decided by winding or by parity`() {
    var path = Path(square)
    path.addRect(square.insetBy(dx: 10, dy: 10))
    #expect(path.contains(CGPoint(x: 30, y: 40)))
    #expect(!path.contains(CGPoint(x: 30, y: 40), eoFill: true))
    #expect(path.contains(CGPoint(x: 12, y: 22), eoFill: true))
    #expect(!path.contains(CGPoint(x: 9, y: 40)))
  }

  @Test func `a circle contains what lies within its radius`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for step in 0..<64 {
      let angle = Double(step) * .pi / 32 + 0.01
      let (x, y) = (cos(angle), sin(angle))
      #expect(circle.contains(CGPoint(x: 9.99 * x, y: 9.99 * y)))
      #expect(!circle.contains(CGPoint(x: 10.01 * x, y: 10.01 * y)))
    }
  }

  @Test func `an open contour counts as closed for a hit`() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `half of a rectangle's outline is two sides`() {
    let half = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
    #expect(half.description == "0 0 m 10 0 l 10 10 l")
    let middle = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.125, to: 0.25)
    #expect(middle.description == "5 0 m 10 0 l")
  }

  @Test func `a quarter of a circle ends after a quarter turn`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let end = circle.trimmedPath(from: 0, to: 0.25).currentPoint ?? .zero
    #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-6)
    let eighth = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    #expect(abs(eighth.x - 7.0711) < 5e-3 && abs(eighth.y - 7.0711) < 5e-3)
  }

  @Test func `a trim in the wrong order or of bad numbers is empty`() {
    let path = Path(square)
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.4).isEmpty)
    #expect(path.trimmedPath(from: -1, to: 2) == path)
  }

  @Test func `a transform maps every point`() {
    let moved = Path(square).offsetBy(dx: 1, dy: -2)
    #expect(isClose(moved.boundingRect, square.offsetBy(dx: 1, dy: -2)))
    let scaled = Path(ellipseIn: square).applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(isClose(scaled.boundingRect, CGRect(x: 20, y: 60, width: 80, height: 120)))
    #expect(scaled.currentPoint == CGPoint(x: 100, y: 120))
  }

  @Test func `closing returns the pen to the start of the contour`() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func `drawing without a move starts where it arrives`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.description == "5 5 m 5 5 l")
  }

  @Test func `the display path leaves out what is not finite`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    #expect(
      path.displayPath
        == DisplayPath(elements: [
          .move(Point(x: 1, y: 2)),
          .quadratic(control: Point(x: 5, y: 6), end: Point(x: 3, y: 4)),
        ]))
  }

  // By hand: a quarter circle leaves r(1 - 1/√2) of the diagonal's projection outside.
  @Test func `a circular corner leaves out what lies beyond its radius`() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .circular)
    let edge = 20 * (1 - 0.5.squareRoot())
    #expect(!path.contains(CGPoint(x: edge - 0.05, y: edge - 0.05)))
    #expect(path.contains(CGPoint(x: edge + 0.05, y: edge + 0.05)))
    #expect(path.contains(CGPoint(x: 20.1, y: 0.01)))
  }

  @Test func `a continuous corner starts earlier than a circular one`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let smooth = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    let round = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let point = CGPoint(x: 21, y: 0.02)
    #expect(round.contains(point))
    #expect(!smooth.contains(point))
    #expect(smooth.contains(CGPoint(x: 33, y: 0.02)))
  }

  @Test func `a continuous corner without room is a circle`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
        == Path(roundedRect: rect, cornerRadius: 99, style: .circular))
  }

  // CSS Backgrounds 3 §5.5: 80 + 40 on a side of 60 shrink by one half.
  @Test func `uneven radii that overlap shrink together`() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 200),
      cornerRadii: RectangleCornerRadii(topLeading: 60, topTrailing: 30), style: .circular)
    #expect(path.description.hasPrefix("40 0 m "))
    #expect(path.contains(CGPoint(x: 0.5, y: 199.5)))
    #expect(!path.contains(CGPoint(x: 59.5, y: 0.5)))
  }
}
