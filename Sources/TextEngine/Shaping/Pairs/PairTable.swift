// SPDX-License-Identifier: MIT

import CHarfBuzz

/// How common letters shape beside each other in one font, learned from HarfBuzz letter by letter
/// and pair by pair.
///
/// Where no rule of the font can begin at any letter of a text, its glyphs are those of the letters
/// alone, and each moves by what HarfBuzz moves it before its neighbour: pairs that move only
/// their first glyph do not know of each other. So a word that HarfBuzz never saw is put together
/// from pairs that it has placed before, and the answer is HarfBuzz's own.
///
/// Letters and pairs at which a rule may begin are refused. Not safe for two threads at once.
struct PairTable {
  /// A letter's glyph, and how far the pen moves behind it when nothing follows.
  struct Letter {
    var glyph: UInt32
    var advance: Int32
  }

  /// What a letter is when no rule lets it stand for itself.
  private static let refused: UInt8 = 255
  private static let unknown: UInt8 = 254
  private static let mostLetters = 254

  private let font: PairFont
  private var numbers: [UInt8]
  private(set) var letters: [Letter] = []
  /// The same letters with what they are learned by.
  private var sources: [PairFont.Letter] = []
  private var pairs: [PairMove] = []
  /// How many letters a row of `pairs` has room for: a power of two.
  private var stride = 0

  /// The space, where words shape apart from each other.
  private(set) var space: Letter?

  init(_ font: PairFont) {
    self.font = font
    numbers = Array(repeating: Self.unknown, count: CommonLetters.count)
    let number = letter(0x20)
    space = font.rules.spacesSeparate ? number.map { letters[$0] } : nil
  }

  /// The number of a letter among `letters`; nil where it cannot stand for itself.
  @inline(__always)
  mutating func letter(_ scalar: UInt32) -> Int? {
    guard let place = CommonLetters.place(of: scalar) else { return nil }
    let number = numbers[place]
    if number < Self.unknown { return Int(number) }
    return number == Self.refused ? nil : learn(scalar, at: place)
  }

  /// How a letter moves before another; nil where a rule may join or change them.
  @inline(__always)
  mutating func move(_ first: Int, before second: Int) -> PairMove? {
    let move = pairs[first * stride + second]
    if move.isUsable { return move }
    return move.isUnknown ? learn(first, before: second) : nil
  }

  private mutating func learn(_ scalar: UInt32, at place: Int) -> Int? {
    guard letters.count < Self.mostLetters, let letter = font.letter(scalar) else {
      numbers[place] = Self.refused
      return nil
    }
    numbers[place] = UInt8(letters.count)
    letters.append(letter.shaped)
    sources.append(letter)
    if letters.count > stride { grow() }
    return letters.count - 1
  }

  private mutating func grow() {
    let wider = max(64, 2 * stride)
    var grown = [PairMove](repeating: .unknown, count: wider * wider)
    for first in 0..<stride {
      for second in 0..<stride {
        grown[first * wider + second] = pairs[first * stride + second]
      }
    }
    pairs = grown
    stride = wider
  }

  private mutating func learn(_ first: Int, before second: Int) -> PairMove? {
    let move = font.move(sources[first], before: sources[second]) ?? .refused
    pairs[first * stride + second] = move
    return move.isUsable ? move : nil
  }
}

/// How far a letter's pen moves more before another letter, and whether a break between them is
/// unsafe; in two bytes.
struct PairMove {
  private var bits: Int16

  static let unknown = PairMove(bits: .min)
  static let refused = PairMove(bits: .min + 1)

  private init(bits: Int16) {
    self.bits = bits
  }

  /// `nil` for a distance that two bytes do not hold.
  init?(_ distance: Int32, isUnsafe: Bool) {
    guard abs(distance) < 16_000 else { return nil }
    bits = Int16(distance << 1) | (isUnsafe ? 1 : 0)
  }

  var isUnknown: Bool { bits == Self.unknown.bits }
  var isUsable: Bool { bits > Self.refused.bits }
  var distance: Int32 { Int32(bits >> 1) }
  var isUnsafe: Bool { bits & 1 != 0 }
}
