// SPDX-License-Identifier: MIT

/// A picture as numbers of its colors, which are rounded to a few shades a channel.
struct IndexedPixels {
  /// A number for each pixel, row by row.
  private(set) var numbers: [UInt8] = []
  /// Four bytes each: red, green, blue and straight alpha, in the order of their appearance.
  private(set) var colors: [UInt32] = []

  /// `nil` when there are more than 256 colors.
  init?(rgba: UnsafeRawBufferPointer, size: RasterSize, bytesPerRow: Int, shades: UInt32) {
    var known: [UInt32: UInt8] = [:]
    var last: (pixel: UInt32, number: UInt8)?
    numbers.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let pixel = rgba.loadUnaligned(
          fromByteOffset: row * bytesPerRow + 4 * column, as: UInt32.self)
        if last?.pixel != pixel {
          let color = Self.rounded(pixel, shades: shades)
          guard let number = known[color] ?? UInt8(exactly: colors.count) else { return nil }
          if known.updateValue(number, forKey: color) == nil { colors.append(color) }
          last = (pixel, number)
        }
        numbers.append(last?.number ?? 0)
      }
    }
  }

  private static func rounded(_ pixel: UInt32, shades: UInt32) -> UInt32 {
    let steps = shades - 1
    return (0..<4).reduce(0) { result, byte in
      let shade = (((pixel >> (8 * byte)) & 0xFF) * steps + 127) / 255
      return result | (((shade * 255 + steps / 2) / steps) << (8 * byte))
    }
  }
}
