// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing

/// Fonts with wrong bytes are refused or still draw something finite; nothing crashes.
///
/// `VIEWTREE_FONT_MUTANTS` names the number of mutants of each kind for a long run.
@Suite struct FontMutationTests {
  /// A kind of font with a text that it draws.
  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    var file: FontFile
    var text: String
    /// How many times fewer mutants: for large files.
    var share = 1
    var isCollection = false

    var testDescription: String { name }

    func bytes() throws -> [UInt8] {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path())))
      return isCollection ? FontCollectionWriter.collection(of: [bytes, bytes]) : bytes
    }
  }

  static let kinds = [
    Kind(name: "glyf", file: TestFonts.notoSansHebrew, text: "שָׁלוֹם (12)"),
    Kind(name: "glyf with marks", file: TestFonts.notoSansThai, text: "ที่ปู่ (12)"),
    Kind(name: "CFF", file: TestFonts.inter, text: "Office → AVAWA 1/2", share: 2),
    Kind(name: "variable", file: TestFonts.interVariable, text: "Office AVAWA", share: 4),
    Kind(name: "CBDT", file: TestFonts.notoColorEmoji, text: "👍🏽🇯🇵1️⃣", share: 40),
    Kind(name: "collection", file: TestFonts.notoSansHebrew, text: "שלום", isCollection: true),
  ]

  private var count: Int {
    #if DEBUG
      let usual = 200
    #else
      let usual = 2_000
    #endif
    return ProcessInfo.processInfo.environment["VIEWTREE_FONT_MUTANTS"].flatMap(Int.init) ?? usual
  }

  @Test func `a collection gives all its faces`() throws {
    let kind = try #require(Self.kinds.first { $0.isCollection })
    let library = try FontLibrary(files: [])
    try library.register(bytes: kind.bytes())
    #expect(library.faces.map(\.family) == ["Noto Sans Hebrew", "Noto Sans Hebrew"])
    #expect(library.text("שלום").lines()[0].runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test(arguments: kinds)
  func `a font with wrong bytes is refused or draws something finite`(kind: Kind) throws {
    let bytes = try kind.bytes()
    let count = count / kind.share
    DispatchQueue.concurrentPerform(iterations: 16) { part in
      for index in stride(from: part, to: count, by: 16) {
        var random = SplitMix(seed: UInt64(index))
        var mutant = bytes
        Self.mutate(&mutant, &random)
        expectFinite(mutant, text: kind.text, index: index)
      }
    }
  }

  /// Changes some bytes, in the tables' headers more often than elsewhere, or cuts the end off.
  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let tables = max(Int(bytes[5]), 1)
    if random.chance(10) { bytes.removeLast(random.below(bytes.count - 12)) }
    for _ in 0...random.below(8) {
      var at = random.below(bytes.count)
      let entry = 12 + 16 * random.below(tables)
      if random.chance(20), entry + 16 < bytes.count { at = entry + random.below(16) }
      if random.chance(50), entry + 12 < bytes.count {
        let start = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
        at = min(start + random.below(64), bytes.count - 1)
      }
      bytes[at] = random.pick([0, 0xFF, 0x7F, 0x80, UInt8(random.below(256))])
    }
  }

  private func expectFinite(_ bytes: [UInt8], text: String, index: Int) {
    guard let library = try? FontLibrary(files: []), (try? library.register(bytes: bytes)) != nil
    else { return }
    for weight in [400.0, 900] {
      let font = library.font(17, weight: weight)
      let runs = [TextRun(text: text, font: font)]
      let prepared = PreparedText(runs: runs, style: ParagraphStyle(), library: library)
      let size = prepared.measure(width: 60).size
      #expect(size.width.isFinite && size.height.isFinite, "mutant \(index)")
      for run in prepared.lines(width: 60).flatMap(\.runs) {
        #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "mutant \(index)")
        for glyph in run.glyphs {
          _ = run.face.outline(glyph: glyph.id)
          _ = run.face.picture(glyph: glyph.id)
        }
      }
    }
  }
}

/// Makes a collection of font files.
enum FontCollectionWriter {
  /// The files behind a header, with the offsets in their tables moved.
  static func collection(of fonts: [[UInt8]]) -> [UInt8] {
    var start = 12 + 4 * fonts.count
    var header = Array("ttcf".utf8) + [0, 1, 0, 0] + bigEndian(fonts.count)
    var body: [UInt8] = []
    for font in fonts {
      header += bigEndian(start)
      body += moved(font, by: start)
      start += font.count
    }
    return header + body
  }

  private static func moved(_ font: [UInt8], by distance: Int) -> [UInt8] {
    var font = font
    for table in 0..<Int(font[5]) {
      let at = 12 + 16 * table + 8
      let offset = font[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(at..<at + 4, with: bigEndian(offset + distance))
    }
    return font
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
