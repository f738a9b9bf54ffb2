// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

/// Turns the steps of a scene into elements, and collects what they refer to.
struct SVGWriter {
  private let fonts: SVGFonts
  private var definitions: SVGDefinitions
  /// The elements, in pieces between which others can be put.
  private var body: [String] = []
  private var open: [OpenGroup] = []
  private let maskArea: Rect

  private struct OpenGroup {
    var group: SceneGroup
    /// Where in the body the group begins.
    var start: Int
  }

  init(fonts: SVGFonts, idPrefix: String, size: Size) {
    let page = Rect(x: 0, y: 0, width: Self.side(size.width), height: Self.side(size.height))
    maskArea = page.outset(by: DisplayFilter.farthestShadow)
    self.fonts = fonts
    self.definitions = SVGDefinitions(idPrefix: idPrefix)
  }

  /// The whole document.
  func document(size: Size) -> String {
    let width = SVGNumber.length(Self.side(size.width))
    let height = SVGNumber.length(Self.side(size.height))
    let defs = fonts.style + definitions.text
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(defs.isEmpty ? "" : "<defs>\n\(defs)</defs>\n")\(body.joined())</svg>

      """
  }

  /// A length that is written as more than zero: browsers draw nothing in an empty view box, and
  /// other readers refuse it.
  private static func side(_ value: Double) -> Double {
    value.isFinite && value >= 0.000_01 ? value : 1
  }

  mutating func write(_ step: SceneStep) {
    switch step {
    case .begin(let group): begin(group)
    case .end: end()
    case .fill(let path, let paint, let evenOdd, let map):
      let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
      let fill = definitions.attributes(of: paint, named: "fill")
      body.append("<path d=\"\(path.svg)\"\(fill)\(rule)\(map.svgAttribute)/>\n")
    case .stroke(let path, let paint, let stroke, let map):
      let color = definitions.attributes(of: paint, named: "stroke")
      body.append(
        "<path d=\"\(path.svg)\" fill=\"none\"\(color)\(stroke.svgAttributes)"
          + "\(map.svgAttribute)/>\n")
    case .glyphs(let run, let paint, let map): write(run, paint, map)
    case .image(let image, let map): write(image, map)
    case .picture(let picture, let map):
      body.append(definitions.elements(of: picture, attributes: map.svgAttribute))
    }
  }

  private mutating func begin(_ group: SceneGroup) {
    var attributes = ""
    if !group.filters.isEmpty {
      let id = definitions.id(ofFilters: group.filters, in: group.filterArea)
      attributes += " filter=\"url(#\(id))\""
    }
    if let clip = group.clip {
      let id = definitions.id(ofClip: clip, mappedBy: group.transform)
      attributes += " clip-path=\"url(#\(id))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGNumber.length(group.opacity))\"" }
    open.append(OpenGroup(group: group, start: body.count))
    body.append("<g\(attributes)\(group.svgMixing)>\n")
  }

  private mutating func end() {
    body.append("</g>\n")
    guard let closed = open.popLast() else { return }
    switch closed.group.blendMode {
    case .destinationIn: mask(with: closed, isInverted: false)
    case .destinationOut: mask(with: closed, isInverted: true)
    case .destinationOver: body.insert(contentsOf: takeElements(of: closed), at: backdropStart)
    default: break
    }
  }

  /// Where the elements begin that a group on top of them mixes with.
  private var backdropStart: Int { open.last.map { $0.start + 1 } ?? 0 }

  private mutating func takeElements(of group: OpenGroup) -> [String] {
    let elements = Array(body[group.start...])
    body.removeSubrange(group.start...)
    return elements
  }

  /// Turns the elements of a group into a mask of those before it.
  private mutating func mask(with group: OpenGroup, isInverted: Bool) {
    let elements = takeElements(of: group).joined()
    let id = definitions.id(ofMask: elements, isInverted: isInverted, in: maskArea)
    body.insert("<g mask=\"url(#\(id))\">\n", at: backdropStart)
    body.append("</g>\n")
  }

  private mutating func write(_ run: GlyphRun, _ paint: DisplayPaint, _ map: Transform) {
    if let family = fonts.family(of: run.face) {
      let fill = definitions.attributes(of: paint, named: "fill")
      body.append(SVGText(run, family: family).element(attributes: fill + map.svgAttribute))
    } else if case .color(let color) = paint {
      writeReferences(run, color, map)
    } else {
      writeShapes(run, paint, map)
    }
  }

  /// Writes a use of each glyph's shape, in a group that maps font units to the canvas. The group
  /// fades as a whole, so that a translucent colour covers overlaps once.
  private mutating func writeReferences(_ run: GlyphRun, _ color: DisplayColor, _ map: Transform) {
    let scale = run.size / Double(run.face.unitsPerEm)
    var uses = ""
    for glyph in run.glyphs {
      guard let id = definitions.id(ofGlyph: glyph.id, in: run.face) else { continue }
      uses += "<use href=\"#\(id)\" x=\"\(SVGNumber.length(glyph.x / scale))\""
      if glyph.y != 0 { uses += " y=\"\(SVGNumber.length(-glyph.y / scale))\"" }
      uses += "/>"
    }
    guard !uses.isEmpty else { return }
    let opacity = color.alpha < 1 ? " opacity=\"\(SVGNumber.length(color.alpha))\"" : ""
    let units = Transform.scale(x: scale, y: -scale).followed(by: map)
    body.append("<g fill=\"\(color.svg)\"\(opacity)\(units.svgAttribute)>\(uses)</g>\n")
  }

  private mutating func write(_ image: SceneImage, _ map: Transform) {
    guard let id = definitions.id(ofImage: image) else { return }
    let box = image.box
    let square = Transform.scale(x: box.size.width, y: box.size.height)
      .followed(by: .translation(x: box.minX, y: box.minY)).followed(by: map)
    let opacity = image.opacity < 1 ? " opacity=\"\(SVGNumber.length(image.opacity))\"" : ""
    body.append("<use href=\"#\(id)\"\(opacity)\(square.svgAttribute)/>\n")
  }

  /// Writes all glyphs as one path in the run's own space, in which its gradient lies.
  private mutating func writeShapes(_ run: GlyphRun, _ paint: DisplayPaint, _ map: Transform) {
    let shapes = run.glyphs.map { glyph in
      run.face.outline(glyph: glyph.id).svg(mappedBy: run.outlineMap(of: glyph))
    }
    let data = shapes.joined()
    guard !data.isEmpty else { return }
    let fill = definitions.attributes(of: paint, named: "fill")
    body.append("<path d=\"\(data)\"\(fill)\(map.svgAttribute)/>\n")
  }
}
