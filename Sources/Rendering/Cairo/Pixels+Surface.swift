// SPDX-License-Identifier: MIT

import CCairo

extension Pixels {
  /// Copies the pixels into a surface of their own, whose rows may be longer. The caller owns it.
  func makeSurface() -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard let rows = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    words.withUnsafeBytes { words in
      for row in 0..<height {
        let source = words[(row * width * 4)..<((row + 1) * width * 4)]
        UnsafeMutableRawBufferPointer(start: rows + row * bytesPerRow, count: source.count)
          .copyBytes(from: source)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
