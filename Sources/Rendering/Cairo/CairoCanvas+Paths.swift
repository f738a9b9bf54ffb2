// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import TextEngine
import ViewTree

extension CairoCanvas {
  /// The farthest device coordinate that is handed to Cairo, whose 24.8 fixed-point numbers wrap
  /// around at 2²³; joins and round corners need some room beyond.
  private static let farthest = 1_000_000.0

  /// Replaces the current path by `path`, mapped to device coordinates.
  ///
  /// The mapping happens here, in `Double` and with clamping; Cairo's own matrix must be the
  /// identity at the time.
  func setPath(_ path: DisplayPath, mappedBy map: Transform) {
    cairo_new_path(context)
    appendPath(path, mappedBy: map)
  }

  /// Adds contours to the current path.
  func appendPath(_ path: DisplayPath, mappedBy map: Transform) {
    var pen = PathPen(context: context, map: map)
    for element in path.elements {
      switch element {
      case .move(let end): pen.move(end)
      case .line(let end): pen.line(end)
      case .quadratic(let control, let end): pen.quadratic(control, end)
      case .cubic(let control1, let control2, let end): pen.cubic(control1, control2, end)
      case .close: pen.close()
      }
    }
  }

  /// Adds the contours of a glyph to the current path.
  func appendOutline(_ outline: GlyphOutline, mappedBy map: Transform) {
    var pen = PathPen(context: context, map: map)
    for element in outline.elements {
      switch element {
      case .move(let end): pen.move(end)
      case .line(let end): pen.line(end)
      case .quadratic(let control, let end): pen.quadratic(control, end)
      case .cubic(let control1, let control2, let end): pen.cubic(control1, control2, end)
      case .close: pen.close()
      }
    }
  }

  /// Writes mapped and clamped steps into a context's path, turning quadratic curves into the
  /// cubic ones that Cairo knows.
  private struct PathPen {
    let context: OpaquePointer
    let map: Transform
    private var start = Point.zero
    private var current = Point.zero

    init(context: OpaquePointer, map: Transform) {
      self.context = context
      self.map = map
    }

    mutating func move(_ end: Point) {
      current = device(end)
      start = current
      cairo_move_to(context, current.x, current.y)
    }

    mutating func line(_ end: Point) {
      current = device(end)
      cairo_line_to(context, current.x, current.y)
    }

    mutating func quadratic(_ control: Point, _ end: Point) {
      let control = device(control)
      let end = device(end)
      curve(Self.twoThirds(current, control), Self.twoThirds(end, control), end)
    }

    mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
      curve(device(control1), device(control2), device(end))
    }

    mutating func close() {
      current = start
      cairo_close_path(context)
    }

    private mutating func curve(_ control1: Point, _ control2: Point, _ end: Point) {
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      current = end
    }

    /// The point two thirds of the way from `a` to `b`.
    private static func twoThirds(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }

    private func device(_ point: Point) -> Point {
      let mapped = map.apply(to: point)
      return Point(x: Self.clamp(mapped.x), y: Self.clamp(mapped.y))
    }

    private static func clamp(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -farthest), farthest)
    }
  }
}
