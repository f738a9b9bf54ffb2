// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

extension DisplayPath {
  /// The path with its first contour properly started, or nil when it is empty or has a
  /// coordinate that is not finite.
  var sound: DisplayPath? {
    guard isFinite, let first = elements.first(where: { $0 != .close }) else { return nil }
    var started = elements.drop { $0 == .close }.map(\.nearby)
    if case .move = first {} else { started.insert(.move(first.firstPoint.nearby), at: 0) }
    return DisplayPath(elements: started)
  }

  /// The length of the polygon through all points in order: at least the length of the path.
  var controlLength: Double {
    var total = 0.0
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        current = point
      }
      for point in element == .close ? [start] : element.points {
        total += current.distance(to: point)
        current = point
      }
    }
    return total
  }

  private var isFinite: Bool {
    elements.allSatisfy { element in
      element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }
}

extension DisplayPath.Element {
  /// The points in the order in which they are written.
  var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The step with its points no farther out than `Point.farthest`.
  fileprivate var nearby: DisplayPath.Element {
    switch self {
    case .move(let end): .move(end.nearby)
    case .line(let end): .line(end.nearby)
    case .quadratic(let control, let end): .quadratic(control: control.nearby, end: end.nearby)
    case .cubic(let control1, let control2, let end):
      .cubic(control1: control1.nearby, control2: control2.nearby, end: end.nearby)
    case .close: .close
    }
  }

  /// Where a contour starts that opens with this step.
  fileprivate var firstPoint: Point { points.first ?? .zero }
}

extension Point {
  /// The farthest coordinate in points (ours); what lies beyond is drawn there, because viewers
  /// lose or wrap around larger numbers.
  static let farthest = 1e9

  /// The point, no farther out than that along either axis.
  var nearby: Point {
    Point(
      x: min(max(x, -Self.farthest), Self.farthest), y: min(max(y, -Self.farthest), Self.farthest))
  }

  /// The straight distance to another point.
  func distance(to other: Point) -> Double {
    let x = other.x - x
    let y = other.y - y
    return (x * x + y * y).squareRoot()
  }
}
