// SPDX-License-Identifier: MIT

/// Reads the orientation of a JPEG.
///
/// Source: Exif 2.32 (CIPA DC-008), 4.5 and 4.6.4: a TIFF header and a directory whose entry 0x0112
/// is a short number from 1 to 8.
enum ExifOrientation {
  /// The orientation in an application segment, or nil if it says nothing of it.
  static func read(_ segment: ByteReader) -> Image.Orientation? {
    guard segment.has(Array("Exif".utf8) + [0, 0], at: 0) else { return nil }
    var tiff = ByteReader(bytes: segment.bytes.dropFirst(6))
    switch tiff.slice(at: 0, count: 2).map(Array.init) {
    case Array("MM".utf8): tiff.isBigEndian = true
    case Array("II".utf8): tiff.isBigEndian = false
    default: return nil
    }
    guard tiff.short(at: 2) == 42, let directory = tiff.long(at: 4),
      let count = tiff.short(at: directory)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = tiff.short(at: offset) else { return nil }
      if tag == 0x0112, tiff.short(at: offset + 2) == 3 {
        return tiff.short(at: offset + 8).flatMap(Image.Orientation.init(exif:))
      }
    }
    return nil
  }
}
