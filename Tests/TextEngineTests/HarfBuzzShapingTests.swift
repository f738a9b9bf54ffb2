// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing

/// Glyphs, advances, offsets and clusters against `hb-shape`, Debian's tool (libharfbuzz-bin).
@Suite(.enabled(if: HBShape.isInstalled, "hb-shape is not installed"))
struct HarfBuzzShapingTests {
  /// A script with the face that draws it, and its letters and marks.
  struct Script: CustomTestStringConvertible, Sendable {
    var name: String
    var file: FontFile
    var letters: [ClosedRange<UInt32>]
    var marks: [ClosedRange<UInt32>] = []
    var isRightToLeft = false

    var testDescription: String { name }

    /// Words of letters with a mark now and then.
    func text(_ random: inout SplitMix) -> String {
      let words = (0...random.below(3)).map { _ in word(&random) }
      return words.joined(separator: " ")
    }

    private func word(_ random: inout SplitMix) -> String {
      var scalars: [UInt32] = []
      for _ in 0...random.below(8) {
        scalars.append(scalar(random.pick(letters), &random))
        if !marks.isEmpty, random.chance(35) { scalars.append(scalar(random.pick(marks), &random)) }
      }
      return RandomText.string(scalars)
    }

    private func scalar(_ range: ClosedRange<UInt32>, _ random: inout SplitMix) -> UInt32 {
      range.lowerBound + UInt32(random.below(range.count))
    }
  }

  static let scripts = [
    Script(
      name: "Latin", file: TestFonts.dejaVuSans, letters: [0x41...0x5A, 0x61...0x7A, 0x66...0x69]),
    Script(
      name: "Latin, kerned against the space", file: TestFonts.liberationSans,
      letters: [0x41...0x5A, 0x61...0x7A], marks: [0x300...0x304]),
    Script(
      name: "Latin, CFF", file: TestFonts.inter, letters: [0x41...0x5A, 0x61...0x7A, 0xC0...0xFF]),
    Script(name: "Greek", file: TestFonts.notoSans, letters: [0x391...0x3A1, 0x3B1...0x3C9]),
    Script(
      name: "Cyrillic", file: TestFonts.notoSans, letters: [0x410...0x44F], marks: [0x300...0x306]),
    Script(
      name: "Hebrew", file: TestFonts.notoSansHebrew, letters: [0x5D0...0x5EA],
      marks: [0x5B0...0x5BC], isRightToLeft: true),
    Script(
      name: "Arabic", file: TestFonts.notoSansArabic, letters: [0x621...0x63A, 0x641...0x64A],
      marks: [0x64B...0x652], isRightToLeft: true),
    Script(
      name: "Arabic in DejaVu", file: TestFonts.dejaVuSans,
      letters: [0x627...0x63A, 0x641...0x64A],
      isRightToLeft: true),
    Script(
      name: "Devanagari", file: TestFonts.notoSansDevanagari, letters: [0x915...0x939],
      marks: [0x93E...0x94D, 0x94D...0x94D]),
    Script(
      name: "Bengali", file: TestFonts.notoSansBengali, letters: [0x995...0x9A8, 0x9AA...0x9B0],
      marks: [0x9BE...0x9C3, 0x9CD...0x9CD]),
    Script(
      name: "Tamil", file: TestFonts.notoSansTamil, letters: [0xBAE...0xBB5],
      marks: [0xBBE...0xBC2, 0xBC6...0xBC8, 0xBCD...0xBCD]),
    Script(
      name: "Thai", file: TestFonts.notoSansThai, letters: [0xE01...0xE2E],
      marks: [0xE31...0xE31, 0xE34...0xE39, 0xE47...0xE4C]),
    Script(
      name: "Khmer", file: TestFonts.notoSansKhmer, letters: [0x1780...0x17A2],
      marks: [0x17B6...0x17C5, 0x17D2...0x17D2]),
    Script(
      name: "Myanmar", file: TestFonts.notoSansMyanmar, letters: [0x1000...0x1020],
      marks: [0x102B...0x1030, 0x1039...0x103E]),
    Script(name: "Georgian", file: TestFonts.notoSansGeorgian, letters: [0x10D0...0x10F0]),
    Script(name: "Ethiopic", file: TestFonts.notoSansEthiopic, letters: [0x1200...0x1246]),
  ]

  // 16 × 130 strings in 13 scripts.
  @Test(arguments: scripts)
  func `words are shaped as the tool shapes them`(script: Script) throws {
    let path = try script.file.path()
    let library = try FontLibrary(files: [path])
    var random = SplitMix(seed: UInt64(script.letters[0].lowerBound))
    let texts = (0..<130).map { _ in script.text(&random) }
    let requests = texts.map {
      HBShape.Request(font: path, text: $0, isRightToLeft: script.isRightToLeft)
    }
    let answers = try HBShape.shape(requests)
    #expect(answers.count == texts.count)
    for (text, answer) in zip(texts, answers) {
      let found = ShapedLine(text, library: library)
      #expect(found.glyphs == answer.onGraphemes(of: text), "\(text.escaped)")
    }
  }

  // Liberation Sans kerns "T" and "A" against the space: a whole line is not the sum of words.
  @Test func `kerning against a space is the tool's`() throws {
    let path = try TestFonts.liberationSans.path()
    let library = try FontLibrary(files: [path])
    let answers = try HBShape.shape([HBShape.Request(font: path, text: "AT A T")])
    let widths = ["AT A T", "AT", "A", "T", " "].map {
      library.text($0, size: 2048).unlimitedWidth
    }
    #expect(widths[0] == Double(answers[0].glyphs.reduce(0) { $0 + $1.advance }))
    #expect(widths[0] < widths[1] + widths[2] + widths[3] + 2 * widths[4])
  }
}

/// A line as the engine places it, in font units.
private struct ShapedLine {
  var glyphs: [HBShape.Glyph] = []

  init(_ text: String, library: FontLibrary) {
    let unitsPerEm = Double(library.systemFace.unitsPerEm)
    guard let line = library.text(text, size: unitsPerEm).lines().first else { return }
    var pen = line.x
    for run in line.runs {
      for glyph in run.glyphs {
        glyphs.append(
          HBShape.Glyph(
            id: Int(glyph.id), cluster: glyph.cluster, advance: Int(glyph.advance.rounded()),
            x: Int((glyph.x - pen).rounded()), y: Int((line.baseline - glyph.y).rounded())))
        pen += glyph.advance
      }
    }
  }
}
