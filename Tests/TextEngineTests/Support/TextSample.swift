// SPDX-License-Identifier: MIT

import TextEngine

/// A text with everything that decides about its lines.
struct TextSample: Sendable {
  /// A stretch of the text, as shares of its characters, in one font.
  struct Stretch: Sendable {
    var end: Double
    var font: ResolvedFont
  }

  var text: String
  var stretches: [Stretch]
  var kerning: Double?
  var tracking: Double?
  var style: ParagraphStyle
  var width: Double
  var library: FontLibrary
  /// Decides what is looked at where looking everywhere would take too long.
  var choice: Int

  /// A sample out of a generator.
  init(_ random: inout SplitMix, libraries: [FontLibrary], most: Int) {
    library = random.pick(libraries)
    text = RandomText.text(&random, most: most)
    let count = random.pick([1, 1, 1, 2, 3])
    let ends = (1..<count).map { _ in random.fraction() }.sorted() + [1]
    let size = random.pick([5.0, 11, 17, 17, 23.5, 40])
    stretches = []
    for end in ends {
      let request = FontRequest(size: count == 1 ? size : random.pick([9.0, 17, 17, 30]))
      stretches.append(Stretch(end: end, font: library.resolve(request)))
    }
    switch random.below(10) {
    case 0: kerning = random.pick([1.5, 0.25, 4])
    case 1: tracking = random.pick([1.5, 0.25, 4])
    case 2: kerning = -1
    case 3: tracking = -0.5
    default: break
    }
    style = ParagraphStyle(
      lineHeight: random.chance(50) ? .iOS : .macOS, pixelLength: random.pick([1, 0.5, 1.0 / 3]),
      lineSpacing: random.chance(20) ? 3 : 0,
      alignment: random.pick(TextLineAlignment.allCases), isRightToLeft: random.chance(25))
    width = Self.width(&random)
    choice = random.below(1 << 30)
  }

  private static func width(_ random: inout SplitMix) -> Double {
    switch random.below(10) {
    case 0: 0.5 + random.fraction() * 12
    case 1..<4: Double(random.below(300) + 1)
    case 4..<8: 20 + random.fraction() * 180
    default: 100 + random.fraction() * 500
    }
  }

  var spacing: Double { tracking ?? kerning ?? 0 }
  var largestSize: Double { stretches.map(\.font.size).max() ?? 0 }

  /// The text, or some bytes of it as a text of their own, with characters before and behind.
  func prepared(
    _ range: Range<Int>? = nil, before: String = "", after: String = "",
    style: ParagraphStyle? = nil
  ) -> PreparedText {
    var runs = self.runs(in: range)
    let empty = run("", stretches[stretches.count - 1].font)
    if !before.isEmpty { runs.insert(run(before, runs.first?.font ?? empty.font), at: 0) }
    if !after.isEmpty { runs.append(run(after, runs.last?.font ?? empty.font)) }
    return PreparedText(
      runs: runs.isEmpty ? [empty] : runs, style: style ?? self.style, library: library)
  }

  private func runs(in range: Range<Int>?) -> [TextRun] {
    let bytes = Array(text.utf8)
    let range = range ?? 0..<bytes.count
    let starts = boundaries
    var runs: [TextRun] = []
    var start = 0
    for stretch in stretches {
      let end = starts[Int(Double(starts.count - 1) * stretch.end)]
      let (first, last) = (max(start, range.lowerBound), min(end, range.upperBound))
      if first < last {
        runs.append(run(String(decoding: bytes[first..<last], as: UTF8.self), stretch.font))
      }
      start = end
    }
    return runs
  }

  private func run(_ text: String, _ font: ResolvedFont) -> TextRun {
    TextRun(text: text, font: font, kerning: kerning, tracking: tracking)
  }

  /// Where characters begin in UTF-8, and the end of the text.
  var boundaries: [Int] {
    var offset = 0
    return [0]
      + text.map { character in
        offset += character.utf8.count
        return offset
      }
  }
}

extension TextSample: CustomStringConvertible {
  var description: String {
    let fonts = stretches.map { "\($0.font.face.postScriptName) \($0.font.size) to \($0.end)" }
    return "\"\(text.escaped)\" in \(width); \(fonts.joined(separator: ", ")); "
      + "kerning \(kerning ?? 0), tracking \(tracking ?? 0); \(style)"
  }
}
