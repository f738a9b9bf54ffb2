// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing

/// The Unicode Consortium's own test files, where Debian's `unicode-data` is installed.
///
/// The expected exceptions are those of ICU 72 and Swift 6 against Unicode 15.0; other versions
/// may have fewer.
@Suite struct UnicodeConformanceTests {
  private static let lineBreakFile = UnicodeFile("auxiliary/LineBreakTest.txt")
  private static let graphemeFile = UnicodeFile("auxiliary/GraphemeBreakTest.txt")
  private static let bidiFile = UnicodeFile("BidiTest.txt")
  private static let bidiCharacterFile = UnicodeFile("BidiCharacterTest.txt")

  /// Where ICU, like CLDR, keeps numbers together otherwise than Unicode 15.0: after a hyphen, a
  /// comma and a full stop.
  static let tailoredLines: Set = [
    "2D 23", "2D 308 23", "2D A7", "2D 308 A7", "2D 50005", "2D 308 50005", "2D E01",
    "2D 308 E01", "2C 30", "2C 308 30", "65 71 75 61 6C 73 20 2E 33 35 20 63 65 6E 74 73",
    "61 2E 32 20", "61 2E 32 20 915", "61 2E 32 20 672C", "61 2E 32 3000 672C",
    "61 2E 32 3000 307E", "61 2E 32 3000 33", "61 2E 32 3000 300C", "41 2E 31 20 BABB",
    "BD24 C5B4 2E 20 41 2E 32 20 BCFC", "BD10 C694 2E 20 41 2E 33 20 BABB",
    "C694 2E 20 41 2E 34 20 BABB",
  ]

  /// What ICU orders otherwise: overrides mixed with embeddings and isolates, brackets across
  /// them, and marks behind a closing bracket.
  static let otherOrders: Set = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
    "202A 05D0 0028 05D1 202C 202D 0029;2", "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2", "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2", "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2", "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
    "0061 0028 0062 0029 0331;1", "0061 0028 0332 0062 0029 0333;1",
    "05D0 0028 05D1 0029 0331;0", "05D0 0028 0332 05D1 0029 0333;0",
    "0661 0028 0662 0029 0331;0", "0661 0028 0332 0662 0029 0333;0",
    "0041 200F 005B 05D0 005D 200D 20D6;0", "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
  ]

  // UAX #14, 7,654 cases.
  @Test(.enabled(if: lineBreakFile.exists))
  func `lines break where UAX 14 says, but for ICU's 22 tailored cases`() throws {
    var failures: [String] = []
    for line in try Self.lineBreakFile.lines() {
      let sample = BrokenText(line)
      let breaks = BreakOpportunity.find(in: Array(sample.text.utf16))
      if sample.breaks != sample.unitOffsets.map({ breaks[$0] != 0 }) {
        failures.append(sample.hexadecimal)
      }
    }
    #expect(failures.count <= 22)
    #expect(Set(failures).subtracting(Self.tailoredLines).isEmpty)
  }

  // UAX #29, 602 cases.
  @Test(.enabled(if: graphemeFile.exists))
  func `grapheme clusters are those of UAX 29, as Swift has them`() throws {
    var failures: [String] = []
    var count = 0
    for line in try Self.graphemeFile.lines() {
      let sample = BrokenText(line)
      var offset = 0
      let ends = Set(
        sample.text.map { character in
          offset += character.utf16.count
          return offset
        })
      count += 1
      if sample.breaks.dropFirst() != sample.unitOffsets.dropFirst().map({ ends.contains($0) })[...]
      {
        failures.append(sample.hexadecimal)
      }
    }
    #expect(count >= 602)
    // Swift is newer than Unicode 15.0, and U+2701 is no longer a pictograph.
    #expect(Set(failures).subtracting(["2701 200D 2701"]).isEmpty)
  }

  // UAX #9 through rule L2: 770,241 cases.
  @Test(.enabled(if: bidiFile.exists))
  func `every sequence of four directions has the order and the directions of UAX 9`() throws {
    let failures = try BidiTestFile(bytes: Self.bidiFile.bytes()).run()
    #expect(BidiTestFile.stride == 1 ? failures.count == 770_241 : failures.count > 70_000)
    #expect(failures.wrongOrder == 0)
    #expect(failures.wrongParity == 0)
  }

  // UAX #9 through rule L2, 91,707 cases.
  @Test(.enabled(if: bidiCharacterFile.exists))
  func `directions and visual order are those of UAX 9`() throws {
    var count = 0
    var failures: [String] = []
    for line in try Self.bidiCharacterFile.lines() {
      guard let sample = BidiCharacterCase(line) else { continue }
      count += 1
      if sample.visualOrder != sample.expectedOrder { failures.append(sample.name) }
    }
    #expect(count == 91_707)
    #expect(failures.count <= 30)
    #expect(Set(failures).subtracting(Self.otherOrders).isEmpty)
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
