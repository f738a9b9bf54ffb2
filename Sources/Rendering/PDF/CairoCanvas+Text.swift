// SPDX-License-Identifier: MIT

import CCairo
import TextEngine

extension CairoCanvas {
  /// Shows clusters of a run, given from left to right, as text with the characters that they
  /// stand for.
  func showText(_ pieces: [TextPiece], of run: GlyphRun, font: PDFFont) {
    setFont(font, width: run.size, height: run.size)
    var text: [UInt8] = []
    var glyphs: [cairo_glyph_t] = []
    var clusters: [cairo_text_cluster_t] = []
    for piece in pieces {
      let characters = PDFText.acceptable(
        run.isRightToLeft ? piece.text.reversedScalars : piece.text
      ).utf8
      text += characters
      glyphs += piece.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(clamping: characters.count),
          num_glyphs: Int32(clamping: piece.glyphs.count)))
    }
    showText(text, glyphs: glyphs, clusters: clusters)
  }

  /// Shows glyphs of the current font as text; the clusters are in the order of the glyphs.
  func showText(_ text: [UInt8], glyphs: [cairo_glyph_t], clusters: [cairo_text_cluster_t]) {
    let text = text.map { CChar(bitPattern: $0) }
    cairo_show_text_glyphs(
      context, text, Int32(clamping: text.count), glyphs, Int32(clamping: glyphs.count),
      clusters, Int32(clamping: clusters.count), cairo_text_cluster_flags_t(0))
  }

  /// Makes a font the current one, with an em of this size in points.
  func setFont(_ font: PDFFont, width: Double, height: Double) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    cairo_set_font_face(context, font.cairoFace)
    var matrix = cairo_matrix_t(xx: width, yx: 0, xy: 0, yy: height, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
  }
}

extension String {
  fileprivate var reversedScalars: String {
    String(UnicodeScalarView(unicodeScalars.reversed()))
  }
}
