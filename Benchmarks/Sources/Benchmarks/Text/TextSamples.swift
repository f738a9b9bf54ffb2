// SPDX-License-Identifier: MIT

/// The texts that are laid out: drawn with a small generator, the same in every run.
struct TextSamples {
  /// Texts of two to four words, about 20 characters; all different.
  let labels: [String]
  /// Texts of 100 words with commas and full stops.
  let paragraphs: [String]

  init(_ writing: Writing, labels labelCount: Int, paragraphs paragraphCount: Int) {
    var random = LinearCongruential()
    labels = (0..<labelCount).map { Self.label(number: $0, writing, &random) }
    paragraphs = (0..<paragraphCount).map { Self.paragraph(number: $0, writing, &random) }
  }

  /// Which letters are used.
  enum Writing: String, CaseIterable {
    case latin
    /// Latin, Greek, Cyrillic, Hebrew and Arabic, a text in each in turn.
    case scripts

    fileprivate func letters(number: Int) -> [Character] {
      let all = self == .latin ? [Self.alphabets[0]] : Self.alphabets
      return all[number % all.count]
    }

    private static let alphabets = [
      "etaoinshrdlucmfwypvbgkeeaaiot", "αβγδεζηικλμνοπρστυω", "абвгдежиклмнопрстуы",
      "אבגדהוחיכלמנרשת", "ابتحدرسعفقكلمنهوي",
    ].map { Array($0) }
  }

  private static func label(
    number: Int, _ writing: Writing, _ random: inout LinearCongruential
  ) -> String {
    let letters = writing.letters(number: number)
    let words = (0..<2).map { _ in word(letters, random.range(4, 8), &random) }
    return "\(words.joined(separator: " ")) \(number)"
  }

  private static func paragraph(
    number: Int, _ writing: Writing, _ random: inout LinearCongruential
  ) -> String {
    let letters = writing.letters(number: number)
    let words = (0..<100).map { index in
      let end = index == 99 ? "." : index % 9 == 8 ? "," : index % 14 == 13 ? "." : ""
      return word(letters, random.range(2, 10), &random) + end
    }
    return words.joined(separator: " ")
  }

  private static func word(
    _ letters: [Character], _ length: Int, _ random: inout LinearCongruential
  ) -> String {
    String((0..<length).map { _ in letters[random.range(0, letters.count - 1)] })
  }
}
