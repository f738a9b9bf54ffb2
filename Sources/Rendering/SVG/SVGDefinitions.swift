// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TextEngine
import ViewTree

/// What the elements of an SVG refer to by id: glyph shapes, pictures, clips and gradients.
///
/// Each is written once, and numbered in the order of first use. The dictionaries serve for
/// looking up alone; nothing walks them, so hash order never reaches the text.
struct SVGDefinitions {
  private struct Glyph: Hashable {
    var face: FontFace
    var id: UInt32
  }

  private struct Clip: Hashable {
    var path: DisplayPath
    var transform: Transform
  }

  /// The elements, one a line.
  private(set) var text = ""
  private let idPrefix: String
  /// Nil for a glyph without ink.
  private var glyphs: [Glyph: String?] = [:]
  /// Nil for a picture that cannot be decoded.
  private var images: [SceneImage.Key: String?] = [:]
  /// Nil for a file that cannot be decoded.
  private var parts: [ScenePicture.Part: String?] = [:]
  private let decoder = PictureDecoder()
  private var sharedElements: [String: String] = [:]
  private var clips: [Clip: String] = [:]
  private var gradients: [DisplayPaint: String] = [:]
  private var filters: [SVGFilter: String] = [:]
  private var maskCount = 0

  init(idPrefix: String) { self.idPrefix = idPrefix }

  /// The id of a glyph's shape in font units, or nil when it has no ink.
  mutating func id(ofGlyph glyph: UInt32, in face: FontFace) -> String? {
    let key = Glyph(face: face, id: glyph)
    if let known = glyphs[key] { return known }
    let shape = face.outline(glyph: glyph).svg()
    guard !shape.isEmpty else {
      glyphs[key] = .some(nil)
      return nil
    }
    let id = "\(idPrefix)g\(glyphs.count)"
    glyphs[key] = id
    text += "<path id=\"\(id)\" d=\"\(shape)\"/>\n"
    return id
  }

  /// The id of a clip.
  mutating func id(ofClip path: DisplayPath, mappedBy transform: Transform) -> String {
    let key = Clip(path: path, transform: transform)
    if let known = clips[key] { return known }
    let id = "\(idPrefix)c\(clips.count)"
    clips[key] = id
    text += "<clipPath id=\"\(id)\"><path d=\"\(path.svg)\"\(transform.svgAttribute)/></clipPath>\n"
    return id
  }

  /// The id of filters that draw in an area.
  mutating func id(ofFilters steps: [DisplayFilter], in area: Rect) -> String {
    let filter = SVGFilter(steps: steps, area: area)
    if let known = filters[filter] { return known }
    let id = "\(idPrefix)e\(filters.count)"
    filters[filter] = id
    text += filter.element(id: id)
    return id
  }

  /// The id of a mask that shows where elements are opaque, or where they are not, in an area.
  ///
  /// A mask of SVG 1.1 goes by brightness: the elements are made white on nothing, or black on
  /// white.
  mutating func id(ofMask elements: String, isInverted: Bool, in area: Rect) -> String {
    let white = isInverted ? 0.0 : 1.0
    let ink = [0, 0, 0, 0, white, 0, 0, 0, 0, white, 0, 0, 0, 0, white, 0, 0, 0, 1, 0]
    let filter = id(ofFilters: [.colors(DisplayColorMatrix(factors: ink))], in: area)
    let id = "\(idPrefix)m\(maskCount)"
    maskCount += 1
    let box = area.svgAttributes
    text += "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(box)>\n"
    if isInverted { text += "<rect\(box) fill=\"#ffffff\"/>\n" }
    text += "<g filter=\"url(#\(filter))\">\n\(elements)</g>\n</mask>\n"
    return id
  }

  /// The id of a picture, one unit wide and high, or nil when its file is broken.
  mutating func id(ofImage image: SceneImage) -> String? {
    if let known = images[image.key] { return known }
    guard PNGDecoder.decode(image.png) != nil else {
      images[image.key] = .some(nil)
      return nil
    }
    let id = "\(idPrefix)i\(images.count)"
    images[image.key] = id
    text += "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
    text += "href=\"data:image/png;base64,\(Data(image.png).base64EncodedString())\"/>\n"
    return id
  }

  /// The id of a part of a picture, as large as its pixels, or nil when it cannot be decoded.
  mutating func id(ofPart part: ScenePicture.Part) -> String? {
    if let known = parts[part] { return known }
    guard let address = part.dataAddress(decoder) else {
      parts[part] = .some(nil)
      return nil
    }
    let id = "\(idPrefix)f\(parts.count)"
    parts[part] = id
    text += "<image id=\"\(id)\" width=\"\(part.area.width)\" height=\"\(part.area.height)\" "
    text += "preserveAspectRatio=\"none\" href=\"\(address)\"/>\n"
    return id
  }

  /// The id of an element with these attributes and this content, written once.
  mutating func shared(_ name: String, _ attributes: String, _ content: String) -> String {
    let rest = "\(attributes)>\(content)</\(name)>\n"
    if let known = sharedElements[name + rest] { return known }
    let id = "\(idPrefix)s\(sharedElements.count)"
    sharedElements[name + rest] = id
    text += "<\(name) id=\"\(id)\"\(rest)"
    return id
  }

  /// The attributes that paint with `paint`, each with a space before it.
  mutating func attributes(of paint: DisplayPaint, named name: String) -> String {
    guard case .color(let color) = paint else {
      return " \(name)=\"url(#\(id(ofGradient: paint)))\""
    }
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(SVGNumber.length(color.alpha))\"" : ""
    return " \(name)=\"\(color.svg)\"\(opacity)"
  }

  private mutating func id(ofGradient paint: DisplayPaint) -> String {
    if let known = gradients[paint] { return known }
    let id = "\(idPrefix)p\(gradients.count)"
    gradients[paint] = id
    text += paint.svgGradient(id: id)
    return id
  }
}

extension DisplayPaint {
  /// The gradient's element, in the space of what it paints; nothing for a colour. Scenes have no
  /// elliptical and angular ones.
  fileprivate func svgGradient(id: String) -> String {
    let common = "id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
    switch self {
    case .color, .ellipticalGradient, .angularGradient:
      return ""
    case .linearGradient(let stops, let start, let end):
      let numbers = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
      return "<linearGradient \(common)\(Self.attributes(numbers))>\(Self.elements(stops))"
        + "</linearGradient>\n"
    case .radialGradient(let stops, let center, _, let endRadius):
      let numbers = [("cx", center.x), ("cy", center.y), ("r", endRadius)]
      return "<radialGradient \(common)\(Self.attributes(numbers))>\(Self.elements(stops))"
        + "</radialGradient>\n"
    }
  }

  private static func attributes(_ numbers: [(String, Double)]) -> String {
    numbers.map { " \($0)=\"\(SVGNumber.length($1))\"" }.joined()
  }

  private static func elements(_ stops: [DisplayGradientStop]) -> String {
    stops.map { stop in
      let alpha = stop.color.alpha
      let opacity = alpha < 1 ? " stop-opacity=\"\(SVGNumber.length(alpha))\"" : ""
      let offset = SVGNumber.length(stop.location)
      return "<stop offset=\"\(offset)\" stop-color=\"\(stop.color.svg)\"\(opacity)/>"
    }.joined()
  }
}
