// SPDX-License-Identifier: MIT

/// Reads the size of a PNG, and makes sure that all of the file is there.
///
/// Source: Portable Network Graphics (PNG) Specification (Third Edition), 5 and 11.2. A file of
/// which a part is missing or has changed is refused, for libpng would not draw it.
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let header: ImageHeader

  init(_ bytes: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: bytes[...])
    try Self.checkChunks(reader)
    let start = Self.signature.count + 8
    guard let width = reader.long(at: start), let height = reader.long(at: start + 4),
      let colorType = reader.byte(at: start + 9)
    else { throw .cutOff }
    try Self.checkKinds(ByteReader(bytes: bytes[(start + 8)...]), colorType)
    header = try ImageHeader(
      .png, width: width, height: height, channels: [0, 4].contains(colorType) ? 1 : 3)
  }

  /// Checks what follows the size: how many bits a number has for a kind of color, and the methods.
  private static func checkKinds(
    _ kinds: ByteReader, _ colorType: Int
  ) throws(ImageError) {
    guard let depth = kinds.byte(at: 0), let compression = kinds.byte(at: 2),
      let filter = kinds.byte(at: 3), let interlace = kinds.byte(at: 4)
    else { throw .cutOff }
    guard depths(ofColorType: colorType).contains(depth) else {
      throw ImageError(.damaged("no PNG has \(depth) bits and the color type \(colorType)"))
    }
    guard compression == 0, filter == 0, interlace <= 1 else {
      throw ImageError(.damaged("it is compressed, filtered or interlaced as no PNG is"))
    }
  }

  /// The numbers of bits that go with a color type (11.2.1, table 12).
  private static func depths(ofColorType type: Int) -> [Int] {
    switch type {
    case 0: [1, 2, 4, 8, 16]
    case 3: [1, 2, 4, 8]
    case 2, 4, 6: [8, 16]
    default: []
    }
  }

  /// Walks over the chunks: the header is the first, pixels come, and the end.
  private static func checkChunks(_ reader: ByteReader) throws(ImageError) {
    var offset = signature.count
    var hasPixels = false
    guard reader.has([0, 0, 0, 13] + Array("IHDR".utf8), at: offset) else {
      throw ImageError(.damaged("it has no header"))
    }
    while true {
      guard let length = reader.long(at: offset),
        let content = reader.slice(at: offset + 4, count: length + 4),
        let checksum = reader.long(at: offset + 8 + length)
      else { throw .cutOff }
      guard CRC32.checksum(of: content) == UInt32(truncatingIfNeeded: checksum) else {
        throw ImageError(.damaged("the checksum at byte \(offset + 8 + length) is wrong"))
      }
      let name = content.prefix(4)
      if name.elementsEqual("IEND".utf8) { break }
      if name.elementsEqual("IDAT".utf8) { hasPixels = true }
      offset += length + 12
    }
    guard hasPixels else { throw ImageError(.damaged("it has no pixels")) }
  }
}
