// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import ViewTree

extension CairoCanvas {
  /// Makes `map` the matrix between the numbers given to Cairo and device coordinates.
  func setMatrix(_ map: Transform) {
    var matrix = cairo_matrix_t(
      xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_set_matrix(context, &matrix)
  }

  /// Sets what is painted with, and the matrix; gradients lie in the space that `map` maps. Scenes
  /// have no elliptical and angular ones.
  func setPaint(_ paint: DisplayPaint, mappedBy map: Transform) {
    setMatrix(map)
    switch paint.drawable(mappedBy: map) {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient(let stops, let start, let end):
      setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      setGradient(
        cairo_pattern_create_radial(
          center.x, center.y, startRadius, center.x, center.y, endRadius),
        stops)
    case .ellipticalGradient, .angularGradient: break
    }
  }

  /// Strokes the current path.
  ///
  /// The width is held below the size at which joins leave Cairo's number range, and very wide
  /// strokes are flattened more coarsely than a tenth of a pixel, because round joins take a
  /// number of corners that grows with the width at every bend of a curve.
  func strokePath(_ stroke: DisplayStroke, mappedBy map: Transform) {
    let stretch = max(map.largestStretch, .leastNormalMagnitude)
    let width = min(stroke.width, 40_000 / stretch)
    setStroke(stroke, width: width)
    cairo_set_tolerance(context, Self.tolerance * max(1, width * stretch / 1_000))
    cairo_stroke(context)
    cairo_set_tolerance(context, Self.tolerance)
  }

  /// Cairo's own choice, in device units.
  private static let tolerance = 0.1

  private func setStroke(_ stroke: DisplayStroke, width: Double) {
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    cairo_set_miter_limit(context, stroke.miterLimit)
    cairo_set_dash(context, stroke.dash, Int32(clamping: stroke.dash.count), stroke.dashPhase)
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: [DisplayGradientStop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension DisplayPaint {
  /// The paint, or its last colour where the mapped gradient is out of Cairo's range: farther
  /// away than a million device units, or squeezed ten thousand times flatter than it is long.
  /// Cairo reports such a gradient as "out of memory" and draws nothing more.
  fileprivate func drawable(mappedBy map: Transform) -> DisplayPaint {
    switch self {
    case .color:
      return self
    case .linearGradient(let stops, let start, let end):
      return map.isModest(at: [start, end]) ? self : Self.last(of: stops)
    case .radialGradient(let stops, let center, _, let endRadius):
      let edge = Point(x: center.x + endRadius, y: center.y + endRadius)
      return map.isModest(at: [center, edge]) ? self : Self.last(of: stops)
    case .ellipticalGradient, .angularGradient: return Self.last(of: [])
    }
  }

  private static func last(of stops: [DisplayGradientStop]) -> DisplayPaint {
    .color(stops.last?.color ?? DisplayColor(red: 0, green: 0, blue: 0, alpha: 0))
  }
}

extension Transform {
  /// Whether Cairo can draw a pattern through the map: not squeezed too flat, and with the given
  /// points no farther away than a million device units.
  func isModest(at points: [Point]) -> Bool {
    let flattening = largestStretch * largestStretch / abs(determinant)
    return flattening < 1e4
      && points.map { apply(to: $0) }.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
  }

  /// The longer image of the two unit vectors.
  var largestStretch: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}

extension DisplayStroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension DisplayStroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
