// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

extension Point {
  /// The two coordinates, separated by a space.
  var svg: String { "\(SVGNumber.length(x)) \(SVGNumber.length(y))" }
}

extension DisplayPath {
  /// The path as path data.
  var svg: String { elements.map(\.svg).joined() }
}

extension DisplayPath.Element {
  /// The step as path data.
  fileprivate var svg: String {
    switch self {
    case .move(let end): "M\(end.svg)"
    case .line(let end): "L\(end.svg)"
    case .quadratic(let control, let end): "Q\(control.svg) \(end.svg)"
    case .cubic(let control1, let control2, let end):
      "C\(control1.svg) \(control2.svg) \(end.svg)"
    case .close: "Z"
    }
  }
}

extension GlyphOutline {
  /// The outline as path data, each point mapped.
  func svg(mappedBy map: Transform = .identity) -> String {
    displayPath(mappedBy: map).svg
  }

  /// The outline as a path, each point mapped.
  private func displayPath(mappedBy map: Transform) -> DisplayPath {
    DisplayPath(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(map.apply(to: end))
        case .line(let end): .line(map.apply(to: end))
        case .quadratic(let control, let end):
          .quadratic(control: map.apply(to: control), end: map.apply(to: end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: map.apply(to: control1), control2: map.apply(to: control2),
            end: map.apply(to: end))
        case .close: .close
        }
      })
  }
}

extension Transform {
  /// A `transform` attribute with a space before it, or nothing for the identity.
  var svgAttribute: String {
    if self == .identity { return "" }
    return " transform=\"\(svg)\""
  }

  private var svg: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(Point(x: tx, y: ty).svg))" }
    let factors = [a, b, c, d].map(SVGNumber.factor).joined(separator: " ")
    return "matrix(\(factors) \(Point(x: tx, y: ty).svg))"
  }
}

extension Rect {
  /// The place and the size, each with a space before it.
  var svgAttributes: String {
    [("x", minX), ("y", minY), ("width", size.width), ("height", size.height)]
      .map { " \($0)=\"\(SVGNumber.length($1))\"" }.joined()
  }
}

extension DisplayColor {
  /// The colour without its opacity, as `#rrggbb`. The components are within 0…1.
  var svg: String {
    "#" + [red, green, blue].map(Self.hexadecimal).joined()
  }

  private static func hexadecimal(_ component: Double) -> String {
    let value = UInt8((component * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}

extension DisplayStroke {
  /// The attributes of the stroke but for its paint, each with a space before it; what SVG
  /// assumes anyway is left out.
  var svgAttributes: String {
    var result = " stroke-width=\"\(SVGNumber.length(width))\""
    switch cap {
    case .butt: break
    case .round: result += " stroke-linecap=\"round\""
    case .square: result += " stroke-linecap=\"square\""
    }
    switch join {
    case .miter: result += " stroke-miterlimit=\"\(SVGNumber.length(miterLimit))\""
    case .round: result += " stroke-linejoin=\"round\""
    case .bevel: result += " stroke-linejoin=\"bevel\""
    }
    guard !dash.isEmpty else { return result }
    result += " stroke-dasharray=\"\(dash.map(SVGNumber.length).joined(separator: " "))\""
    if dashPhase != 0 { result += " stroke-dashoffset=\"\(SVGNumber.length(dashPhase))\"" }
    return result
  }
}
