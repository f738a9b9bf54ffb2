// SPDX-License-Identifier: MIT

/// A TrueType font of ours whose glyphs are all alike: one em wide and without ink.
///
/// Each glyph has two contours of one point, at the lower left and the upper right of the em. No
/// rasterizer draws a contour of one point, but the glyph has a box. Cairo leaves out text whose
/// boxes are empty, so that the spaces of other fonts cannot stand alone.
///
/// Source: the OpenType specification 1.9, chapters `head`, `hhea`, `maxp`, `hmtx`, `loca` and
/// `glyf`. Nobody checks the sums, which are zero.
struct BlankFont {
  private static let unitsPerEm = 1_000
  private static let ascent = 800
  private static let descent = -200

  private let glyphCount: Int

  /// Makes a font of 1 to 2,000 glyphs.
  init(glyphCount: Int) {
    self.glyphCount = min(max(glyphCount, 1), 2_000)
  }

  /// The file.
  var bytes: [UInt8] {
    let tables = [
      ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("loca", loca),
      ("maxp", maxp),
    ]
    var directory = BigEndian().int32(0x0001_0000).int16(tables.count, 64, 2, 32)
    var data = BigEndian()
    let start = 12 + 16 * tables.count
    for (name, table) in tables {
      let offset = start + data.bytes.count
      directory = directory.name(name).int32(0).int32(offset).int32(table.bytes.count)
      data.bytes += table.bytes
      while data.bytes.count % 4 != 0 { data.bytes.append(0) }
    }
    return directory.bytes + data.bytes
  }

  private var head: BigEndian {
    BigEndian().int32(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)
      .int16(0, Self.unitsPerEm).int32(0, 0, 0, 0)
      .int16(0, Self.descent, Self.unitsPerEm, Self.ascent).int16(0, 8, 2, 0, 0)
  }

  private var hhea: BigEndian {
    BigEndian().int32(0x0001_0000).int16(Self.ascent, Self.descent, 0)
      .int16(Self.unitsPerEm, 0, 0, Self.unitsPerEm).int16(1, 0, 0).int16(0, 0, 0, 0, 0, 1)
  }

  private var maxp: BigEndian {
    BigEndian().int32(0x0001_0000).int16(glyphCount, 2, 2, 0, 0, 2)
      .int16(0, 0, 0, 0, 0, 0, 0, 0)
  }

  private var hmtx: BigEndian {
    let bearings = Array(repeating: 0, count: glyphCount - 1)
    return BigEndian().int16(Self.unitsPerEm, 0).int16(bearings)
  }

  private var loca: BigEndian {
    BigEndian().int16((0...glyphCount).map { $0 * Self.glyph.bytes.count / 2 })
  }

  private var glyf: BigEndian {
    BigEndian(bytes: Array(repeatElement(Self.glyph.bytes, count: glyphCount).joined()))
  }

  private static let glyph = BigEndian()
    .int16(2, 0, descent, unitsPerEm, ascent).int16(0, 1).int16(0).int16(0x0101)
    .int16(0, unitsPerEm).int16(descent, ascent - descent)
}

/// Bytes of a file whose numbers have their high byte first.
private struct BigEndian: Sendable {
  var bytes: [UInt8] = []

  func int16(_ values: Int...) -> BigEndian { int16(values) }

  func int16(_ values: [Int]) -> BigEndian {
    BigEndian(
      bytes: bytes
        + values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
  }

  func int32(_ values: Int...) -> BigEndian {
    int16(values.flatMap { [$0 >> 16, $0] })
  }

  func name(_ name: String) -> BigEndian { BigEndian(bytes: bytes + name.utf8) }
}
