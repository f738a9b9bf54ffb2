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

extension GlyphRun {
  /// A run from right to left with its characters in the order of its glyphs, cluster by cluster.
  ///
  /// For such a run as it is, Cairo 1.16 writes an empty string, to move to the first letter, and
  /// Poppler 22 paints a gradient through an empty string over a whole square. Readers of PDF
  /// order words by their places, so that the words stay.
  var inVisualOrder: GlyphRun {
    guard isRightToLeft else { return self }
    let bytes = Array(text.utf8)
    var pieces: [(text: ArraySlice<UInt8>, glyphs: Int)] = []
    var start = 0
    var end = 0
    for cluster in TextClusters(self).clusters {
      end += cluster.byteCount
      guard cluster.glyphCount > 0 else { continue }
      pieces.append((bytes[start..<end], cluster.glyphCount))
      start = end
    }
    var result = self
    result.isRightToLeft = false
    var reversed: [UInt8] = []
    var glyph = 0
    for piece in pieces.reversed() {
      for index in glyph..<(glyph + piece.glyphs) { result.glyphs[index].cluster = reversed.count }
      reversed += piece.text
      glyph += piece.glyphs
    }
    result.text = String(decoding: reversed, as: UTF8.self)
    return result
  }
}
