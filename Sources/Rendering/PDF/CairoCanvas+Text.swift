// SPDX-License-Identifier: MIT

import CCairo
import TextEngine

extension CairoCanvas {
  /// Shows a run as text, with the characters that its glyphs stand for. Glyphs that the font
  /// does not have are left out.
  func showText(_ run: GlyphRun, font: PDFFont) {
    var run = run
    run.glyphs.removeAll { Int($0.id) >= font.glyphCount }
    guard !run.glyphs.isEmpty else { return }
    setFont(font, size: run.size)
    let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
    let clusters = TextClusters(run).clusters.map {
      cairo_text_cluster_t(
        num_bytes: Int32(clamping: $0.byteCount), num_glyphs: Int32(clamping: $0.glyphCount))
    }
    let text = PDFText.acceptable(run.text).utf8.map { CChar(bitPattern: $0) }
    cairo_show_text_glyphs(
      context, text, Int32(clamping: text.count), glyphs, Int32(clamping: glyphs.count),
      clusters, Int32(clamping: clusters.count),
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
  }

  private func setFont(_ font: PDFFont, size: Double) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    cairo_set_font_face(context, font.cairoFace)
    cairo_set_font_size(context, size)
  }
}
