// SPDX-License-Identifier: MIT

/// Reads numbers at places of a file, none of which may be there.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  /// Whether the highest byte of a number comes first.
  var isBigEndian = true

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The byte at an offset, or nil outside of the file.
  func byte(at offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  /// Two bytes as a number.
  func short(at offset: Int) -> Int? { number(at: offset, byteCount: 2) }

  /// Four bytes as a number.
  func long(at offset: Int) -> Int? { number(at: offset, byteCount: 4) }

  /// Whether the bytes at an offset are these.
  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    slice(at: offset, count: expected.count).map { $0.elementsEqual(expected) } ?? false
  }

  /// Some bytes, or nil when not all of them are there.
  func slice(at offset: Int, count wanted: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, wanted >= 0, wanted <= count, offset <= count - wanted else { return nil }
    let start = bytes.startIndex + offset
    return bytes[start..<start + wanted]
  }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard let slice = slice(at: offset, count: byteCount) else { return nil }
    let bytes = isBigEndian ? Array(slice) : slice.reversed()
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
