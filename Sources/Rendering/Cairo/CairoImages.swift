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
    let surface = PNGDecoder.decode(image.png).flatMap { $0.makeSurface() }
    surfaces[image.key] = .some(surface)
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
