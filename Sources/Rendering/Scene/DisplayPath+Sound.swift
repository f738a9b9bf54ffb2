// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

extension DisplayPath {
  /// The path with its first contour properly started, or nil when it is empty or has a
  /// coordinate that is not finite.
  var sound: DisplayPath? {
    guard isFinite, let first = elements.first(where: { $0 != .close }) else { return nil }
    if case .move = first, elements.first == first { return self }
    let started = Array(elements.drop { $0 == .close })
    if case .move = first { return DisplayPath(elements: started) }
    return DisplayPath(elements: [.move(first.firstPoint)] + started)
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

  /// Where a contour starts that opens with this step.
  fileprivate var firstPoint: Point { points.first ?? .zero }
}

extension Point {
  /// The straight distance to another point.
  func distance(to other: Point) -> Double {
    let x = other.x - x
    let y = other.y - y
    return (x * x + y * y).squareRoot()
  }
}
