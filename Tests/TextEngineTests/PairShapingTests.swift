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

  private func expectSame(
    _ path: String, count: Int, features: [FontFeature] = [], before: String = ""
  ) throws {
    let pairs = try FontLibrary(files: [path])
    let whole = try FontLibrary(filesWithoutPairs: [path])
    guard pairs.systemFace.glyph(for: "a") != nil else { return }
    _ = glyphs(of: before, pairs, width: nil, features: features)
    var random = SplitMix(seed: UInt64(path.utf8.count))
    expectSame(pairs, whole, count: count, features: features) { RandomLetters.text(&random) }
  }

  private func expectSame(
    _ pairs: FontLibrary, _ whole: FontLibrary, count: Int, features: [FontFeature],
    text: () -> String
  ) {
    _ = glyphs(of: String(repeating: "he bad ", count: 100), pairs, width: nil, features: features)
    for number in 0..<count {
      let text = text()
      let width = number % 3 == 0 ? 400.0 : nil
      let found = glyphs(of: text, pairs, width: width, features: features)
      let expected = glyphs(of: text, whole, width: width, features: features)
      #expect(found == expected, "\(pairs.systemFace.source): “\(text)”")
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

  @Test(
    arguments: testFonts,
    [
      "smcp", "tnum", "liga", "frac", "zero", "ss01", "kern", "dlig", "sups", "subs", "sinf",
      "salt",
      "calt", "case", "ordn", "aalt", "rand",
    ])
  func `features are those of the whole`(file: FontFile, tag: String) throws {
    try expectSame(file.path(), count: 300, features: [FontFeature(tag, 1)])
    try expectSame(file.path(), count: 300, features: [FontFeature(tag, 0)])
  }

  // The table of letters has room for 254.
  @Test(arguments: testFonts) func `any number of letters may come`(file: FontFile) throws {
    let many = (0xC0...0x52F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    try expectSame(file.path(), count: 500, before: String(String.UnicodeScalarView(many)))
  }

  @Test func `the fonts with rules are there`() {
    #expect(RuleFont.all.count == 24)
  }

  // Source: HarfBuzz itself; the fonts are made by Fixtures/make_rule_fonts.py.
  @Test(arguments: RuleFont.all)
  func `rules that reach further than a pair have their say`(font: RuleFont) throws {
    let (pairs, whole) = (try FontLibrary(files: []), try FontLibrary(filesWithoutPairs: []))
    try pairs.register(bytes: font.bytes)
    try whole.register(bytes: font.bytes)
    var random = SplitMix(seed: 5)
    for features in [font.features.map { FontFeature($0) }, []] {
      expectSame(pairs, whole, count: 2000, features: features) {
        RandomLetters.fewLetters(&random)
      }
    }
  }
}

/// A tiny font whose rules look at more than two glyphs, change glyphs in turn, or skip some.
struct RuleFont: Decodable, CustomTestStringConvertible, Sendable {
  var name: String
  /// What a text switches on.
  var features: [String]
  private var font: Data

  var bytes: [UInt8] { Array(font) }
  var testDescription: String { name }

  static let all: [RuleFont] = {
    guard
      let url = Bundle.module.url(
        forResource: "rule-fonts", withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url),
      let fonts = try? JSONDecoder().decode([RuleFont].self, from: data)
    else { return [] }
    return fonts
  }()
}

/// Texts of letters that shape in pairs, with what makes fonts do more now and then.
private enum RandomLetters {
  private static let common = Array(
    "etaoinshrdlcumwfgypbvkxjqzETAOINSHRDLTVAWYP    ".unicodeScalars)
  private static let ligatures = [
    "3x4", ": 4a", "-> ", "ffi", "fl", "fi", "ff", "fj", "tt", "Th", "IJ", "ij", "lj",
  ]
  private static let signs = Array("0123456789.,:;!?-+=<>()[]{}/\\@#&*'\"~^_|$%`".unicodeScalars)
  private static let others = Array("äöüßéèçñøåæœŁłžşΑΒΓαβγΑΥάώАБВжийщѓ–—’“”…€".unicodeScalars)
  private static let foreign = Array("e\u{301}\u{00AD}א中😀½⁄ﬁ\u{A0}\u{200D}\t".unicodeScalars)

  /// A text of the letters that the rule fonts have.
  static func fewLetters(_ random: inout SplitMix) -> String {
    let letters = Array("aabbccddeffgh   ")
    return String((0...random.below(14)).map { _ in random.pick(letters) })
  }

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
