// SPDX-License-Identifier: MIT

/// One channel of a picture, from 0 to `PixelPlane.one`, row after row: finer than 8 bits, so that
/// several steps add up to no visible error.
struct PixelPlane {
  /// The value of a full channel, 255 times 256.
  static let one = 65_280

  var width: Int
  var height: Int
  var values: [UInt16]

  /// Makes an empty plane.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// Takes the eight bits from `shift` on of each pixel.
  init(_ pixels: Pixels, shift: UInt32) {
    width = pixels.width
    height = pixels.height
    values = pixels.words.map { UInt16($0 >> shift & 255) << 8 }
  }

  /// The plane moved to the right and down, with nothing where it came from.
  func moved(x: Int, y: Int) -> PixelPlane {
    guard x != 0 || y != 0 else { return self }
    var result = PixelPlane(width: width, height: height)
    let columns = max(0, x)..<max(0, x, min(width, width + x))
    for row in max(0, y)..<max(0, y, min(height, height + y)) {
      for column in columns {
        result.values[row * width + column] = values[(row - y) * width + column - x]
      }
    }
    return result
  }

  /// A value in eight bits.
  func byte(at index: Int) -> UInt32 { (UInt32(values[index]) + 128) >> 8 }
}
