// SPDX-License-Identifier: MIT

/// Turns Cairo's pixels into PNG's.
enum StraightAlpha {
  /// Rewrites 32-bit words 0xAARRGGBB with colours multiplied by alpha, in place, as the bytes
  /// R, G, B, A with colours not multiplied. A pixel with alpha 0 becomes four zeros.
  static func convertToRGBA(_ pixels: UnsafeMutableRawBufferPointer) {
    for offset in stride(from: 0, to: pixels.count - 3, by: 4) {
      let word = pixels.load(fromByteOffset: offset, as: UInt32.self)
      pixels.storeBytes(of: straight(word).bigEndian, toByteOffset: offset, as: UInt32.self)
    }
  }

  /// The word 0xRRGGBBAA of one premultiplied 0xAARRGGBB.
  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word << 8 | 255 }
    if alpha == 0 { return 0 }
    let red = divide(word >> 16 & 255, by: alpha)
    let green = divide(word >> 8 & 255, by: alpha)
    let blue = divide(word & 255, by: alpha)
    return red << 24 | green << 16 | blue << 8 | alpha
  }

  private static func divide(_ component: UInt32, by alpha: UInt32) -> UInt32 {
    min(255, (component * 255 + alpha / 2) / alpha)
  }
}
