// SPDX-License-Identifier: MIT

internal import Foundation

/// A piece of a source in Markdown.
enum MarkdownSymbol: Hashable {
  /// A character, which may be a sign of Markdown's.
  case character(Character)
  /// A value by its number, which is none.
  case value(Int)

  /// Whether it is a character that is written as itself.
  func isCharacter(_ character: Character) -> Bool { self == .character(character) }

  /// Whether a property of characters holds; never of a value.
  func matches(_ property: (Character) -> Bool) -> Bool {
    if case .character(let character) = self { property(character) } else { false }
  }
}

/// Symbols that are meant to be the same.
struct MarkdownSpan: Equatable {
  var symbols: [MarkdownSymbol]
  var intent: InlinePresentationIntent = []
  /// The destination of the link that the symbols are the text of.
  var link: [MarkdownSymbol]?
}

extension Character {
  /// Whether a backslash before it takes its meaning away (CommonMark 2.4).
  var isMarkdownPunctuation: Bool {
    guard let value = asciiValue else { return false }
    return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value)
      || (0x5B...0x60).contains(value) || (0x7B...0x7E).contains(value)
  }
}
