// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import TextEngine
import ViewTree

/// Draws runs so that readers of PDF find what was written.
///
/// 1. Clusters that readers understand are text of the run's font.
/// 2. Other clusters are drawn as shapes, and blank glyphs over them carry their characters: those
///    from right to left with more than one character or glyph. Readers such as Poppler order text
///    by its places and turn letters from right to left round, one by one, and would turn the two
///    letters of a ligature round, too.
/// 3. Blank glyphs also carry pictures, what the font cannot show as text, and spaces that stand
///    alone, which Cairo leaves out.
struct PDFTextPainter {
  private let canvas: CairoCanvas
  private let fonts: PDFFonts

  init(_ canvas: CairoCanvas, fonts: PDFFonts) {
    self.canvas = canvas
    self.fonts = fonts
  }

  func show(_ run: GlyphRun, _ paint: DisplayPaint, mappedBy map: Transform) {
    guard map.isUsableFontSize(width: run.size, height: run.size),
      let font = fonts.font(for: run.face)
    else { return showShapes(run, run.pieces, paint, mappedBy: map) }
    var run = run
    run.glyphs.removeAll { Int($0.id) >= font.glyphCount }
    for stretch in run.pieces.stretches(by: run.isReadable) {
      if let first = stretch.first, run.isReadable(first), run.hasInk(stretch) {
        canvas.setPaint(paint, mappedBy: map)
        canvas.showText(stretch, of: run, font: font)
      } else {
        showShapes(run, stretch, paint, mappedBy: map)
      }
    }
  }

  /// Carries a text with blank glyphs.
  func carry(_ text: CarriedText, _ paint: DisplayPaint, mappedBy map: Transform) {
    guard let font = fonts.carriers.font else { return }
    canvas.setPaint(paint.forBlankGlyphs, mappedBy: map)
    for cell in text.cells where !cell.text.isEmpty {
      let width = max(cell.width, text.size * Self.narrowest)
      guard map.isUsableFontSize(width: width, height: text.size) else { continue }
      let characters = Array(PDFText.acceptable(cell.text).utf8)
      canvas.setFont(font, width: width, height: text.size)
      canvas.showText(
        characters,
        glyphs: [
          cairo_glyph_t(
            index: UInt(fonts.carriers.glyph(for: characters)), x: cell.x, y: text.baseline)
        ],
        clusters: [
          cairo_text_cluster_t(num_bytes: Int32(clamping: characters.count), num_glyphs: 1)
        ])
    }
  }

  /// The width in ems of a blank glyph for what has none.
  private static let narrowest = 0.01

  private func showShapes(
    _ run: GlyphRun, _ pieces: [TextPiece], _ paint: DisplayPaint, mappedBy map: Transform
  ) {
    canvas.fillOutlines(run.keeping(pieces), paint, mappedBy: map)
    for piece in pieces { carry(CarriedText(piece, of: run), paint, mappedBy: map) }
  }
}

extension GlyphRun {
  /// Whether readers get the characters of a cluster right when it is text of the font: from left
  /// to right always, from right to left where one glyph stands for one character. Direction
  /// marks do not count.
  fileprivate func isReadable(_ piece: TextPiece) -> Bool {
    guard isRightToLeft else { return true }
    return piece.glyphs.count == 1
      && piece.text.unicodeScalars.count(where: { !DirectionMarks.isMark($0) }) <= 1
  }

  fileprivate func hasInk(_ pieces: [TextPiece]) -> Bool {
    pieces.contains { piece in
      piece.glyphs.contains { !face.outline(glyph: $0.id).elements.isEmpty }
    }
  }
}

extension [TextPiece] {
  /// The pieces cut where the answer changes.
  fileprivate func stretches(by test: (TextPiece) -> Bool) -> [[TextPiece]] {
    var result: [[TextPiece]] = []
    var last: Bool?
    for piece in self {
      let answer = test(piece)
      if answer == last { result[result.count - 1].append(piece) } else { result.append([piece]) }
      last = answer
    }
    return result
  }
}

extension DisplayPaint {
  /// Black in the place of a gradient: Poppler 22 paints a gradient through text without ink over
  /// a whole square.
  fileprivate var forBlankGlyphs: DisplayPaint {
    if case .color = self { return self }
    return .color(DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}

extension Transform {
  /// Whether FreeType can scale a font to the mapped size, from a hundredth to ten thousand
  /// points along each axis. A failure of its would end the drawing.
  fileprivate func isUsableFontSize(width: Double, height: Double) -> Bool {
    let em = Transform.scale(x: width, y: height).followed(by: self)
    let longest = em.largestStretch
    return longest < 1e4 && abs(em.determinant) / longest > 1e-2
  }
}
