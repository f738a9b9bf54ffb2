// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing

/// Texts put together from pairs of letters have the glyphs that HarfBuzz gives the whole.
@Suite struct PairShapingTests {
  /// Every font file of the machine's that has the letters.
  private static let files: [String] = {
    let directory = TestFonts.directory
    let names = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.sorted()
      .map { directory + $0 }
  }()

  /// In a debug build every eighth font.
  private static var someFiles: [String] {
    #if DEBUG
      files.enumerated().filter { $0.offset % 8 == 3 }.map(\.element)
    #else
      files
    #endif
  }

  private static let testFonts = [
    TestFonts.dejaVuSans, TestFonts.liberationSans, TestFonts.inter, TestFonts.interVariable,
    TestFonts.notoSans,
  ]

  /// What decides about a glyph, with the end of each line.
  private func glyphs(
    of text: String, _ library: FontLibrary, width: Double?, features: [FontFeature]
  ) -> [[Double]] {
    let font = ResolvedFont(face: library.systemFace, size: 100, features: features)
    let prepared = PreparedText(
      runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library)
    return prepared.lines(width: width).flatMap { line in
      [[Double(line.range.upperBound), line.width]]
        + line.runs.flatMap(\.glyphs).map {
          [Double($0.id), $0.x, $0.y, $0.advance, Double($0.cluster)]
        }
    }
  }

  private func expectSame(_ path: String, count: Int, features: [FontFeature] = []) throws {
    let pairs = try FontLibrary(files: [path])
    let whole = try FontLibrary(filesWithoutPairs: [path])
    guard pairs.systemFace.glyph(for: "a") != nil else { return }
    var random = SplitMix(seed: UInt64(path.utf8.count))
    _ = glyphs(of: String(repeating: "word ", count: 100), pairs, width: nil, features: features)
    for number in 0..<count {
      let text = RandomLetters.text(&random)
      let width = number % 3 == 0 ? 400.0 : nil
      let found = glyphs(of: text, pairs, width: width, features: features)
      let expected = glyphs(of: text, whole, width: width, features: features)
      #expect(found == expected, "\(path): “\(text)”")
      if found != expected { return }
    }
  }

  // Source: HarfBuzz itself.
  @Test(arguments: someFiles)
  func `any font's letters are placed as in the whole`(path: String) throws {
    try expectSame(path, count: 150)
  }

  @Test(arguments: testFonts) func `many texts are placed as in the whole`(file: FontFile) throws {
    #if DEBUG
      try expectSame(file.path(), count: 1500)
    #else
      try expectSame(file.path(), count: 20_000)
    #endif
  }

  @Test(arguments: testFonts, ["smcp", "tnum", "liga", "frac", "zero", "ss01", "kern", "dlig"])
  func `features are those of the whole`(file: FontFile, tag: String) throws {
    try expectSame(file.path(), count: 300, features: [FontFeature(tag, 1)])
    try expectSame(file.path(), count: 300, features: [FontFeature(tag, 0)])
  }
}

/// Texts of letters that shape in pairs, with what makes fonts do more now and then.
private enum RandomLetters {
  private static let common = Array(
    "etaoinshrdlcumwfgypbvkxjqzETAOINSHRDLTVAWYP    ".unicodeScalars)
  private static let ligatures = ["ffi", "fl", "fi", "ff", "fj", "tt", "Th", "IJ", "ij", "lj"]
  private static let signs = Array("0123456789.,:;!?-+=<>()[]{}/\\@#&*'\"~^_|$%`".unicodeScalars)
  private static let others = Array("äöüßéèçñøåæœŁłžşΑΒΓαβγΑΥάώАБВжийщѓ–—’“”…€".unicodeScalars)
  private static let foreign = Array("e\u{301}\u{00AD}א中😀½⁄ﬁ\u{A0}\u{200D}\t".unicodeScalars)

  static func text(_ random: inout SplitMix) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0...random.below(30) {
      switch random.below(100) {
      case ..<70: text.append(random.pick(common))
      case ..<78: text.append(contentsOf: random.pick(ligatures).unicodeScalars)
      case ..<90: text.append(random.pick(signs))
      case ..<98: text.append(random.pick(others))
      default: text.append(random.pick(foreign))
      }
    }
    return String(text)
  }
}
