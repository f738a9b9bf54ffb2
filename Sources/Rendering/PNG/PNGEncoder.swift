// SPDX-License-Identifier: MIT

import CPNG
import Foundation

/// Writes PNG files with libpng's fast settings (no row filter, a low compression level): the
/// same pixels always give the same bytes.
enum PNGEncoder {
  /// Encodes 8-bit RGBA rows with straight alpha, in sRGB.
  static func pngData(
    rgba: UnsafeRawBufferPointer, size: RasterSize, bytesPerRow: Int
  ) throws(RenderingError) -> Data {
    var image = cpng_image(UInt32(size.width), UInt32(size.height))
    defer { png_image_free(&image) }
    var count = cpng_size_limit(image)
    guard let file = malloc(Int(count)) else { throw .encodingFailed("out of memory") }
    defer { free(file) }
    let written = png_image_write_to_memory(
      &image, file, &count, 0, rgba.baseAddress, Int32(bytesPerRow), nil)
    guard written != 0 else { throw .encodingFailed(message(of: image)) }
    return Data(bytes: file, count: Int(count))
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
