// SPDX-License-Identifier: MIT

import CCairo
public import Foundation
import LayoutEngine
public import ViewTree

/// Draws display lists as one-page PDF files whose text can be selected and searched: the used
/// glyphs are embedded, together with the characters that they stand for. Pictures of text, such
/// as emoji, have their characters, too.
public enum PDFRenderer {
  /// The longest side of a page in points.
  private static let longestSide = 14_400.0

  /// Draws a list on a page of the canvas's size in points; an empty side becomes one point.
  ///
  /// A canvas with a side above 14,400 points is drawn smaller, so that its longer side has that
  /// length: readers may refuse a longer page (ISO 32000-1, annex C). Nothing is lost, for all but
  /// pictures are curves.
  ///
  /// The same list gives the same bytes on every thread: the file holds no date.
  /// - Throws: `unusableSize`, `groupsTooLarge`, `drawingFailed`.
  public static func pdfData(_ list: DisplayList) throws(RenderingError) -> Data {
    try list.size.checkUsable()
    let file = PDFFile()
    let scale = min(1, longestSide / max(list.size.width, list.size.height, 1))
    let page = Size(
      width: max(1, list.size.width * scale), height: max(1, list.size.height * scale))
    let canvas = try CairoCanvas(owning: file.makeSurface(size: page), sink: file)
    cairo_pdf_surface_set_metadata(canvas.surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    var painter = CairoPainter(
      canvas, scale: scale, glyphStyle: .text(PDFTextPainter(canvas, fonts: PDFFonts())))
    try painter.paint(DirectionMarks.marking(Scene(list)).markingPictures())
    try canvas.finish()
    return file.data
  }
}

/// Collects what a PDF surface writes.
private final class PDFFile {
  private(set) var data = Data()

  /// Makes a surface that writes here. The surface keeps no reference: its canvas must.
  func makeSurface(size: Size) -> OpaquePointer? {
    cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let file = Unmanaged<PDFFile>.fromOpaque(closure).takeUnretainedValue()
        file.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(self).toOpaque(), size.width, size.height)
  }
}
