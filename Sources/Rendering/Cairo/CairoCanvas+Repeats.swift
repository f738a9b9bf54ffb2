// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine

extension CairoCanvas {
  /// Draws a picture that may have been drawn before.
  ///
  /// Cairo 1.16 names a picture in a PDF's list of resources as often as it is drawn, and a list
  /// may have a name once only (ISO 32000-1, 7.3.7). A group has a list of its own, so a picture
  /// that comes again is drawn in one.
  /// - Parameter bounds: What the picture covers at most, in device units.
  func paint(_ surface: OpaquePointer, within bounds: Rect, _ draw: () -> Void) {
    let isNew = usedSurfaces.insert(surface).inserted
    guard !isNew, cairo_surface_get_type(self.surface) == CAIRO_SURFACE_TYPE_PDF else {
      return draw()
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    clipLoosely(to: bounds)
    cairo_push_group(context)
    draw()
    cairo_pop_group_to_source(context)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Keeps the group as small as the picture, with a unit to spare, so that no edge is cut twice.
  private func clipLoosely(to bounds: Rect) {
    let (left, top) = (bounds.minX.rounded(.down) - 1, bounds.minY.rounded(.down) - 1)
    let (right, bottom) = (bounds.maxX.rounded(.up) + 1, bounds.maxY.rounded(.up) + 1)
    cairo_new_path(context)
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_clip(context)
  }
}

extension Transform {
  /// The smallest upright rectangle around a mapped one.
  func bounds(of rect: Rect) -> Rect {
    let corners = rect.corners.map { apply(to: $0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(
      x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }
}
