// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TextEngine

/// The Unicode Consortium's own test files, where Debian's `unicode-data` is installed.
@Suite struct UnicodeConformanceTests {
  private static let directory = "/usr/share/unicode/"
  private static let lineBreakFile = directory + "auxiliary/LineBreakTest.txt"
  private static let bidiFile = directory + "BidiCharacterTest.txt"

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  private func string(_ scalars: [Substring]) -> String {
    let values = scalars.compactMap { UInt32($0, radix: 16) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: values.compactMap { Unicode.Scalar($0) })
    return String(text)
  }

  /// Whether the text is of the kinds that ICU breaks otherwise than Unicode 15.0: numbers after
  /// hyphens, commas and full stops.
  private func isTailored(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.unicodeScalars.first == "-" || text.unicodeScalars.first == ","
      || text.hasPrefix("equals .35")
      || ["a.1", "a.2", "a.3", "a.4"].contains(where: text.contains)
  }

  // UAX #14, 7,654 cases.
  @Test(.enabled(if: exists(lineBreakFile)))
  func `lines break where UAX 14 says, but for ICU's 22 tailored cases`() throws {
    var failures: [String] = []
    for line in try lines(Self.lineBreakFile) {
      let fields = line.prefix { $0 != "#" && $0 != "\t" }.split(separator: " ")
      let text = string(fields.filter { $0 != "÷" && $0 != "×" })
      let breaks = BreakOpportunity.find(in: Array(text.utf16))
      var offset = 0
      var found: [Substring] = ["×"]
      for scalar in text.unicodeScalars {
        offset += UTF16.width(scalar)
        found.append(breaks[offset] != 0 ? "÷" : "×")
      }
      if found != fields.filter({ $0 == "÷" || $0 == "×" }) { failures.append(text) }
    }
    #expect(failures.count <= 22)
    #expect(failures.allSatisfy(isTailored), "\(failures.filter { !isTailored($0) })")
  }

  // UAX #9 through rule L2, 91,707 cases.
  @Test(.enabled(if: exists(bidiFile)))
  func `directions and visual order are those of UAX 9`() throws {
    let bases: [Substring: BidiLevels.Base] = [
      "0": .leftToRight, "1": .rightToLeft, "2": .naturalOrLeftToRight,
    ]
    var count = 0
    var wrongOrder = 0
    for line in try lines(Self.bidiFile) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let base = bases[fields[1]] else { continue }
      count += 1
      let text = string(fields[0].split(separator: " "))
      let bidi = BidiLevels(units: Array(text.utf16), base: base)
      let kept = fields[3].split(separator: " ").enumerated().filter { $0.element != "x" }
      let starts = unitStarts(text)
      let pieces = kept.map { index, _ in
        LinePiece(cluster: index, level: bidi.levels[starts[index]])
      }
      let order = LinePiece.visualOrder(pieces).compactMap(\.firstCluster)
      if order != fields[4].split(separator: " ").compactMap({ Int($0) }) { wrongOrder += 1 }
    }
    #expect(count >= 91_000)
    // ICU 72 orders 30 lines otherwise: overrides, embeddings and isolates mixed.
    #expect(wrongOrder <= 30)
  }

  private func unitStarts(_ text: String) -> [Int] {
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += UTF16.width(scalar) }
      return offset
    }
  }

  // BD16 of UAX #9 stops at 63 open brackets; so does the guard against a quadratic search.
  @Test func `brackets keep their direction up to a depth of 63`() {
    func levels(_ depth: Int) -> [UInt8] {
      let text =
        String(repeating: "(", count: depth) + "א" + String(repeating: ")", count: depth)
      return BidiLevels(units: Array(("a" + text).utf16), base: .leftToRight).levels
    }
    #expect(levels(10).count == 22)
    #expect(levels(63)[1...63].allSatisfy { $0 == 0 })
    #expect(levels(200).count == 402)
  }
}
