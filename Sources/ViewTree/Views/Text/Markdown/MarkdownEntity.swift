// SPDX-License-Identifier: MIT

/// Characters that are written by their names or numbers, as `&amp;` and `&#960;`.
///
/// Source: CommonMark 2.5. Of the names in HTML only those are known that text needs.
enum MarkdownEntity {
  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "middot": "·", "bull": "•", "times": "×", "deg": "°", "euro": "€", "shy": "\u{AD}",
  ]

  /// The character of a name between `&` and `;`.
  static func character(of symbols: ArraySlice<MarkdownSymbol>) -> Character? {
    var name = ""
    for symbol in symbols {
      guard case .character(let character) = symbol else { return nil }
      name.append(character)
    }
    return name.hasPrefix("#") ? character(numbered: name.dropFirst()) : names[name]
  }

  private static func character(numbered number: Substring) -> Character? {
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return Character(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
