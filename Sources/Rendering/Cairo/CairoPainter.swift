// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import TextEngine
import ViewTree

/// Draws a scene on a canvas, and stops at the first failure that Cairo reports.
struct CairoPainter {
  /// How glyphs are drawn.
  enum GlyphStyle {
    /// As filled shapes, at fractions of a pixel.
    case outlines
    /// As text of embedded fonts, with the characters of pictures.
    case text(PDFTextPainter)
  }

  /// The canvas, or the innermost open layer.
  private(set) var canvas: CairoCanvas
  /// Maps points to device units.
  private let device: Transform
  let scale: Double
  private let glyphStyle: GlyphStyle
  private let images = CairoImages()
  private let pictures = CairoPictures()
  private var open: [OpenGroup] = []
  private var groupPixels: [Int] = []

  private struct OpenGroup {
    var group: SceneGroup
    /// Where the group is drawn.
    var outer: CairoCanvas
  }

  init(_ canvas: CairoCanvas, scale: Double, glyphStyle: GlyphStyle) {
    self.canvas = canvas
    self.device = .scale(x: scale, y: scale)
    self.scale = scale
    self.glyphStyle = glyphStyle
  }

  mutating func paint(_ scene: Scene) throws(RenderingError) { try paint(scene.steps[...]) }

  mutating func paint(_ steps: ArraySlice<SceneStep>) throws(RenderingError) {
    var index = steps.startIndex
    while index < steps.endIndex {
      index = try paint(steps, at: index)
      try canvas.check()
    }
  }

  /// Draws one step, or a group that has to be drawn as a picture, and tells what comes next.
  private mutating func paint(
    _ steps: ArraySlice<SceneStep>, at index: Int
  ) throws(RenderingError) -> Int {
    if case .text(let painter) = glyphStyle, let group = steps[index].openedGroup,
      group.isPicture || !group.filters.isEmpty
    {
      return try paintFiltered(group, steps, at: index, painter)
    }
    try paint(steps[index])
    return index + 1
  }

  private mutating func paint(_ step: SceneStep) throws(RenderingError) {
    switch step {
    case .begin(let group): try begin(group)
    case .end: try end()
    case .fill(let path, let paint, let evenOdd, let map):
      fill(path, paint, evenOdd: evenOdd, mappedBy: deviceMap(map))
    case .stroke(let path, let paint, let stroke, let map):
      self.stroke(path, paint, stroke, mappedBy: deviceMap(map))
    case .glyphs(let run, let paint, let map):
      glyphs(run, paint, mappedBy: deviceMap(map))
    case .image(let image, let map): self.image(image, mappedBy: deviceMap(map))
    case .picture(let picture, let map):
      canvas.paint(picture, from: pictures, mappedBy: deviceMap(map))
    }
  }

  mutating func begin(_ group: SceneGroup) throws(RenderingError) {
    cairo_save(canvas.context)
    if let clip = group.clip {
      cairo_identity_matrix(canvas.context)
      canvas.setPath(clip, mappedBy: group.transform.followed(by: device))
      cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(canvas.context)
    }
    open.append(OpenGroup(group: group, outer: canvas))
    if !group.filters.isEmpty {
      try beginFilters(group)
    } else if group.isLayer {
      let box = canvas.clipBox
      try reserve(pixels: box.size.width * box.size.height)
      cairo_push_group(canvas.context)
    }
  }

  private mutating func beginFilters(_ group: SceneGroup) throws(RenderingError) {
    let seen = canvas.clipBox.scaled(by: 1 / scale)
    let layer = FilterLayer(
      area: group.filterArea.scaled(by: scale), needed: group.source(of: seen).scaled(by: scale))
    try reserve(pixels: Double(layer.pixelCount))
    canvas = try layer.makeCanvas()
  }

  private mutating func end() throws(RenderingError) {
    guard let closed = open.popLast() else { return }
    let group = closed.group
    if case .text = glyphStyle, group.blendMode == .destinationIn {
      groupPixels.removeLast()
      return canvas.endMask(opacity: group.opacity)
    }
    if !group.filters.isEmpty {
      let layer = canvas
      canvas = closed.outer
      try layer.apply(group.filters, scale: scale)
      canvas.setSource(layer)
    } else if group.isLayer {
      cairo_pop_group_to_source(canvas.context)
    }
    if group.isApart {
      groupPixels.removeLast()
      cairo_set_operator(canvas.context, group.blendMode.cairo)
      cairo_paint_with_alpha(canvas.context, group.opacity)
    }
    cairo_restore(canvas.context)
  }

  /// Counts a surface that a group is about to need.
  private mutating func reserve(pixels: Double) throws(RenderingError) {
    let pixels = Int(min(pixels.isNaN ? 0 : pixels, 1e15))
    let total = groupPixels.last.map { $0 + pixels } ?? pixels
    guard total <= RasterSize.largestArea else { throw .groupsTooLarge(pixels: total) }
    groupPixels.append(total)
  }

  /// A map to the canvas as one to device units.
  func deviceMap(_ map: Transform) -> Transform { map.followed(by: device) }

  private func fill(
    _ path: DisplayPath, _ paint: DisplayPaint, evenOdd: Bool, mappedBy map: Transform
  ) {
    cairo_identity_matrix(canvas.context)
    canvas.setPath(path, mappedBy: map)
    canvas.setPaint(paint, mappedBy: map)
    cairo_set_fill_rule(
      canvas.context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(canvas.context)
  }

  private func stroke(
    _ path: DisplayPath, _ paint: DisplayPaint, _ stroke: DisplayStroke, mappedBy map: Transform
  ) {
    cairo_identity_matrix(canvas.context)
    canvas.setPath(path, mappedBy: map)
    canvas.setPaint(paint, mappedBy: map)
    canvas.strokePath(stroke, mappedBy: map)
  }

  private func glyphs(_ run: GlyphRun, _ paint: DisplayPaint, mappedBy map: Transform) {
    switch glyphStyle {
    case .outlines: canvas.fillOutlines(run, paint, mappedBy: map)
    case .text(let painter): painter.show(run, paint, mappedBy: map)
    }
  }

  private func image(_ image: SceneImage, mappedBy map: Transform) {
    if case .text(let painter) = glyphStyle, let text = image.text {
      painter.carry(text, .black, mappedBy: map)
    }
    let square = Transform.scale(x: image.box.size.width, y: image.box.size.height)
      .followed(by: .translation(x: image.box.minX, y: image.box.minY)).followed(by: map)
    guard square.isModest(at: [.zero, Point(x: 1, y: 1)]),
      let surface = images.surface(for: image)
    else { return }
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    canvas.paint(surface, within: square.bounds(of: unit)) {
      canvas.setMatrix(square)
      canvas.paintImage(surface, opacity: image.opacity)
    }
  }
}

extension DisplayPaint {
  static let black = DisplayPaint.color(
    DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
}
