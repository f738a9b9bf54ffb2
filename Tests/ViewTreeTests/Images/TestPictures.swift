// SPDX-License-Identifier: MIT

import Foundation

/// Files made by hand, byte by byte.
enum TestPictures {
  /// A PNG whose chunks are right and whose pixels are not (PNG, third edition, 5.3 and 11.2).
  /// Behind the size stand the bits of a number, the color type and three methods.
  static func png(
    _ width: UInt32, _ height: UInt32, kinds: [UInt8] = [8, 6, 0, 0, 0]
  ) -> [UInt8] {
    let header = bytes(width) + bytes(height) + kinds
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])
  }

  /// A JPEG up to its first scan (ITU-T T.81, B.1 and B.2).
  static func jpeg(
    _ width: UInt16, _ height: UInt16, marker: UInt8 = 0xC0, channels: UInt8 = 3,
    before: [UInt8] = []
  ) -> [UInt8] {
    let frame =
      [8] + bytes(height) + bytes(width) + [channels]
      + (0..<channels).flatMap { [$0, 0x11, 0] }
    return [0xFF, 0xD8] + segment(0xFE, Array("a comment".utf8)) + before
      + [0xFF] + segment(marker, frame) + segment(0xDA, [1, 2, 3]) + [0xFF, 0xD9]
  }

  /// An application segment with an orientation (Exif 2.32, 4.5 and 4.6.4).
  static func exif(_ orientation: UInt16, isBigEndian: Bool) -> [UInt8] {
    func number(_ bytes: [UInt8]) -> [UInt8] { isBigEndian ? bytes : bytes.reversed() }
    let entry =
      number(bytes(0x0112 as UInt16)) + number(bytes(3 as UInt16)) + number(bytes(1 as UInt32))
      + number(bytes(orientation)) + [0, 0]
    let directory = number(bytes(1 as UInt16)) + entry + [0, 0, 0, 0]
    let tiff =
      Array((isBigEndian ? "MM" : "II").utf8) + number(bytes(42 as UInt16))
      + number(bytes(8 as UInt32)) + directory
    return segment(0xE1, Array("Exif".utf8) + [0, 0] + tiff)
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bytes(UInt16(content.count + 2)) + content
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + checked + bytes(checksum(checked))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~value
  }

  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// A folder of pictures that is a bundle, and goes when it is released.
final class PictureFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("viewtree-pictures-\(UUID().uuidString)")

  init(_ files: [String: [UInt8]]) throws {
    for (name, bytes) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
