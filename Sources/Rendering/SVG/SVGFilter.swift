// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

/// Filters of a group as primitives of SVG 1.1 (chapter 15), one after the other.
struct SVGFilter: Hashable {
  var steps: [DisplayFilter]
  /// Where the filters draw, in the document's units.
  var area: Rect

  func element(id: String) -> String {
    var text = "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(area.svgAttributes)"
    text += " color-interpolation-filters=\"sRGB\">"
    for (index, step) in steps.enumerated() {
      text += step.svg(source: index == 0 ? "SourceGraphic" : "r\(index)", result: "r\(index + 1)")
    }
    return text + "</filter>\n"
  }
}

extension DisplayFilter {
  fileprivate func svg(source: String, result: String) -> String {
    switch self {
    case .blur(let deviation):
      let amount = SVGNumber.length(deviation)
      return "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(amount)\" result=\"\(result)\"/>"
    case .colors(let matrix):
      let values = matrix.factors.map(SVGNumber.factor).joined(separator: " ")
      return "<feColorMatrix in=\"\(source)\" values=\"\(values)\" result=\"\(result)\"/>"
    case .shadow(let shadow):
      return shadow.svg(source: source, result: result)
    }
  }
}

extension DisplayShadow {
  /// The drawing blurred and moved, the colour where that is or is not, and the drawing.
  fileprivate func svg(source: String, result: String) -> String {
    var text = ""
    var input = " in=\"\(source)\""
    if deviation > 0 {
      text += "<feGaussianBlur\(input) stdDeviation=\"\(SVGNumber.length(deviation))\"/>"
      input = ""
    }
    text += "<feOffset\(input) dx=\"\(SVGNumber.length(x))\" dy=\"\(SVGNumber.length(y))\""
    text += " result=\"s\"/><feFlood flood-color=\"\(color.svg)\""
    text += " flood-opacity=\"\(SVGNumber.length(color.alpha))\"/>"
    switch place {
    case .below:
      return text + "<feComposite in2=\"s\" operator=\"in\"/><feMerge result=\"\(result)\">"
        + "<feMergeNode/><feMergeNode in=\"\(source)\"/></feMerge>"
    case .alone:
      return text + "<feComposite in2=\"s\" operator=\"in\" result=\"\(result)\"/>"
    case .inside:
      return text + "<feComposite in2=\"s\" operator=\"out\"/>"
        + "<feComposite in2=\"\(source)\" operator=\"atop\" result=\"\(result)\"/>"
    }
  }
}

extension SceneGroup {
  /// The style of a group that mixes, with a space before it; nothing for any other.
  ///
  /// Readers leave out what they do not know, and keep the value before.
  var svgMixing: String {
    let modes = blendMode.svg
    guard !modes.isEmpty || isIsolated else { return "" }
    let parts = modes.map { "mix-blend-mode:\($0)" } + (isIsolated ? ["isolation:isolate"] : [])
    return " style=\"\(parts.joined(separator: ";"))\""
  }
}

extension DisplayBlendMode {
  /// The values of `mix-blend-mode`, the best one last.
  fileprivate var svg: [String] {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .destinationIn: []
    case .multiply: ["multiply"]
    case .screen: ["screen"]
    case .overlay: ["overlay"]
    case .darken: ["darken"]
    case .lighten: ["lighten"]
    case .colorDodge: ["color-dodge"]
    case .colorBurn: ["color-burn"]
    case .softLight: ["soft-light"]
    case .hardLight: ["hard-light"]
    case .difference: ["difference"]
    case .exclusion: ["exclusion"]
    case .hue: ["hue"]
    case .saturation: ["saturation"]
    case .color: ["color"]
    case .luminosity: ["luminosity"]
    case .plusLighter: ["screen", "plus-lighter"]
    case .plusDarker: ["multiply", "plus-darker"]
    }
  }
}
