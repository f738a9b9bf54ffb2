// SPDX-License-Identifier: MIT

/// Texts out of a generator: words of many scripts and everything odd that may stand between.
enum RandomText {
  /// Letters, and the marks that combine with them, of each script.
  static let scripts: [[ClosedRange<UInt32>]] = [
    [0x61...0x7A, 0x61...0x7A, 0x41...0x5A, 0xC0...0x17F],  // Latin
    [0x391...0x3A1, 0x3B1...0x3C9],  // Greek
    [0x410...0x44F],  // Cyrillic
    [0x531...0x556, 0x561...0x586],  // Armenian
    [0x5D0...0x5EA, 0x5B0...0x5BC],  // Hebrew
    [0x620...0x64A, 0x64B...0x652],  // Arabic
    [0x905...0x939, 0x93E...0x94D],  // Devanagari
    [0x995...0x9B0, 0x9BE...0x9C4],  // Bengali
    [0xB95...0xBB9, 0xBBE...0xBCD],  // Tamil
    [0xE01...0xE3A, 0xE40...0xE4E],  // Thai
    [0x10D0...0x10F0],  // Georgian
    [0x1200...0x1248],  // Ethiopic
    [0x1780...0x17A2, 0x17B6...0x17D3],  // Khmer
    [0x3041...0x3096, 0x30A1...0x30FE],  // Kana
    [0x4E00...0x4E80],  // Han
    [0xAC00...0xAC80, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2],  // Hangul
  ]

  static let spaces = [
    " ", " ", " ", "  ", "\u{A0}", "\u{2003}", "\u{3000}", "\u{200B}", "\u{2060}",
  ]
  static let lineEnds = [
    "\n", "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}",
  ]
  static let emoji = [
    "👍", "👍🏽", "👩‍👩‍👧‍👧", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🇯🇵", "🇯🇵🇩🇪🇫", "1️⃣", "❤︎", "❤️", "🏳️‍🌈", "😀",
  ]
  static let signs = [
    "-", "(", ")", "[", "]", "123", "3,14", "$5", "50%", "...", "!", "?", "“", "”", "、", "。", "「",
    "」", "/", "—", "'", "«", "»", "№", ":", "\u{AD}", "…",
  ]
  static let controls = [
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}",
    "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    "\u{FEFF}", "\0", "\u{7F}",
  ]

  /// A text of up to `most` pieces.
  static func text(_ random: inout SplitMix, most: Int) -> String {
    let home = random.below(scripts.count)
    return (0..<random.below(most + 1)).map { _ in piece(&random, home: home) }.joined()
  }

  private static func piece(_ random: inout SplitMix, home: Int) -> String {
    switch random.below(100) {
    case 0..<38: word(&random, script: random.chance(70) ? home : random.below(scripts.count))
    case 38..<68: random.pick(spaces)
    case 68..<72: random.pick(lineEnds)
    case 72..<74: "\t"
    case 74..<79: random.pick(emoji)
    case 79..<89: random.pick(signs)
    case 89..<94: random.pick(controls)
    case 94..<98: marks(&random)
    default: anything(&random)
    }
  }

  private static func word(_ random: inout SplitMix, script: Int) -> String {
    string((0...random.below(9)).map { _ in scalar(in: random.pick(scripts[script]), &random) })
  }

  private static func marks(_ random: inout SplitMix) -> String {
    string((0...random.below(4)).map { _ in scalar(in: 0x300...0x36F, &random) })
  }

  private static func anything(_ random: inout SplitMix) -> String {
    string([scalar(in: random.chance(70) ? 0...0xFFFF : 0...0x10FFFF, &random)])
  }

  private static func scalar(in range: ClosedRange<UInt32>, _ random: inout SplitMix) -> UInt32 {
    range.lowerBound + UInt32(random.below(range.count))
  }

  /// The string of scalar values; those that are no scalars are left out.
  static func string(_ values: some Sequence<UInt32>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: values.compactMap { Unicode.Scalar($0) })
    return String(scalars)
  }
}

extension String {
  /// The text as it could stand in a source file, with everything but ASCII escaped.
  var escaped: String {
    unicodeScalars.map { $0.value == 0x20 ? " " : $0.escaped(asASCII: true) }.joined()
  }

  /// A shortest text that is still `wrong`: scalars are taken away while it stays so.
  func shrunk(while wrong: (String) -> Bool) -> String {
    var scalars = unicodeScalars.map(\.value)
    var length = max(scalars.count / 2, 1)
    while true {
      var start = 0
      var hasShrunk = false
      while start < scalars.count {
        var fewer = scalars
        fewer.removeSubrange(start..<min(start + length, scalars.count))
        if wrong(RandomText.string(fewer)) {
          scalars = fewer
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { return RandomText.string(scalars) }
      if !hasShrunk { length = max(length / 2, 1) }
    }
  }
}
