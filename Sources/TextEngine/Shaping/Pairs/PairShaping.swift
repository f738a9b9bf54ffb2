// SPDX-License-Identifier: MIT

extension PairTable {
  /// Appends an item letter by letter; false, and nothing appended, where a part of it is refused
  /// that does not stand between spaces.
  mutating func append(
    _ item: ItemClusters, to text: inout ShapedParts, buffer: ShapingBuffer
  ) -> Bool {
    let (clusters, glyphs) = (text.clusters.count, text.glyphs.count)
    var walk = PairWalk(item)
    while true {
      walk.appendLetters(from: &self, to: &text)
      if walk.isAtEnd { return true }
      guard let space, walk.isWorthwhile,
        walk.appendWord(before: space, to: &text, buffer: buffer)
      else {
        text.clusters.removeSubrange(clusters...)
        text.glyphs.removeSubrange(glyphs...)
        return false
      }
    }
  }
}

/// The way through an item of common letters, each a grapheme cluster.
private struct PairWalk {
  private let item: ItemClusters
  private let scalars: [UInt32]
  /// What to add to the number of a scalar for that of its grapheme.
  private let graphemeOffset: Int
  /// The scalars of the item.
  private let range: Range<Int>
  /// The first scalar that has no cluster yet.
  private var position: Int
  /// Whether a break before `position` is unsafe.
  private var isUnsafe = false
  /// The scalar that was refused, alone or behind the one before it.
  private var refused: Int
  /// The words that HarfBuzz shaped, and their letters.
  private var words = (count: 0, letters: 0)

  init(_ item: ItemClusters) {
    self.item = item
    scalars = item.source.scalars
    range = item.scalars
    graphemeOffset = item.item.graphemes.lowerBound - range.lowerBound
    position = range.lowerBound
    refused = position
  }

  var isAtEnd: Bool { position == range.upperBound }

  /// Whether most letters were not refused so far: to shape word for word costs more than the
  /// whole.
  var isWorthwhile: Bool { words.count < 4 || 2 * words.letters < position - range.lowerBound }

  /// Appends letters until one is refused.
  mutating func appendLetters(from table: inout PairTable, to text: inout ShapedParts) {
    refused = position
    guard !isAtEnd, var letter = table.letter(scalars[position]) else { return }
    while true {
      refused = position + 1
      guard refused < range.upperBound else {
        return append(table.letters[letter], 0, to: &text)
      }
      guard let next = table.letter(scalars[refused]),
        let move = table.move(letter, before: next)
      else { return }
      append(table.letters[letter], move.distance, to: &text)
      isUnsafe = move.isUnsafe
      letter = next
    }
  }

  @inline(__always)
  private mutating func append(
    _ letter: PairTable.Letter, _ distance: Int32, to text: inout ShapedParts
  ) {
    item.append(
      letter, distance, isSpace: scalars[position] == 0x20, isUnsafe: isUnsafe,
      grapheme: position + graphemeOffset, to: &text)
    position += 1
  }

  /// Appends the word with what was refused, shaped by HarfBuzz between its spaces; false where it
  /// has other characters than common letters, or changes the space behind it.
  mutating func appendWord(
    before space: PairTable.Letter, to text: inout ShapedParts, buffer: ShapingBuffer
  ) -> Bool {
    guard let word else { return false }
    let start = max(word.lowerBound - 1, range.lowerBound)
    takeBack(to: start, &text)
    let end = min(word.upperBound + 1, range.upperBound)
    let glyphs = item.shape(start + graphemeOffset..<end + graphemeOffset, buffer: buffer)
    let shown = glyphs.prefix { $0.scalar < word.upperBound }
    let behind = glyphs[shown.endIndex...]
    guard behind.count == end - word.upperBound, behind.allSatisfy({ space.isSame(as: $0.glyph) })
    else { return false }
    item.append(
      Array(shown), start + graphemeOffset..<word.upperBound + graphemeOffset,
      isUnsafe: isUnsafe, to: &text)
    position = word.upperBound
    isUnsafe = glyphs.last?.isUnsafe ?? false
    words = (words.count + 1, words.letters + word.count)
    return true
  }

  /// The scalars around the refused one up to the nearest spaces; nil where they are none, or not
  /// all common letters.
  private var word: Range<Int>? {
    var start = refused
    while start > range.lowerBound, scalars[start - 1] != 0x20 { start -= 1 }
    var end = refused
    while end < range.upperBound, scalars[end] != 0x20 { end += 1 }
    let areCommon = scalars[start..<end].allSatisfy(CommonLetters.contains)
    return start < end && areCommon ? start..<end : nil
  }

  /// Goes back to a scalar that may have a cluster already; each has one glyph from there on.
  private mutating func takeBack(to scalar: Int, _ text: inout ShapedParts) {
    let count = position - scalar
    guard count > 0 else { return }
    isUnsafe = text.clusters[text.clusters.count - count].isUnsafe
    text.clusters.removeLast(count)
    text.glyphs.removeLast(count)
    position = scalar
  }
}

extension PairTable.Letter {
  fileprivate func isSame(as shaped: ShapedGlyph) -> Bool {
    shaped == ShapedGlyph(id: glyph, advance: advance, xOffset: 0, yOffset: 0)
  }
}
