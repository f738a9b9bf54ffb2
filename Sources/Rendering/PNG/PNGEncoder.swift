// SPDX-License-Identifier: MIT

import CPNG
import Foundation
import LayoutEngine

/// Writes PNG files with libpng's fast settings (no row filter, a low compression level): the
/// same pixels always give the same bytes.
enum PNGEncoder {
  /// Encodes 8-bit RGBA rows with straight alpha, in sRGB.
  static func pngData(
    rgba: UnsafeRawBufferPointer, size: RasterSize, bytesPerRow: Int
  ) throws(RenderingError) -> Data {
    try pngData(
      cpng_image(UInt32(size.width), UInt32(size.height)), rgba, bytesPerRow: bytesPerRow,
      colors: nil)
  }

  /// Encodes numbers of colors, smaller.
  static func pngData(_ pixels: IndexedPixels, size: RasterSize) throws(RenderingError) -> Data {
    let image = cpng_indexed_image(
      UInt32(size.width), UInt32(size.height), UInt32(pixels.colors.count))
    return try unsafe(pixels.numbers) { numbers throws(RenderingError) in
      try unsafe(pixels.colors) { colors throws(RenderingError) in
        try pngData(image, numbers, bytesPerRow: size.width, colors: colors.baseAddress)
      }
    }
  }

  /// The bytes of an array.
  private static func unsafe<Element, Result>(
    _ array: [Element], _ body: (UnsafeRawBufferPointer) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    try array.withUnsafeBufferPointer { elements throws(RenderingError) in
      try body(UnsafeRawBufferPointer(elements))
    }
  }

  private static func pngData(
    _ image: png_image, _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int,
    colors: UnsafeRawPointer?
  ) throws(RenderingError) -> Data {
    var image = image
    defer { png_image_free(&image) }
    var count = cpng_size_limit(image)
    guard let file = malloc(Int(count)) else { throw .encodingFailed("out of memory") }
    defer { free(file) }
    let written = png_image_write_to_memory(
      &image, file, &count, 0, pixels.baseAddress, Int32(bytesPerRow), colors)
    guard written != 0 else { throw .encodingFailed(message(of: image)) }
    return Data(bytes: file, count: Int(count))
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Pixels {
  /// The pixels as a PNG file.
  func pngData() throws(RenderingError) -> Data {
    var rgba = words
    rgba.withUnsafeMutableBytes { StraightAlpha.convertToRGBA($0) }
    let size = try RasterSize(Size(width: Double(width), height: Double(height)), scale: 1)
    return try rgba.withUnsafeBufferPointer { words throws(RenderingError) in
      try PNGEncoder.pngData(
        rgba: UnsafeRawBufferPointer(words), size: size, bytesPerRow: width * 4)
    }
  }
}
