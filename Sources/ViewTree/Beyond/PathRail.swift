// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// The first contour of a path as a rail: points and directions by the length from its start.
///
/// Before the start and behind the end an open contour goes on straight; a closed one goes round.
/// Finding a place costs a walk over the pieces and one over the marks of a curve.
struct PathRail {
  private var rulers: [SegmentRuler] = []
  private(set) var length = 0.0
  private let isClosed: Bool

  /// Nil when the path draws nothing.
  init?(_ path: Path) {
    let contour = PathRail.firstContour(path)
    for segment in contour.segments {
      let ruler = SegmentRuler(segment)
      guard ruler.length > 0, ruler.length.isFinite else { continue }
      rulers.append(ruler)
      length += ruler.length
    }
    guard let first = rulers.first, let last = rulers.last, length.isFinite else { return nil }
    let gap = hypot(
      Double(first.segment.start.x - last.segment.end.x),
      Double(first.segment.start.y - last.segment.end.y))
    isClosed = gap <= 1e-6 * length
  }

  private static func firstContour(_ path: Path) -> Path {
    var contour = Path()
    for element in path.elements {
      if case .move = element, !contour.segments.isEmpty { break }
      contour.append(element)
    }
    return contour
  }

  /// Maps the x axis to the rail's tangent and the origin to the rail, at a length from the start.
  func station(at distance: Double) -> Transform {
    var distance = distance
    if isClosed {
      distance = distance.truncatingRemainder(dividingBy: length)
      if distance < 0 { distance += length }
    }
    var rest = distance
    for ruler in rulers.dropLast() {
      if rest < ruler.length { return station(on: ruler, at: rest) }
      rest -= ruler.length
    }
    return rulers.last.map { station(on: $0, at: rest) } ?? .identity
  }

  private func station(on ruler: SegmentRuler, at distance: Double) -> Transform {
    let t = ruler.parameter(at: distance)
    let point = ruler.segment.point(at: t)
    let direction = ruler.segment.direction(at: t)
    let beyond = distance < 0 ? distance : max(distance - ruler.length, 0)
    return Transform(
      a: direction.x, b: direction.y, c: -direction.y, d: direction.x,
      tx: Double(point.x) + beyond * direction.x, ty: Double(point.y) + beyond * direction.y)
  }
}

extension PathSegment {
  /// The unit vector along the piece at a parameter from 0 to 1.
  ///
  /// Where a control point lies on an end the derivative vanishes there; points near by then tell.
  fileprivate func direction(at t: Double) -> Point {
    let step = 1e-4
    let (a, b) =
      isStraight ? (start, end) : (point(at: max(t - step, 0)), point(at: min(t + step, 1)))
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let length = hypot(dx, dy)
    return length > 0 ? Point(x: dx / length, y: dy / length) : Point(x: 1, y: 0)
  }
}
