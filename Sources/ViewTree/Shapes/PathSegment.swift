// SPDX-License-Identifier: MIT

internal import Foundation

/// One drawn piece of a path: a Bézier curve of degree 1, 2 or 3 in points.
///
/// All three are handled as cubics; raising the degree of a curve changes nothing about it.
struct PathSegment: Equatable, Sendable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isStraight: Bool

  init(from start: CGPoint, lineTo end: CGPoint) {
    self.start = start
    control1 = PathSegment.mix(start, end, 1 / 3)
    control2 = PathSegment.mix(start, end, 2 / 3)
    self.end = end
    isStraight = true
  }

  init(from start: CGPoint, quadCurveTo end: CGPoint, control: CGPoint) {
    self.init(
      from: start, curveTo: end, control1: PathSegment.mix(start, control, 2 / 3),
      control2: PathSegment.mix(end, control, 2 / 3))
  }

  init(from start: CGPoint, curveTo end: CGPoint, control1: CGPoint, control2: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isStraight = false
  }

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> CGPoint {
    CGPoint(x: x.value(at: t), y: y.value(at: t))
  }

  var x: CubicPolynomial {
    CubicPolynomial(Double(start.x), Double(control1.x), Double(control2.x), Double(end.x))
  }

  var y: CubicPolynomial {
    CubicPolynomial(Double(start.y), Double(control1.y), Double(control2.y), Double(end.y))
  }

  /// The piece between two parameters.
  func part(from a: Double, to b: Double) -> PathSegment {
    if a <= 0, b >= 1 { return self }
    let tail = split(at: b).0
    return b <= 0 ? tail : tail.split(at: a / b).1
  }

  private func split(at t: Double) -> (PathSegment, PathSegment) {
    let a = PathSegment.mix(start, control1, t)
    let b = PathSegment.mix(control1, control2, t)
    let c = PathSegment.mix(control2, end, t)
    let (d, e) = (PathSegment.mix(a, b, t), PathSegment.mix(b, c, t))
    let middle = PathSegment.mix(d, e, t)
    var first = PathSegment(from: start, curveTo: middle, control1: a, control2: d)
    var second = PathSegment(from: middle, curveTo: end, control1: e, control2: c)
    first.isStraight = isStraight
    second.isStraight = isStraight
    return (first, second)
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    let (ax, ay) = (Double(a.x), Double(a.y))
    return CGPoint(x: ax + (Double(b.x) - ax) * t, y: ay + (Double(b.y) - ay) * t)
  }
}

/// One coordinate of a cubic Bézier curve as a function of its parameter.
struct CubicPolynomial: Equatable, Sendable {
  var p0: Double, p1: Double, p2: Double, p3: Double

  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  func value(at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }

  /// The parameters strictly between 0 and 1 where the coordinate turns back, in order.
  var turningPoints: [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    return CubicPolynomial.roots(a, b, c).filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The real solutions of a·t² + b·t + c = 0.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }
}

extension Path {
  /// The drawn pieces in order; closing a contour counts as a line.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        pen = end
      case .line(let end):
        result.append(PathSegment(from: pen, lineTo: end))
        pen = end
      case .quadCurve(let end, let control):
        result.append(PathSegment(from: pen, quadCurveTo: end, control: control))
        pen = end
      case .curve(let end, let control1, let control2):
        result.append(
          PathSegment(from: pen, curveTo: end, control1: control1, control2: control2))
        pen = end
      case .closeSubpath:
        result.append(PathSegment(from: pen, lineTo: start))
        pen = start
      }
    }
    return result
  }
}
