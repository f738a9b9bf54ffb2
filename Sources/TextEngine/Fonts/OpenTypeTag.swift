// SPDX-License-Identifier: MIT

/// A four-letter name of a table, feature, axis or script, as OpenType packs it.
struct OpenTypeTag: Hashable, Sendable {
  var value: UInt32

  init(value: UInt32) {
    self.value = value
  }

  /// Packs the first four ASCII letters, padded with spaces.
  init(_ text: String) {
    let padded = Array(text.utf8.prefix(4)) + repeatElement(UInt8(ascii: " "), count: 4)
    value = padded.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  var text: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads the big-endian numbers of a font table; nil past its end.
struct BigEndianTable {
  var bytes: [UInt8]

  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func int16(_ offset: Int) -> Double? {
    uint16(offset).map { Double(Int16(truncatingIfNeeded: $0)) }
  }
}
