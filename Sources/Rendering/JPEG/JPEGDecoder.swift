// SPDX-License-Identifier: MIT

import CJPEG

/// Reads JPEG files with libjpeg, whose errors are caught in C.
enum JPEGDecoder {
  /// Decodes a file of a known size, or answers nil when libjpeg refuses it.
  static func decode(_ file: [UInt8], width: Int, height: Int) -> Pixels? {
    var pixels = Pixels(width: width, height: height)
    let isRead = cjpeg_decode(
      file, file.count, UInt32(width), UInt32(height), &pixels.words, &pixels.isIntact)
    return isRead ? pixels : nil
  }
}
