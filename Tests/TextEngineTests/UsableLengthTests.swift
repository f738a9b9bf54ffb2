// SPDX-License-Identifier: MIT

import Testing
import TextEngine

/// Numbers that a text cannot use. The limit of a million points is ours.
@Suite struct UsableLengthTests {
  static let oddNumbers: [Double] = [
    -1e308, 1e308, 1e300, -1e17, 1e7, .nan, .infinity, -.infinity, -0.0, .leastNonzeroMagnitude,
  ]

  /// Where a caller has a number.
  static let places: [Place] = [
    Place("kerning") { $0.kerning = $2 },
    Place("tracking") { $0.tracking = $2 },
    Place("baseline offset") { $0.baselineOffset = $2 },
    Place("extra leading") { $0.font.extraLeading = $2 },
    Place("font size") { $0.font.size = $2 },
    Place("attachment's width") { $0.attach(width: $2) },
    Place("attachment's ascent") { $0.attach(ascent: $2) },
    Place("attachment's descent") { $0.attach(descent: $2) },
    Place("line spacing") { $1.lineSpacing = $2 },
    Place("line height") { $1.uniformLineHeight = .points($2) },
    Place("multiple") { $1.uniformLineHeight = .multipleOfFontSize($2) },
    Place("leading") { $1.uniformLineHeight = .fontSizePlus($2) },
    Place("pixel") { $1.pixelLength = $2 },
    Place("scale factor") { $1.minimumScaleFactor = $2 },
  ]

  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var put: @Sendable (inout TextRun, inout ParagraphStyle, Double) -> Void
    var testDescription: String { name }

    init(
      _ name: String, put: @escaping @Sendable (inout TextRun, inout ParagraphStyle, Double) -> Void
    ) {
      self.name = name
      self.put = put
    }
  }

  @Test(arguments: places, oddNumbers)
  func `every length of a text is finite, whatever is asked for`(
    place: Place, number: Double
  ) throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    for string in ["", "   ", "AV office\nשל\t12"] {
      for alignment in TextLineAlignment.allCases {
        var run = TextRun(text: string, font: library.font(17), underline: .solid)
        var style = ParagraphStyle(lineLimit: 2, reservedLines: 3, alignment: alignment)
        place.put(&run, &style, number)
        let runs = [run, TextRun(text: string, font: library.font(12))]
        for width in [nil, 0, 30, 1e308] as [Double?] {
          expectSound(TextLayout(runs, width: width, style: style, library: library))
        }
      }
    }
  }

  private func expectSound(_ layout: TextLayout) {
    let answer = layout.measurement
    for length in [answer.size, answer.unroundedSize].flatMap({ [$0.width, $0.height] }) {
      #expect(length.isFinite && length.sign == .plus)
    }
    #expect(answer.firstBaseline.isFinite && answer.lastBaseline.isFinite)
    for line in layout.lines {
      #expect((line.x + line.y + line.width + line.height + line.baseline).isFinite)
      for glyph in line.runs.flatMap(\.glyphs) {
        #expect(glyph.x.isFinite && glyph.y.isFinite && glyph.advance.isFinite)
      }
      #expect(line.decorations.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width.isFinite })
      #expect(line.stretches.allSatisfy { $0.x.isFinite && $0.width.isFinite })
    }
  }

  @Test func `a length beyond a million points counts as a million`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    func text(kerning: Double, offset: Double) -> TextMeasurement {
      let run = TextRun(
        text: "abc", font: library.font(17), kerning: kerning, baselineOffset: offset)
      return PreparedText(runs: [run], style: ParagraphStyle(), library: library).measure()
    }
    #expect(text(kerning: 1e300, offset: 0) == text(kerning: 1e6, offset: 0))
    #expect(text(kerning: -1e300, offset: 0) == text(kerning: -1e6, offset: 0))
    #expect(text(kerning: 0, offset: 1e300) == text(kerning: 0, offset: 1e6))
    let plain = text(kerning: 0, offset: 0).unroundedSize.height
    #expect(near(text(kerning: 0, offset: 1e300).unroundedSize.height, plain))
  }

  @Test func `tracking that is not finite leaves the ligatures alone`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    let run = TextRun(text: "office", font: library.font(17), tracking: .nan)
    let layout = TextLayout([run], library: library)
    #expect(layout.lines.flatMap(\.runs).flatMap(\.glyphs).count == 4)
  }

  @Test func `nothing is less than zero wide`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans)
    for string in ["", "        ", "\n", "\u{200B}"] {
      for width in [nil, 0, -0.0, 10] as [Double?] {
        let size = TextLayout(string, width: width, library: library).size
        #expect(size.width.sign == .plus && size.height.sign == .plus)
      }
    }
  }
}

extension TextRun {
  fileprivate mutating func attach(
    width: Double = 10, ascent: Double = 10, descent: Double = 0
  ) {
    let attachment = TextAttachment(width: width, ascent: ascent, descent: descent)
    self = TextRun(attachment: attachment, font: font, baselineOffset: baselineOffset)
  }
}
