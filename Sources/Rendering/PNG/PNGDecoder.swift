// SPDX-License-Identifier: MIT

import CPNG

/// Reads PNG files with libpng's simplified interface, which catches its own longjmp.
package enum PNGDecoder {
  /// The longest side in pixels (ours): larger files are refused before memory is taken.
  package static let longestSide = 2_048

  /// A decoded picture: rows without gaps of words 0xAARRGGBB, colours multiplied by alpha.
  package struct Picture {
    package var width: Int
    package var height: Int
    package var words: [UInt32]
  }

  /// Decodes a file, or answers nil when it is broken or too large.
  package static func decode(_ file: [UInt8]) -> Picture? {
    var image = cpng_image(0, 0)
    defer { png_image_free(&image) }
    return file.withUnsafeBytes { bytes -> Picture? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        (1...longestSide).contains(Int(image.width)),
        (1...longestSide).contains(Int(image.height))
      else { return nil }
      return read(&image)
    }
  }

  private static func read(_ image: inout png_image) -> Picture? {
    let width = Int(image.width)
    let height = Int(image.height)
    image.format = cpng_rgba()
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &rgba, Int32(width * 4), nil) != 0 else {
      return nil
    }
    let words = stride(from: 0, to: rgba.count, by: 4).map { word(rgba[$0..<$0 + 4]) }
    return Picture(width: width, height: height, words: words)
  }

  private static func word(_ rgba: ArraySlice<UInt8>) -> UInt32 {
    let parts = rgba.map { UInt32($0) }
    let colors = parts.dropLast().map { ($0 * parts[3] + 127) / 255 }
    return parts[3] << 24 | colors[0] << 16 | colors[1] << 8 | colors[2]
  }
}
