// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A picture with what it is drawn with.
struct PictureDrawing {
  var picture: Picture
  var image: Image
  /// What a template is painted with; nil for a picture in its own colours.
  var tint: _FlatShapeStyle?
  var environment: EnvironmentValues

  /// The steps that draw the picture in a rectangle.
  func items(in rect: CGRect) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let insets = image.resizing?.capInsets ?? EdgeInsets()
    let columns = PictureCuts(
      pixels: picture.pixels.width, scale: picture.scale, first: Double(insets.leading),
      last: Double(insets.trailing), box: (Double(rect.minX), Double(rect.maxX)))
    let rows = PictureCuts(
      pixels: picture.pixels.height, scale: picture.scale, first: Double(insets.top),
      last: Double(insets.bottom), box: (Double(rect.minY), Double(rect.maxY)))
    let tint = tint?.paint(in: environment, bounds: rect)
    return rows.pieces.flatMap { row in
      columns.pieces.map { .image(item($0, row, tint)) }
    }
  }

  private func item(
    _ column: PictureCuts.Piece, _ row: PictureCuts.Piece, _ tint: DisplayPaint?
  ) -> DisplayImage {
    let isTiled = image.resizing?.mode == .tile && (column.isMiddle || row.isMiddle)
    return DisplayImage(
      file: picture.file, orientation: picture.orientation,
      source: Rect(column.source, row.source), box: Rect(column.box, row.box),
      tile: isTiled ? Size(width: column.tile, height: row.tile) : nil,
      interpolation: image.interpolation, isAntialiased: image.isAntialiased, tint: tint)
  }
}

extension Rect {
  fileprivate init(_ x: (start: Double, end: Double), _ y: (start: Double, end: Double)) {
    self.init(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }
}
