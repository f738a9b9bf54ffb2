// SPDX-License-Identifier: MIT

import CCairo

/// A Cairo surface with its context; both are released together.
///
/// Not `Sendable`: a canvas never leaves the function that makes it, so Cairo's rule that one
/// thread uses a surface holds. The pointers are valid for the canvas's whole life.
final class CairoCanvas {
  let surface: OpaquePointer
  let context: OpaquePointer
  /// What the surface writes to, if anything; it outlives the surface.
  private let sink: AnyObject?
  /// The pictures that are in the file already; each lives as long as the drawing.
  var usedSurfaces: Set<OpaquePointer> = []

  /// Takes ownership of a surface that Cairo has just made, and keeps what it writes to.
  init(owning surface: OpaquePointer?, sink: AnyObject? = nil) throws(RenderingError) {
    guard let surface, let context = cairo_create(surface) else {
      throw .drawingFailed("out of memory")
    }
    self.surface = surface
    self.context = context
    self.sink = sink
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Throws when anything has failed so far. Cairo's errors are sticky: after the first one it
  /// silently draws nothing more.
  func check() throws(RenderingError) {
    try Self.check(cairo_status(context))
    try Self.check(cairo_surface_status(surface))
  }

  /// Writes out everything that is still buffered, and closes the surface for drawing.
  func finish() throws(RenderingError) {
    try check()
    cairo_surface_finish(surface)
    try Self.check(cairo_surface_status(surface))
  }

  private static func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingFailed(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
  }
}
