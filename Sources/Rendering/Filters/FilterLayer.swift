// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import ViewTree

/// The part of a canvas in which a group is drawn before its filters, in whole device units.
struct FilterLayer {
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  /// The layer for an area of which no more is needed than some box, both in device units; a
  /// single pixel where nothing of it is seen.
  init(area: Rect, needed: Rect) {
    let box = area.outset(by: 1).intersection(needed) ?? .zero
    left = Self.whole(box.minX.rounded(.down))
    top = Self.whole(box.minY.rounded(.down))
    width = max(1, Self.whole(box.maxX.rounded(.up)) - left)
    height = max(1, Self.whole(box.maxY.rounded(.up)) - top)
  }

  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }

  var pixelCount: Int { width * height }

  /// A transparent canvas for the layer, on which device coordinates stay as they are.
  func makeCanvas() throws(RenderingError) -> CairoCanvas {
    guard max(width, height) <= RasterSize.longestSide, pixelCount <= RasterSize.largestArea else {
      throw .groupsTooLarge(pixels: pixelCount)
    }
    let canvas = try CairoCanvas(
      owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    cairo_surface_set_device_offset(canvas.surface, Double(-left), Double(-top))
    return canvas
  }
}

extension CairoCanvas {
  /// What is inside the clip, in device units.
  var clipBox: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Applies filters, whose lengths are points, to the picture.
  func apply(_ filters: [DisplayFilter], scale: Double) throws(RenderingError) {
    try check()
    guard var pixels = takePixels() else { return }
    for filter in filters { pixels = pixels.filtered(filter.scaled(by: scale)) }
    putPixels(pixels)
  }

  private func takePixels() -> Pixels? {
    cairo_surface_flush(surface)
    guard let rows = cairo_image_surface_get_data(surface) else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    var pixels = Pixels(width: width, height: height)
    pixels.words.withUnsafeMutableBytes { words in
      for y in 0..<height {
        UnsafeMutableRawBufferPointer(rebasing: words[(y * width * 4)..<((y + 1) * width * 4)])
          .copyBytes(from: UnsafeRawBufferPointer(start: rows + y * bytesPerRow, count: width * 4))
      }
    }
    return pixels
  }

  private func putPixels(_ pixels: Pixels) {
    guard let rows = cairo_image_surface_get_data(surface) else { return }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    pixels.words.withUnsafeBytes { words in
      for y in 0..<pixels.height {
        let count = pixels.width * 4
        UnsafeMutableRawBufferPointer(start: rows + y * bytesPerRow, count: count)
          .copyBytes(from: words[(y * count)..<((y + 1) * count)])
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Makes the picture of another canvas the source, each of whose units is that many of ours.
  func setSource(_ picture: CairoCanvas, unit: Double = 1) {
    cairo_identity_matrix(context)
    cairo_scale(context, unit, unit)
    cairo_set_source_surface(context, picture.surface, 0, 0)
    if unit == 1 { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
  }
}

extension SceneGroup {
  /// The box around what must be drawn for the filters to draw all that is seen in a box.
  func source(of box: Rect) -> Rect {
    filters.reversed().reduce(box) { $1.source(of: $0) }
  }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(
      x: minX * factor, y: minY * factor, width: size.width * factor,
      height: size.height * factor)
  }
}

extension DisplayFilter {
  fileprivate func scaled(by scale: Double) -> DisplayFilter {
    switch self {
    case .colors: return self
    case .blur(let deviation): return .blur(deviation: deviation * scale)
    case .shadow(var shadow):
      shadow.deviation *= scale
      shadow.x *= scale
      shadow.y *= scale
      return .shadow(shadow)
    }
  }
}
