// SPDX-License-Identifier: MIT

/// A decoded picture: rows without gaps of words 0xAARRGGBB, colours multiplied by alpha.
package struct Pixels: Equatable {
  package var width: Int
  package var height: Int
  package var words: [UInt32]
  /// Whether the file had all of them, and its end; else its decoder made up what is missing.
  var isIntact = true

  /// Nothing but transparent pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    words = Array(repeating: 0, count: width * height)
  }

  /// A part of a picture, which holds it.
  func cropped(to part: PixelRect) -> Pixels {
    guard part != PixelRect(x: 0, y: 0, width: width, height: height) else { return self }
    var result = Pixels(width: part.width, height: part.height)
    for row in 0..<part.height {
      let start = (part.y + row) * width + part.x
      let target = row * part.width
      result.words.replaceSubrange(
        target..<target + part.width, with: words[start..<start + part.width])
    }
    return result
  }
}

/// A part of a picture in whole pixels.
struct PixelRect: Hashable, Sendable {
  var x: Int, y: Int, width: Int, height: Int
}
