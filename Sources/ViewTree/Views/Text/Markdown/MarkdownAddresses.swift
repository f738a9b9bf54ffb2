// SPDX-License-Identifier: MIT

internal import Foundation

/// Addresses that are links without further signs.
///
/// Source: CommonMark 6.5 for those in angle brackets, GitHub's extension 6.9 for plain ones.
enum MarkdownAddresses {
  private static let prefixes = ["https://", "http://", "www."].map(Array.init)

  /// Where an address in angle brackets leads; nil for what is no address.
  static func destination(ofBracketed symbols: ArraySlice<MarkdownSymbol>) -> [MarkdownSymbol]? {
    let colon = symbols.firstIndex { $0.isCharacter(":") }
    if let colon {
      let scheme = symbols[..<colon]
      let isScheme =
        (2...32).contains(scheme.count) && scheme.first?.matches(\.isASCIILetter) == true
        && scheme.allSatisfy {
          $0.matches { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
        }
      if isScheme { return Array(symbols) }
    }
    let at = symbols.firstIndex { $0.isCharacter("@") }
    guard let at, isLocal(symbols[..<at]), isDomain(symbols[(at + 1)...]) else { return nil }
    return "mailto:".map { .character($0) } + symbols
  }

  /// The spans with the plain addresses in them as links.
  static func linked(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    for span in spans {
      let isPlain = span.link == nil && !span.intent.contains(.code)
      for part in isPlain ? linked(span) : [span] { result.join(part) }
    }
    return result
  }

  private static func linked(_ span: MarkdownSpan) -> [MarkdownSpan] {
    var parts: [MarkdownSpan] = []
    var start = 0
    var index = 0
    while index < span.symbols.count {
      guard let (address, link) = address(in: span.symbols, at: index, after: start) else {
        index += 1
        continue
      }
      if address.lowerBound > start {
        parts.append(span.part(start..<address.lowerBound, link: nil))
      }
      parts.append(span.part(address, link: link))
      start = address.upperBound
      index = start
    }
    if start < span.symbols.count { parts.append(span.part(start..<span.symbols.count, link: nil)) }
    return parts
  }

  /// The address that is seen at a place: a web address begins there, a mail address has its `@`
  /// there.
  private static func address(
    in symbols: [MarkdownSymbol], at index: Int, after start: Int
  ) -> (Range<Int>, link: [MarkdownSymbol])? {
    symbols[index].isCharacter("@")
      ? mail(in: symbols, at: index, after: start) : web(in: symbols, at: index)
  }

  private static func web(
    in symbols: [MarkdownSymbol], at start: Int
  ) -> (Range<Int>, link: [MarkdownSymbol])? {
    guard start == 0 || symbols[start - 1].matches({ $0.isWhitespace || "*_~(".contains($0) }),
      let prefix = prefixes.first(where: { begins(symbols[start...], with: $0) })
    else { return nil }
    var end = start + prefix.count
    while end < symbols.count, !symbols[end].matches({ $0.isWhitespace || $0 == "<" }) { end += 1 }
    end = withoutClosing(symbols, start..<end)
    guard end > start + prefix.count else { return nil }
    let address = Array(symbols[start..<end])
    let scheme = prefix.first == "w" ? "http://".map { MarkdownSymbol.character($0) } : []
    return (start..<end, scheme + address)
  }

  private static func begins(_ symbols: ArraySlice<MarkdownSymbol>, with prefix: [Character])
    -> Bool
  {
    symbols.count >= prefix.count
      && zip(symbols, prefix).allSatisfy { $0.isCharacter($1) }
  }

  /// The end without punctuation that belongs to the sentence.
  private static func withoutClosing(_ symbols: [MarkdownSymbol], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    let opened = symbols[range].count { $0.isCharacter("(") }
    var closed = symbols[range].count { $0.isCharacter(")") }
    while end > range.lowerBound {
      let last = symbols[end - 1]
      let isExtra = last.isCharacter(")") && closed > opened
      guard isExtra || last.matches({ "?!.,:*_~'\";".contains($0) }) else { break }
      if isExtra { closed -= 1 }
      end -= 1
    }
    return end
  }

  private static func mail(
    in symbols: [MarkdownSymbol], at index: Int, after limit: Int
  ) -> (Range<Int>, link: [MarkdownSymbol])? {
    var start = index
    while start > limit, symbols[start - 1].matches(\.isLocal) { start -= 1 }
    var end = index + 1
    while end < symbols.count, symbols[end].matches(\.isDomain) { end += 1 }
    while end > index, symbols[end - 1].isCharacter(".") { end -= 1 }
    guard start < index, isDomain(symbols[(index + 1)..<max(end, index + 1)]) else { return nil }
    return (start..<end, "mailto:".map { .character($0) } + symbols[start..<end])
  }

  private static func isLocal(_ symbols: ArraySlice<MarkdownSymbol>) -> Bool {
    !symbols.isEmpty && symbols.allSatisfy { $0.matches(\.isLocal) }
  }

  /// Whether symbols are a name with a dot inside.
  private static func isDomain(_ symbols: ArraySlice<MarkdownSymbol>) -> Bool {
    guard let last = symbols.last, let first = symbols.first else { return false }
    return symbols.allSatisfy { $0.matches(\.isDomain) }
      && symbols.contains { $0.isCharacter(".") } && !first.isCharacter(".")
      && last.matches { $0.isASCIILetter || $0.isASCIIDigit }
  }
}

extension MarkdownSpan {
  fileprivate func part(_ range: Range<Int>, link: [MarkdownSymbol]?) -> MarkdownSpan {
    MarkdownSpan(symbols: Array(symbols[range]), intent: intent, link: link)
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
  /// Whether it may stand before the `@` of a mail address.
  fileprivate var isLocal: Bool { isASCIILetter || isASCIIDigit || "+._-".contains(self) }
  /// Whether it may stand in the name of a machine.
  fileprivate var isDomain: Bool { isASCIILetter || isASCIIDigit || ".-_".contains(self) }
}
