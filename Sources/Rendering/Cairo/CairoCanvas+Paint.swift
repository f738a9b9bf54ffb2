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

  /// Sets what is painted with; gradients lie in the space that the current matrix maps.
  func setPaint(_ paint: DisplayPaint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient(let stops, let start, let end):
      setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      setGradient(
        cairo_pattern_create_radial(
          center.x, center.y, startRadius, center.x, center.y, endRadius),
        stops)
    }
  }

  /// Sets the pen. The width is held below the size at which joins leave Cairo's number range.
  func setStroke(_ stroke: DisplayStroke, mappedBy map: Transform) {
    let widest = 60_000 / max(map.largestStretch, .leastNormalMagnitude)
    cairo_set_line_width(context, min(stroke.width, widest))
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

extension Transform {
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
