// SPDX-License-Identifier: MIT

import CCairo
public import Foundation
public import ViewTree

/// Draws display lists as PNG files: 8 bits a channel, sRGB, a transparent background.
public enum PNGRenderer {
  /// Draws a list.
  ///
  /// Each side is the canvas times `scale` (pixels per point), rounded up, and at least one
  /// pixel. The same list and scale give the same bytes on every thread.
  /// - Throws: `unusableSize`, `unusableScale`, `surfaceTooLarge` above 32,767 pixels a side or
  ///   2²⁸ pixels in all, `groupsTooLarge`, `drawingFailed`, `encodingFailed`.
  public static func pngData(
    _ list: DisplayList, scale: Double = 1
  ) throws(RenderingError) -> Data {
    let size = try RasterSize(list.size, scale: scale)
    return try withPixels(list, size, scale: scale) { pixels, bytesPerRow throws(RenderingError) in
      try PNGEncoder.pngData(rgba: pixels, size: size, bytesPerRow: bytesPerRow)
    }
  }

  /// The same in 32 or 16 shades a channel, as a list of colors where 256 are enough: for pictures
  /// that are kept, a third as large.
  package static func smallPNGData(
    _ list: DisplayList, scale: Double
  ) throws(RenderingError) -> Data {
    let size = try RasterSize(list.size, scale: scale)
    return try withPixels(list, size, scale: scale) { pixels, bytesPerRow throws(RenderingError) in
      for shades in [32, 16] as [UInt32] {
        let indexed = IndexedPixels(
          rgba: pixels, size: size, bytesPerRow: bytesPerRow, shades: shades)
        if let indexed { return try PNGEncoder.pngData(indexed, size: size) }
      }
      return try PNGEncoder.pngData(rgba: pixels, size: size, bytesPerRow: bytesPerRow)
    }
  }

  private static func withPixels(
    _ list: DisplayList, _ size: RasterSize, scale: Double,
    _ encode: (UnsafeRawBufferPointer, Int) throws(RenderingError) -> Data
  ) throws(RenderingError) -> Data {
    let canvas = try CairoCanvas(
      owning: cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)))
    var painter = CairoPainter(canvas, scale: scale, glyphStyle: .outlines)
    try painter.paint(Scene(list))
    cairo_surface_flush(canvas.surface)
    let bytesPerRow = Int(cairo_image_surface_get_stride(canvas.surface))
    guard let start = cairo_image_surface_get_data(canvas.surface) else {
      throw .drawingFailed("the surface has no pixels")
    }
    let pixels = UnsafeMutableRawBufferPointer(start: start, count: bytesPerRow * size.height)
    StraightAlpha.convertToRGBA(pixels)
    return try encode(UnsafeRawBufferPointer(pixels), bytesPerRow)
  }
}
