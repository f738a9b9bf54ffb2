// SPDX-License-Identifier: MIT

import Foundation
import TextEngine

/// A file of Debian's `unicode-data`.
struct UnicodeFile {
  private let path: String

  init(_ name: String) { path = "/usr/share/unicode/" + name }

  var exists: Bool { FileManager.default.isReadableFile(atPath: path) }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  /// The lines without comments, and without those that hold nothing else.
  func lines() throws -> [Substring] {
    try String(decoding: bytes(), as: UTF8.self).split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }.filter { $0.contains { $0 != " " && $0 != "\t" } }
  }
}

/// A line of a break test: `÷ 0061 × 0308 ÷`.
struct BrokenText {
  let text: String
  /// Whether there is a break before each scalar and at the end.
  let breaks: [Bool]
  let scalars: [UInt32]

  init(_ line: Substring) {
    let fields = line.split { $0 == " " || $0 == "\t" }
    breaks = fields.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
    scalars = fields.compactMap { UInt32($0, radix: 16) }
    text = RandomText.string(scalars)
  }

  /// The UTF-16 offset before each scalar, and at the end.
  var unitOffsets: [Int] {
    var offset = 0
    return [0]
      + text.unicodeScalars.map { scalar in
        offset += UTF16.width(scalar)
        return offset
      }
  }

  var hexadecimal: String {
    scalars.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}

/// A line of `BidiCharacterTest.txt`: scalars, base, level, levels, order.
struct BidiCharacterCase {
  private static let bases: [Substring: BidiLevels.Base] = [
    "0": .leftToRight, "1": .rightToLeft, "2": .naturalOrLeftToRight,
  ]

  let name: String
  let expectedOrder: [Int]
  private let text: String
  private let base: BidiLevels.Base
  /// The scalars that rule X9 does not remove.
  private let kept: [Int]

  init?(_ line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 5, let base = Self.bases[fields[1]] else { return nil }
    name = "\(fields[0]);\(fields[1])"
    text = RandomText.string(fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) })
    self.base = base
    kept = fields[3].split(separator: " ").enumerated().filter { $0.element != "x" }.map(\.offset)
    expectedOrder = fields[4].split(separator: " ").compactMap { Int($0) }
  }

  var visualOrder: [Int] {
    let levels = BidiLevels(units: Array(text.utf16), base: base).levels
    var starts: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      starts.append(offset)
      offset += UTF16.width(scalar)
    }
    let pieces = kept.map { LinePiece(cluster: $0, level: levels[starts[$0]]) }
    return LinePiece.visualOrder(pieces).compactMap(\.firstCluster)
  }
}

/// `BidiTest.txt`: classes of characters instead of characters, with the bases to try.
///
/// It has half a million lines, so it is read byte by byte; in debug every tenth line is.
struct BidiTestFile {
  #if DEBUG
    static let stride = 10
  #else
    static let stride = 1
  #endif

  private static let characters: [String: UInt16] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x24, "AN": 0x661,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]
  private static let bases: [(bit: UInt8, base: BidiLevels.Base)] = [
    (1, .naturalOrLeftToRight), (2, .leftToRight), (4, .rightToLeft),
  ]

  struct Result {
    var count = 0
    var wrongOrder = 0
    var wrongParity = 0
  }

  let bytes: [UInt8]

  func run() -> Result {
    var result = Result()
    var levels: [UInt8?] = []
    var order: [Int] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      switch line.first {
      case UInt8(ascii: "@"):
        let words = Self.words(line.drop { $0 != UInt8(ascii: ":") }.dropFirst())
        if line.starts(with: "@Levels".utf8) { levels = words.map { UInt8($0) } }
        if line.starts(with: "@Reorder".utf8) { order = words.compactMap { Int($0) } }
      case UInt8(ascii: "#"), nil: break
      default:
        if index % Self.stride == 0 { Self.check(line, levels, order, &result) }
      }
    }
    return result
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    line.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func check(
    _ line: ArraySlice<UInt8>, _ levels: [UInt8?], _ order: [Int], _ result: inout Result
  ) {
    let parts = line.split(separator: UInt8(ascii: ";"))
    guard parts.count == 2, let set = words(parts[1]).first.flatMap({ UInt8($0) }) else { return }
    let units = words(parts[0]).compactMap { characters[$0] }
    for (bit, base) in bases where set & bit != 0 {
      result.count += 1
      let found = BidiLevels(units: units, base: base).levels
      let pieces = levels.indices.filter { levels[$0] != nil }
        .map { LinePiece(cluster: $0, level: found[$0]) }
      if LinePiece.visualOrder(pieces).compactMap(\.firstCluster) != order {
        result.wrongOrder += 1
      }
      let isWrong = zip(found, levels).contains { a, b in b.map { $0 & 1 != a & 1 } ?? false }
      if isWrong { result.wrongParity += 1 }
    }
  }
}
