// SPDX-License-Identifier: MIT

/// The font of last resort, written here so that text always has a measure.
///
/// Every character is a box one em wide, 0.8 em over and 0.2 em under the baseline; spaces have
/// the same advance and no ink. It is used when a library has no font at all.
enum BoxFont {
  static let name = "ViewTree Box"
  static let unitsPerEm = 1000
  private static let ascent = 800
  private static let descent = -200

  /// The opened face.
  static let face: FontFace = {
    do {
      return try FontFace(data: FontBytes(file(), source: "The built-in box font"))
    } catch {
      preconditionFailure("the built-in box font does not open: \(error)")
    }
  }()

  /// The bytes of the font: an sfnt with TrueType outlines.
  static func file() -> [UInt8] {
    SFNTWriter.file(tables: [
      ("OS/2", os2), ("cmap", characterMap), ("glyf", boxGlyph + boxGlyph), ("head", head),
      ("hhea", horizontalHeader), ("hmtx", horizontalMetrics), ("loca", locations),
      ("maxp", maximumProfile), ("name", names), ("post", post),
    ])
  }

  /// Glyph 0 is the missing character, 1 the box, 2 the space.
  private static let glyphCount = 3

  private static var boxGlyph: [UInt8] {
    var table = SFNTWriter()
    table.int16s(1, 0, descent, unitsPerEm, ascent)
    table.int16s(3, 0)
    table.bytes += [1, 1, 1, 1]
    table.int16s(0, 0, unitsPerEm, 0)
    table.int16s(descent, ascent - descent, 0, descent - ascent)
    return table.padded()
  }

  /// Where each glyph begins, and the end; the space has no bytes.
  private static var locations: [UInt8] {
    let end = boxGlyph.count
    var table = SFNTWriter()
    table.uint32s(0, end, 2 * end, 2 * end)
    return table.bytes
  }

  /// Ranges of characters that share a glyph (format 13).
  private static var characterMap: [UInt8] {
    let groups = [
      (0x0, 0x1F, 1), (0x20, 0x20, 2), (0x21, 0x9F, 1), (0xA0, 0xA0, 2), (0xA1, 0x1FFF, 1),
      (0x2000, 0x200A, 2), (0x200B, 0x2FFF, 1), (0x3000, 0x3000, 2), (0x3001, 0x10FFFF, 1),
    ]
    var table = SFNTWriter()
    table.int16s(0, 1, 3, 10)
    table.uint32s(12)
    table.int16s(13, 0)
    table.uint32s(16 + 12 * groups.count, 0, groups.count)
    for group in groups { table.uint32s(group.0, group.1, group.2) }
    return table.bytes
  }

  private static var head: [UInt8] {
    var table = SFNTWriter()
    table.uint32s(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)
    table.int16s(3, unitsPerEm)
    table.uint32s(0, 0, 0, 0)
    table.int16s(0, descent, unitsPerEm, ascent)
    table.int16s(0, 8, 2, 1, 0)
    return table.bytes
  }

  private static var horizontalHeader: [UInt8] {
    var table = SFNTWriter()
    table.uint32s(0x0001_0000)
    table.int16s(ascent, descent, 0, unitsPerEm, 0, 0, unitsPerEm, 1, 0, 0, 0, 0, 0, 0, 0, 1)
    return table.bytes
  }

  private static var horizontalMetrics: [UInt8] {
    var table = SFNTWriter()
    table.int16s(unitsPerEm, 0)
    for _ in 1..<glyphCount { table.int16s(0) }
    return table.bytes
  }

  private static var maximumProfile: [UInt8] {
    var table = SFNTWriter()
    table.uint32s(0x0001_0000)
    table.int16s(glyphCount, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    return table.bytes
  }

  private static var names: [UInt8] {
    let records = [(1, name), (2, "Regular"), (4, name), (6, "ViewTreeBox")]
    var table = SFNTWriter()
    var text: [UInt8] = []
    table.int16s(0, records.count, 6 + 12 * records.count)
    for (id, value) in records {
      let encoded = value.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      table.int16s(3, 1, 0x409, id, encoded.count, text.count)
      text += encoded
    }
    return table.bytes + text
  }

  private static var os2: [UInt8] {
    var table = SFNTWriter()
    table.int16s(4, unitsPerEm, 400, 5, 0)
    table.int16s(500, 500, 0, 0, 500, 500, 0, 0, 50, 300, 0)
    table.bytes += [UInt8](repeating: 0, count: 10)
    table.uint32s(0, 0, 0, 0, 0)
    table.int16s(0x40, 0x20, 0xFFFF, ascent, descent, 0, ascent, -descent)
    table.uint32s(0, 0)
    table.int16s(600, ascent, 0, 0x20, 1)
    return table.bytes
  }

  private static var post: [UInt8] {
    var table = SFNTWriter()
    table.uint32s(0x0003_0000, 0)
    table.int16s(-100, 50)
    table.uint32s(1, 0, 0, 0, 0)
    return table.bytes
  }
}

/// Writes big-endian numbers and the table directory of a font.
private struct SFNTWriter {
  var bytes: [UInt8] = []

  mutating func int16s(_ values: Int...) {
    for value in values {
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      bytes.append(UInt8(truncatingIfNeeded: value))
    }
  }

  mutating func uint32s(_ values: Int...) {
    for value in values { int16s(value >> 16, value) }
  }

  func padded() -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  static func file(tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var directory = SFNTWriter()
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    directory.uint32s(0x0001_0000)
    directory.int16s(tables.count, 128, 3, tables.count * 16 - 128)
    for table in tables {
      let tag = Int(OpenTypeTag(table.tag).value)
      directory.uint32s(tag, checksum(table.bytes), start + body.count, table.bytes.count)
      body += SFNTWriter(bytes: table.bytes).padded()
    }
    return directory.bytes + body
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << UInt32(24 - 8 * (index % 4))
    }
    return Int(sum)
  }
}
