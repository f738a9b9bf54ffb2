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

  private let canvas: CairoCanvas
  /// Maps points to device units.
  private let device: Transform
  private let glyphStyle: GlyphStyle
  private let images = CairoImages()
  private let pictures = CairoPictures()
  private var opacities: [Double] = []
  private var groupPixels: [Int] = []

  init(_ canvas: CairoCanvas, scale: Double, glyphStyle: GlyphStyle) {
    self.canvas = canvas
    self.device = .scale(x: scale, y: scale)
    self.glyphStyle = glyphStyle
  }

  mutating func paint(_ scene: Scene) throws(RenderingError) {
    for step in scene.steps {
      try paint(step)
      try canvas.check()
    }
  }

  private mutating func paint(_ step: SceneStep) throws(RenderingError) {
    switch step {
    case .begin(let group): try begin(group)
    case .end: end()
    case .fill(let path, let paint, let evenOdd, let map):
      fill(path, paint, evenOdd: evenOdd, mappedBy: map.followed(by: device))
    case .stroke(let path, let paint, let stroke, let map):
      self.stroke(path, paint, stroke, mappedBy: map.followed(by: device))
    case .glyphs(let run, let paint, let map):
      glyphs(run, paint, mappedBy: map.followed(by: device))
    case .image(let image, let map): self.image(image, mappedBy: map.followed(by: device))
    case .picture(let picture, let map):
      canvas.paint(picture, from: pictures, mappedBy: map.followed(by: device))
    }
  }

  private mutating func begin(_ group: SceneGroup) throws(RenderingError) {
    cairo_save(canvas.context)
    if let clip = group.clip {
      cairo_identity_matrix(canvas.context)
      canvas.setPath(clip, mappedBy: group.transform.followed(by: device))
      cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(canvas.context)
    }
    opacities.append(group.opacity)
    guard group.opacity < 1 else { return }
    try reserveGroupPixels()
    cairo_push_group(canvas.context)
  }

  private mutating func end() {
    guard let opacity = opacities.popLast() else { return }
    if opacity < 1 {
      groupPixels.removeLast()
      cairo_pop_group_to_source(canvas.context)
      cairo_paint_with_alpha(canvas.context, opacity)
    }
    cairo_restore(canvas.context)
  }

  /// Counts the surface that a faded group is about to need: the clip's extent in device units.
  private mutating func reserveGroupPixels() throws(RenderingError) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(canvas.context)
    cairo_clip_extents(canvas.context, &left, &top, &right, &bottom)
    let area = max(0, right - left) * max(0, bottom - top)
    let pixels = Int(min(area.isNaN ? 0 : area, 1e15))
    let total = groupPixels.last.map { $0 + pixels } ?? pixels
    guard total <= RasterSize.largestArea else { throw .groupsTooLarge(pixels: total) }
    groupPixels.append(total)
  }

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
  fileprivate static let black = DisplayPaint.color(
    DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
}
