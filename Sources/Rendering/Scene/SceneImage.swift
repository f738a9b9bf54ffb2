// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine

/// A picture in place: a glyph of an emoji font.
struct SceneImage: Sendable {
  /// What tells pictures apart, so that each is decoded and written once.
  struct Key: Hashable, Sendable {
    var face: FontFace
    var glyph: UInt32
  }

  var key: Key
  /// The bytes of a PNG file, not yet checked.
  var png: [UInt8]
  /// Where it stands, in points, y down; wider and higher than nothing.
  var box: Rect
  /// Above 0 and at most 1.
  var opacity: Double
  /// The characters that it stands for; nil for a further picture of the same characters.
  var text: CarriedText?
}

extension GlyphRun {
  /// The pictures of a cluster, the first of which has its characters, and what is no picture.
  func pictures(of piece: TextPiece, opacity: Double) -> (images: [SceneImage], rest: TextPiece) {
    var images: [SceneImage] = []
    var rest = TextPiece(text: "", glyphs: [])
    for glyph in piece.glyphs {
      if let image = image(of: glyph, opacity: opacity) {
        images.append(image)
      } else {
        rest.glyphs.append(glyph)
      }
    }
    if images.isEmpty { return ([], piece) }
    images[0].text = CarriedText(piece, of: self)
    return (images, rest)
  }

  /// The picture of a glyph, or nil when it is drawn by its outline.
  func image(of glyph: PositionedGlyph, opacity: Double) -> SceneImage? {
    guard let picture = face.picture(glyph: glyph.id) else { return nil }
    let scale = size / Double(face.unitsPerEm)
    let bounds = picture.bounds
    let box = Rect(
      x: glyph.x + bounds.minX * scale, y: glyph.y - bounds.maxY * scale,
      width: bounds.size.width * scale, height: bounds.size.height * scale)
    guard box.size.width > 0, box.size.height > 0 else { return nil }
    return SceneImage(
      key: SceneImage.Key(face: face, glyph: glyph.id), png: picture.png, box: box,
      opacity: opacity)
  }
}
