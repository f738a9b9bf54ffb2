// SPDX-License-Identifier: MIT

/// The segments of a JPEG (ITU-T T.81, annex B).
enum JPEGSegments {
  /// The file without its Exif segments. A file whose segments make no sense is left as it is from
  /// there on.
  static func withoutExif(_ file: [UInt8]) -> [UInt8] {
    var result = Array(file.prefix(2))
    var offset = 2
    while offset + 4 <= file.count, file[offset] == 0xFF, hasLength(file[offset + 1]) {
      let end = offset + 2 + Int(file[offset + 2]) << 8 + Int(file[offset + 3])
      guard end <= file.count else { break }
      let segment = file[offset..<end]
      if !isExif(segment) { result += segment }
      offset = end
    }
    return result + file[offset...]
  }

  /// Whether a marker before the first scan begins a segment with a length.
  private static func hasLength(_ marker: UInt8) -> Bool {
    switch marker {
    case 0x01, 0xD0...0xDA, 0xFF: false
    default: true
    }
  }

  private static func isExif(_ segment: ArraySlice<UInt8>) -> Bool {
    segment.dropFirst().first == 0xE1
      && segment.dropFirst(4).starts(with: Array("Exif".utf8) + [0, 0])
  }
}
