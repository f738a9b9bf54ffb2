// SPDX-License-Identifier: MIT

/// A picture as numbers of its colors, which are rounded to 32 shades a channel.
struct IndexedPixels {
  /// A number for each pixel, row by row.
  private(set) var numbers: [UInt8] = []
  /// Four bytes each: red, green, blue and straight alpha, in the order of their appearance.
  private(set) var colors: [UInt32] = []

  /// `nil` when there are more than 256 colors.
  init?(rgba: UnsafeRawBufferPointer, size: RasterSize, bytesPerRow: Int) {
    var known: [UInt32: UInt8] = [:]
    numbers.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let pixel = Self.rounded(
          rgba.loadUnaligned(fromByteOffset: row * bytesPerRow + 4 * column, as: UInt32.self))
        if let number = known[pixel] {
          numbers.append(number)
          continue
        }
        guard let number = UInt8(exactly: colors.count) else { return nil }
        known[pixel] = number
        colors.append(pixel)
        numbers.append(number)
      }
    }
  }

  private static func rounded(_ pixel: UInt32) -> UInt32 {
    (0..<4).reduce(0) { result, byte in
      let shade = (((pixel >> (8 * byte)) & 0xFF) * 31 + 127) / 255
      return result | (((shade * 255 + 15) / 31) << (8 * byte))
    }
  }
}
