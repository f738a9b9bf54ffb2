// SPDX-License-Identifier: MIT

import CPNG

/// Reads PNG files with libpng's simplified interface, which catches its own longjmp.
package enum PNGDecoder {
  /// The longest side in pixels (ours): larger files are refused before memory is taken.
  package static let longestSide = 2_048

  /// Decodes a file, or answers nil when it is broken or a side is above the limit.
  package static func decode(_ file: [UInt8], longestSide: Int = longestSide) -> Pixels? {
    var image = cpng_image(0, 0)
    defer { png_image_free(&image) }
    return file.withUnsafeBytes { bytes -> Pixels? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        (1...longestSide).contains(Int(image.width)),
        (1...longestSide).contains(Int(image.height))
      else { return nil }
      return read(&image)
    }
  }

  /// Reads the pixels. A file of 16 bits that does not say what its numbers mean is sRGB as one of
  /// 8 bits is; libpng alone would take it for linear light.
  private static func read(_ image: inout png_image) -> Pixels? {
    var pixels = Pixels(width: Int(image.width), height: Int(image.height))
    image.format = cpng_rgba()
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let rowBytes = Int32(pixels.width * 4)
    guard png_image_finish_read(&image, nil, &pixels.words, rowBytes, nil) != 0 else { return nil }
    for index in pixels.words.indices {
      pixels.words[index] = multiplied(UInt32(bigEndian: pixels.words[index]))
    }
    return pixels
  }

  /// The word 0xAARRGGBB, multiplied, of a straight 0xRRGGBBAA.
  private static func multiplied(_ word: UInt32) -> UInt32 {
    let alpha = word & 255
    if alpha == 255 { return word >> 8 | 0xFF00_0000 }
    if alpha == 0 { return 0 }
    let red = ((word >> 24) * alpha + 127) / 255
    let green = ((word >> 16 & 255) * alpha + 127) / 255
    let blue = ((word >> 8 & 255) * alpha + 127) / 255
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
