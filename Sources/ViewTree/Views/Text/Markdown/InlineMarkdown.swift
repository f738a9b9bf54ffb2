// SPDX-License-Identifier: MIT

internal import Foundation

/// Reads inline Markdown: emphasis, code, strikethrough, links, escapes and entities.
///
/// Foundation reads Markdown on Apple's systems only. This reader follows CommonMark 0.31, section
/// 6, with GitHub's strikethrough and plain addresses. Blocks, HTML and references are not read:
/// their signs stay as they are. The work grows with the length of the source alone.
///
/// 1. One walk cuts the source into items: characters, signs of emphasis, code, brackets.
/// 2. A closing bracket with a destination behind it makes a link of what is open.
/// 3. Signs of emphasis find their partners (`MarkdownEmphasis`).
/// 4. One walk over the items counts what is open and joins spans.
struct InlineMarkdown {
  private let source: [MarkdownSymbol]
  private let joinsLines: Bool
  private var position = 0
  private var items: [MarkdownItem] = []
  private var emphasis = MarkdownEmphasis()
  private var brackets: [Bracket] = []
  /// Brackets before this one hold a link already, and cannot become one.
  private var firstOpenBracket = 0
  private lazy var backticks = BacktickRuns(source)

  /// An opening bracket that waits for its partner.
  private struct Bracket {
    var item: Int
    var isImage: Bool
    /// The sign of emphasis before it.
    var delimiter: Int
  }

  /// Reads a source.
  ///
  /// - Parameter joinsLines: whether a line break is a space, unless two spaces or a backslash
  ///   stand before it; otherwise white space stays.
  static func spans(of source: [MarkdownSymbol], joinsLines: Bool) -> [MarkdownSpan] {
    var reader = InlineMarkdown(source, joinsLines: joinsLines)
    while reader.position < source.count { reader.readNext() }
    reader.emphasis.match(after: -1, in: &reader.items)
    return MarkdownAddresses.linked(MarkdownItem.spans(of: reader.items))
  }

  /// Whether a key may hold Markdown; a quick look that errs on the safe side.
  static func mayStyle(_ parts: [LocalizedStringKey.Part]) -> Bool {
    parts.contains { part in
      guard case .literal(let string) = part else { return false }
      return mayStyle(string)
    }
  }

  /// Whether a string has a sign, or what is a part of every plain address: `@`, `:/` or `ww`.
  private static func mayStyle(_ string: String) -> Bool {
    var previous: UInt8 = 0
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"),
        UInt8(ascii: "w") where previous == UInt8(ascii: "w"):
        return true
      default: previous = byte
      }
    }
    return false
  }

  private init(_ source: [MarkdownSymbol], joinsLines: Bool) {
    self.source = source
    self.joinsLines = joinsLines
  }

  private mutating func readNext() {
    guard case .character(let character) = source[position] else {
      return add([source[position]], length: 1)
    }
    switch character {
    case "*", "_", "~": readDelimiters(character)
    case "`": readCode()
    case "\\": readEscape()
    case "&": readEntity()
    case "<": readAddress()
    case "[": open(isImage: false, length: 1)
    case "!" where symbol(at: position + 1)?.isCharacter("[") == true:
      open(isImage: true, length: 2)
    case "]": closeBracket()
    case "\n", "\r\n", "\r": readLineBreak()
    default: add([.character(character)], length: 1)
    }
  }

  private func symbol(at index: Int) -> MarkdownSymbol? {
    source.indices.contains(index) ? source[index] : nil
  }

  /// Adds symbols that stand for a stretch of the source, to the last item where that is plain.
  private mutating func add(_ symbols: [MarkdownSymbol], length: Int) {
    position += length
    if let last = items.indices.last, items[last].isPlain {
      items[last].symbols += symbols
    } else {
      items.append(MarkdownItem(symbols, isPlain: true))
    }
  }

  // MARK: Signs

  private mutating func readDelimiters(_ character: Character) {
    var end = position
    while end < source.count, source[end].isCharacter(character) { end += 1 }
    let sign = MarkdownDelimiter(
      character, count: end - position, item: items.count, before: symbol(at: position - 1),
      after: symbol(at: end))
    items.append(MarkdownItem(Array(source[position..<end])))
    if let sign { emphasis.append(sign) }
    position = end
  }

  /// Code runs to the next backticks of the same number; without any they are plain.
  private mutating func readCode() {
    var end = position
    while end < source.count, source[end].isCharacter("`") { end += 1 }
    let count = end - position
    guard let close = backticks.next(count, from: end) else {
      return add(Array(source[position..<end]), length: count)
    }
    var code = source[end..<close].map { $0.matches(\.isNewline) ? .character(" ") : $0 }
    let isPadded = code.first?.isCharacter(" ") == true && code.last?.isCharacter(" ") == true
    if isPadded, code.count > 1, !code.allSatisfy({ $0.isCharacter(" ") }) {
      code = Array(code.dropFirst().dropLast())
    }
    items.append(MarkdownItem(code, isCode: true))
    position = close + count
  }

  private mutating func readEscape() {
    guard let next = symbol(at: position + 1) else { return add([.character("\\")], length: 1) }
    if next.matches(\.isMarkdownPunctuation) {
      add([next], length: 2)
    } else if next.matches(\.isNewline) {
      // A hard line break (CommonMark 6.7): the next line begins with its first ink.
      add([joinsLines ? .character("\n") : next], length: 2)
      while joinsLines, symbol(at: position)?.isCharacter(" ") == true { position += 1 }
    } else {
      add([.character("\\")], length: 1)
    }
  }

  private mutating func readEntity() {
    let end = min(position + 12, source.count)
    guard let close = source[position..<end].firstIndex(where: { $0.isCharacter(";") }),
      let character = MarkdownEntity.character(of: source[(position + 1)..<close])
    else { return add([.character("&")], length: 1) }
    add([.character(character)], length: close + 1 - position)
  }

  private mutating func readLineBreak() {
    guard joinsLines else { return add([source[position]], length: 1) }
    var spaces = 0
    while let last = items.indices.last, items[last].isPlain,
      items[last].symbols.last?.isCharacter(" ") == true
    {
      items[last].symbols.removeLast()
      spaces += 1
    }
    add([.character(spaces >= 2 ? "\n" : " ")], length: 1)
    while symbol(at: position)?.isCharacter(" ") == true { position += 1 }
  }

  /// An address in angle brackets, or a plain sign.
  private mutating func readAddress() {
    let rest = source[(position + 1)...]
    let stop = rest.firstIndex { $0.matches { $0 == ">" || $0 == "<" || $0.isWhitespace } }
    guard let stop, source[stop].isCharacter(">"),
      let link = MarkdownAddresses.destination(ofBracketed: rest[..<stop])
    else { return add([.character("<")], length: 1) }
    items.append(MarkdownItem(Array(rest[..<stop]), link: link))
    position = stop + 1
  }

  // MARK: Brackets

  private mutating func open(isImage: Bool, length: Int) {
    let signs = Array(source[position..<(position + length)])
    brackets.append(
      Bracket(item: items.count, isImage: isImage, delimiter: emphasis.last))
    items.append(MarkdownItem(signs))
    position += length
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return add([.character("]")], length: 1) }
    let isOpen = bracket.isImage || brackets.count >= firstOpenBracket
    firstOpenBracket = min(firstOpenBracket, brackets.count)
    guard isOpen, let target = MarkdownDestination(source, at: position + 1) else {
      return add([.character("]")], length: 1)
    }
    emphasis.match(after: bracket.delimiter, in: &items)
    items[bracket.item].symbols = []
    items.append(MarkdownItem([]))
    if !bracket.isImage {
      items[bracket.item].opens.append(.link(target.symbols))
      items[items.count - 1].closes.append(.link(target.symbols))
      firstOpenBracket = brackets.count
    }
    position = target.end
  }
}

/// Where backticks stand in a row, by their number.
private struct BacktickRuns {
  private var starts: [Int: [Int]] = [:]

  init(_ source: [MarkdownSymbol]) {
    var index = 0
    while index < source.count {
      let start = index
      while index < source.count, source[index].isCharacter("`") { index += 1 }
      if index > start { starts[index - start, default: []].append(start) }
      index = max(index, start + 1)
    }
    for key in starts.keys { starts[key]?.reverse() }
  }

  /// The next row of a number of backticks; those before it are forgotten.
  mutating func next(_ count: Int, from position: Int) -> Int? {
    while let start = starts[count]?.last {
      if start >= position { return start }
      starts[count]?.removeLast()
    }
    return nil
  }
}
