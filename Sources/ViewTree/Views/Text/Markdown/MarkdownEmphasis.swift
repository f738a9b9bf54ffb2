// SPDX-License-Identifier: MIT

/// Signs of one kind in a row that may open or close emphasis.
struct MarkdownDelimiter {
  let character: Character
  /// How many signs there were, and how many have no partner yet.
  let length: Int
  var count: Int
  let item: Int
  let canOpen: Bool
  let canClose: Bool
  var previous = -1
  var next = -1

  /// Nil for signs that can do neither.
  ///
  /// Source: CommonMark 6.2, flanking delimiter runs; strikethrough takes one or two tildes.
  init?(
    _ character: Character, count: Int, item: Int, before: MarkdownSymbol?,
    after: MarkdownSymbol?
  ) {
    guard character != "~" || count <= 2 else { return nil }
    let (before, after) = (Side(before), Side(after))
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    let isWord = character == "_"
    canOpen = isLeft && (!isWord || !isRight || before == .punctuation)
    canClose = isRight && (!isWord || !isLeft || after == .punctuation)
    guard canOpen || canClose else { return nil }
    self.character = character
    length = count
    self.count = count
    self.item = item
  }

  /// What stands beside the signs.
  private enum Side {
    case space, punctuation, letter

    init(_ symbol: MarkdownSymbol?) {
      guard let symbol else {
        self = .space
        return
      }
      self =
        symbol.matches(\.isWhitespace)
        ? .space : symbol.matches { $0.isPunctuation || $0.isSymbol } ? .punctuation : .letter
    }
  }

  /// Whether an earlier sign is this one's partner (CommonMark 6.2, rules 9 and 10).
  func closes(_ opener: MarkdownDelimiter) -> Bool {
    guard opener.character == character, opener.canOpen else { return false }
    if character == "~" { return opener.count == count }
    let mayMix = canOpen || opener.canClose
    return !mayMix || (length + opener.length) % 3 != 0 || length % 3 == 0
  }
}

/// Finds the partners among the signs of emphasis.
///
/// Source: CommonMark 0.31, appendix, "process emphasis". What was searched in vain is remembered,
/// so that the work does not grow with the square of the signs.
struct MarkdownEmphasis {
  private var signs: [MarkdownDelimiter] = []
  /// The last sign that waits; -1 for none.
  private(set) var last = -1

  /// What one search was for.
  private struct Search: Hashable {
    var character: Character
    var canOpen: Bool
    var remainder: Int
  }

  mutating func append(_ sign: MarkdownDelimiter) {
    var sign = sign
    sign.previous = last
    if last >= 0 { signs[last].next = signs.count }
    last = signs.count
    signs.append(sign)
  }

  /// Matches the signs after one, and takes them off the list.
  mutating func match(after bottom: Int, in items: inout [MarkdownItem]) {
    var failed: [Search: Int] = [:]
    var closer = first(after: bottom)
    while closer >= 0 {
      let sign = signs[closer]
      guard sign.canClose else {
        closer = sign.next
        continue
      }
      let remainder = sign.character == "~" ? sign.count : sign.length % 3
      let search = Search(
        character: sign.character, canOpen: sign.canOpen, remainder: remainder)
      let limit = max(bottom, failed[search] ?? -1)
      if let opener = opener(of: closer, after: limit) {
        closer = join(opener, closer, in: &items)
      } else {
        failed[search] = sign.previous
        if !sign.canOpen { remove(closer) }
        closer = sign.next
      }
    }
    while last > bottom { remove(last) }
  }

  private func first(after bottom: Int) -> Int {
    var index = last
    guard index > bottom else { return -1 }
    while signs[index].previous > bottom { index = signs[index].previous }
    return index
  }

  private func opener(of closer: Int, after limit: Int) -> Int? {
    var index = signs[closer].previous
    while index > limit {
      if signs[closer].closes(signs[index]) { return index }
      index = signs[index].previous
    }
    return nil
  }

  /// Uses up signs of both partners; the sign to go on with.
  private mutating func join(
    _ opener: Int, _ closer: Int, in items: inout [MarkdownItem]
  ) -> Int {
    let isStrike = signs[closer].character == "~"
    let both = min(signs[opener].count, signs[closer].count)
    let used = isStrike ? both : min(both, 2)
    let mark: MarkdownItem.Mark =
      isStrike ? .strikethrough : used == 2 ? .strong : .emphasis
    items[signs[opener].item].opens.append(mark)
    items[signs[closer].item].closes.append(mark)
    for index in [opener, closer] {
      signs[index].count -= used
      items[signs[index].item].symbols.removeLast(used)
    }
    while signs[closer].previous > opener { remove(signs[closer].previous) }
    if signs[opener].count == 0 { remove(opener) }
    guard signs[closer].count == 0 else { return closer }
    let next = signs[closer].next
    remove(closer)
    return next
  }

  private mutating func remove(_ index: Int) {
    let sign = signs[index]
    if sign.previous >= 0 { signs[sign.previous].next = sign.next }
    if sign.next >= 0 {
      signs[sign.next].previous = sign.previous
    } else {
      last = sign.previous
    }
  }
}
