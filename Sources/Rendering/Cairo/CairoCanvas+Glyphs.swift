// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import TextEngine
import ViewTree

extension CairoCanvas {
  /// Fills all glyphs of a run as one path, so that a translucent colour covers overlaps once.
  func fillOutlines(_ run: GlyphRun, _ paint: DisplayPaint, mappedBy map: Transform) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for glyph in run.glyphs {
      let outline = run.face.outline(glyph: glyph.id)
      appendOutline(outline, mappedBy: run.outlineMap(of: glyph).followed(by: map))
    }
    setPaint(paint, mappedBy: map)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
}

extension GlyphRun {
  /// Maps a glyph's font units, y up, to points, y down, at the glyph's place.
  func outlineMap(of glyph: PositionedGlyph) -> Transform {
    let scale = size / Double(face.unitsPerEm)
    return Transform(a: scale, b: 0, c: 0, d: -scale, tx: glyph.x, ty: glyph.y)
  }
}
