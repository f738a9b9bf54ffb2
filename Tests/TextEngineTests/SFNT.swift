// SPDX-License-Identifier: MIT

/// Just enough of a font file's directory to add a table or to join files.
enum SFNT {
  /// An `fvar` table with one axis: widths from 50 to 200, 100 by default.
  static let widthAxis: [UInt8] =
    [0, 1, 0, 0, 0, 16, 0, 2, 0, 1, 0, 20, 0, 0, 0, 8]
    + Array("wdth".utf8) + [0, 50, 0, 0, 0, 100, 0, 0, 0, 200, 0, 0, 0, 0, 1, 0]

  /// The font with one more table; the tables stay in the order of their tags.
  static func adding(_ table: [UInt8], as tag: String, to font: [UInt8]) -> [UInt8] {
    let count = Int(font[4]) << 8 | Int(font[5])
    var records = (0..<count).map { Array(font[12 + 16 * $0..<28 + 16 * $0]) }
    let shift = 16
    for index in records.indices {
      let offset = number(records[index][8..<12]) + shift
      records[index].replaceSubrange(8..<12, with: bytes(offset))
    }
    let body = Array(font[(12 + 16 * count)...])
    let padding = [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    let start = 12 + 16 * (count + 1) + body.count + padding.count
    records.append(Array(tag.utf8) + bytes(0) + bytes(start) + bytes(table.count))
    records.sort { $0.prefix(4).lexicographicallyPrecedes($1.prefix(4)) }
    let head = Array(font[0..<4]) + [UInt8((count + 1) >> 8), UInt8((count + 1) & 0xFF)]
    return head + font[6..<12] + records.flatMap { $0 } + body + padding + table
  }

  /// The font with another table in the place of its own.
  static func replacing(_ tag: String, by table: [UInt8], in font: [UInt8]) -> [UInt8] {
    var renamed = font
    for place in stride(from: 12, to: 12 + 16 * (Int(font[4]) << 8 | Int(font[5])), by: 16)
    where Array(font[place..<place + 4]) == Array(tag.utf8) {
      renamed.replaceSubrange(place..<place + 4, with: "zzzz".utf8)
    }
    return adding(table, as: tag, to: renamed)
  }

  /// A `name` table of Windows records; `language` is a Windows language ID, 0x409 for English.
  static func names(_ names: [(id: Int, language: Int, text: String)]) -> [UInt8] {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for name in names.sorted(by: { ($0.language, $0.id) < ($1.language, $1.id) }) {
      let text = name.text.utf16.flatMap { short(Int($0)) }
      records += [3, 1, name.language, name.id, text.count, texts.count].flatMap(short)
      texts += text
    }
    return [0, names.count, 6 + records.count].flatMap(short) + records + texts
  }

  private static func short(_ number: Int) -> [UInt8] { Array(bytes(number).suffix(2)) }

  /// A collection of fonts, each with tables of its own.
  static func collection(of fonts: [[UInt8]]) -> [UInt8] {
    var start = 12 + 4 * fonts.count
    var header = Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(fonts.count)
    var body: [UInt8] = []
    for font in fonts {
      header += bytes(start)
      var moved = font
      for index in 0..<(Int(font[4]) << 8 | Int(font[5])) {
        let place = 12 + 16 * index + 8
        moved.replaceSubrange(
          place..<place + 4, with: bytes(number(font[place..<place + 4]) + start))
      }
      moved += [UInt8](repeating: 0, count: (4 - moved.count % 4) % 4)
      body += moved
      start += moved.count
    }
    return header + body
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
