// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// The smallest upright rectangle around what the path draws, in points.
  ///
  /// Control points count only as far as the curve goes. An empty path has the null rectangle.
  public var boundingRect: CGRect {
    var box = Extent()
    for element in elements {
      if case .move(let point) = element { box.include(point) }
    }
    for segment in segments {
      box.include(segment.start)
      box.include(segment.end)
      guard !segment.isStraight else { continue }
      for t in segment.x.turningPoints + segment.y.turningPoints {
        box.include(segment.point(at: t))
      }
    }
    return box.rect
  }

  /// Whether a point lies inside the path; open contours count as closed.
  ///
  /// - Parameter eoFill: whether inside means enclosed an odd number of times; otherwise it means
  ///   that the windings around the point do not cancel.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for segment in closedSegments { winding += segment.winding(around: p) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The drawn pieces, with a line back to the start of every open contour.
  private var closedSegments: [PathSegment] {
    var closed = Path()
    for element in elements {
      if case .move = element { closed.closeSubpath() }
      closed.append(element)
    }
    closed.closeSubpath()
    return closed.segments
  }
}

extension PathSegment {
  /// How often the piece crosses the ray from a point to the right: +1 downwards, -1 upwards.
  ///
  /// The piece is cut where it turns in y. Each part that spans the point's y crosses the ray's line
  /// once, at a parameter that halving finds.
  fileprivate func winding(around point: CGPoint) -> Int {
    let (x, y) = (x, y)
    let cuts = [0] + (isStraight ? [] : y.turningPoints) + [1]
    var result = 0
    for (a, b) in zip(cuts, cuts.dropFirst()) {
      let (low, high) = (y.value(at: a), y.value(at: b))
      let target = Double(point.y)
      guard (low <= target) != (high <= target) else { continue }
      let t = y.parameter(of: target, between: a, and: b)
      if x.value(at: t) > Double(point.x) { result += low < high ? 1 : -1 }
    }
    return result
  }
}

extension CubicPolynomial {
  /// The parameter at which the coordinate, monotone between `a` and `b`, has a value.
  fileprivate func parameter(of target: Double, between a: Double, and b: Double) -> Double {
    var (below, above) = (a, b)
    if value(at: a) > value(at: b) { swap(&below, &above) }
    for _ in 0..<60 {
      let middle = (below + above) / 2
      if value(at: middle) <= target { below = middle } else { above = middle }
    }
    return (below + above) / 2
  }
}

/// A box that grows around points.
private struct Extent {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
