// SPDX-License-Identifier: MIT

/// Where a link leads: what stands in parentheses behind its text.
///
/// Source: CommonMark 6.3, inline links. A title is read and left out.
struct MarkdownDestination {
  /// The deepest nesting of parentheses in a destination.
  private static let deepest = 32

  private(set) var symbols: [MarkdownSymbol] = []
  /// Where the source goes on.
  private(set) var end: Int

  /// Nil where no destination stands at a place.
  init?(_ source: [MarkdownSymbol], at start: Int) {
    end = start
    guard take("(", in: source) else { return nil }
    skipSpaces(in: source)
    guard readDestination(in: source) else { return nil }
    let hasSpace = skipSpaces(in: source)
    if hasSpace, !readTitle(in: source) { return nil }
    skipSpaces(in: source)
    guard take(")", in: source) else { return nil }
  }

  private mutating func take(_ character: Character, in source: [MarkdownSymbol]) -> Bool {
    guard end < source.count, source[end].isCharacter(character) else { return false }
    end += 1
    return true
  }

  @discardableResult private mutating func skipSpaces(in source: [MarkdownSymbol]) -> Bool {
    let start = end
    while end < source.count, source[end].matches(\.isWhitespace) { end += 1 }
    return end > start
  }

  private mutating func readDestination(in source: [MarkdownSymbol]) -> Bool {
    take("<", in: source) ? readBracketed(in: source) : readPlain(in: source)
  }

  private mutating func readBracketed(in source: [MarkdownSymbol]) -> Bool {
    while end < source.count {
      if take(">", in: source) { return true }
      guard !source[end].matches({ $0 == "<" || $0.isNewline }) else { return false }
      readSymbol(in: source)
    }
    return false
  }

  private mutating func readPlain(in source: [MarkdownSymbol]) -> Bool {
    var depth = 0
    while end < source.count, !source[end].matches(\.isWhitespace) {
      if source[end].isCharacter("(") { depth += 1 }
      if source[end].isCharacter(")") {
        if depth == 0 { return true }
        depth -= 1
      }
      guard depth <= Self.deepest else { return false }
      readSymbol(in: source)
    }
    return depth == 0
  }

  /// Takes one symbol, or the one behind a backslash.
  private mutating func readSymbol(in source: [MarkdownSymbol]) {
    if source[end].isCharacter("\\"), end + 1 < source.count,
      source[end + 1].matches(\.isMarkdownPunctuation)
    {
      end += 1
    }
    symbols.append(source[end])
    end += 1
  }

  /// Reads a title, if there is one; false for one without an end.
  private mutating func readTitle(in source: [MarkdownSymbol]) -> Bool {
    let quotes: [(open: Character, close: Character)] = [("\"", "\""), ("'", "'"), ("(", ")")]
    guard let quote = quotes.first(where: { take($0.open, in: source) }) else { return true }
    while end < source.count {
      if take(quote.close, in: source) { return true }
      if source[end].isCharacter(quote.open) { return false }
      end += source[end].isCharacter("\\") && end + 1 < source.count ? 2 : 1
    }
    return false
  }
}
