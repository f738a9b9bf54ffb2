// SPDX-License-Identifier: MIT

import CCairo

/// The pictures of one drawing as Cairo surfaces, each decoded once.
///
/// Not `Sendable`: it stays with the canvas that it serves.
final class CairoImages {
  /// Nil for a file that cannot be decoded.
  private var surfaces: [SceneImage.Key: OpaquePointer?] = [:]

  deinit {
    for case let surface? in surfaces.values { cairo_surface_destroy(surface) }
  }

  /// The surface of a picture, or nil when its file is broken.
  func surface(for image: SceneImage) -> OpaquePointer? {
    if let known = surfaces[image.key] { return known }
    let surface = PNGDecoder.decode(image.png).flatMap(Self.makeSurface)
    surfaces[image.key] = .some(surface)
    return surface
  }

  /// Copies a picture into a surface of its own, whose rows may be longer.
  private static func makeSurface(_ picture: PNGDecoder.Picture) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
    else { return nil }
    guard let rows = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    picture.words.withUnsafeBytes { words in
      for row in 0..<picture.height {
        let source = words[(row * picture.width * 4)..<((row + 1) * picture.width * 4)]
        UnsafeMutableRawBufferPointer(start: rows + row * bytesPerRow, count: source.count)
          .copyBytes(from: source)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

extension CairoCanvas {
  /// Draws a surface so that it fills the unit square that the current matrix maps.
  func paintImage(_ surface: OpaquePointer, opacity: Double) {
    cairo_save(context)
    cairo_scale(
      context, 1 / Double(cairo_image_surface_get_width(surface)),
      1 / Double(cairo_image_surface_get_height(surface)))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}
