// SPDX-License-Identifier: MIT

/// The characters of a text in the forms that shaping and Unicode's algorithms want.
///
/// Most texts are plain: each scalar is a grapheme cluster of its own and has one UTF-16 unit.
/// Their positions are not listed, and for ASCII not even those in UTF-8.
final class SourceText: Sendable {
  let string: String
  /// All scalars.
  let scalars: [UInt32]
  /// Where each grapheme cluster begins in UTF-8, and the end of the text.
  let utf8: Positions
  /// Where each grapheme cluster begins in UTF-16, and the end of the text.
  let utf16: Positions
  let mayNeedBidi: Bool
  /// The characters of a text that is nothing but printable ASCII; nil for any other.
  let ascii: ASCIISet?
  /// Where each grapheme cluster begins among the scalars, and the end of the text.
  private let graphemes: Positions
  let graphemeCount: Int

  /// `memory` is used for the scalars.
  convenience init(_ string: String, memory: consuming [UInt32] = []) {
    if let plain = PlainASCII(string, memory: memory) {
      self.init(string, plain.scalars, count: plain.scalars.count, ascii: plain.characters)
    } else if let simple = SimpleScalars(string) {
      self.init(
        string, simple.scalars, count: simple.scalars.count, utf8: Positions(simple.utf8),
        mayNeedBidi: simple.mayNeedBidi)
    } else {
      let characters = Characters(string)
      self.init(
        string, characters.scalars, count: characters.graphemes.count - 1,
        graphemes: Positions(characters.graphemes), utf8: Positions(characters.utf8),
        utf16: Positions(characters.utf16), mayNeedBidi: characters.mayNeedBidi)
    }
  }

  private init(
    _ string: String, _ scalars: [UInt32], count: Int, graphemes: Positions = Positions(),
    utf8: Positions = Positions(), utf16: Positions = Positions(), mayNeedBidi: Bool = false,
    ascii: ASCIISet? = nil
  ) {
    self.string = string
    self.scalars = scalars
    self.graphemes = graphemes
    self.utf8 = utf8
    self.utf16 = utf16
    self.mayNeedBidi = mayNeedBidi
    self.ascii = ascii
    graphemeCount = count
  }

  /// The text in UTF-16, made anew.
  var units: [UInt16] { Array(string.utf16) }

  /// Whether positions among scalars are those in UTF-16.
  var hasUnitsOfScalars: Bool { utf16.isIdentity }

  /// The scalars of a grapheme cluster.
  func range(_ grapheme: Int) -> Range<Int> {
    Int(graphemes[grapheme])..<Int(graphemes[grapheme + 1])
  }
}

/// A list of positions; without a list each position is its own number.
struct Positions: Sendable {
  private let list: [Int32]

  init(_ list: [Int32] = []) { self.list = list }

  var isIdentity: Bool { list.isEmpty }

  subscript(index: Int) -> Int32 { list.isEmpty ? Int32(clamping: index) : list[index] }
}

/// A text of printable ASCII.
private struct PlainASCII {
  var scalars: [UInt32]
  var characters: ASCIISet

  init?(_ string: String, memory: consuming [UInt32]) {
    var string = string
    var set = ASCIISet()
    var scalars = memory
    scalars.removeAll(keepingCapacity: true)
    let isPlain = string.withUTF8 { bytes in
      scalars.reserveCapacity(bytes.count)
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F else { return false }
        scalars.append(UInt32(byte))
        set.insert(byte)
      }
      return true
    }
    guard isPlain else { return nil }
    self.scalars = scalars
    characters = set
  }
}

/// A text whose scalars all stand alone, in one UTF-16 unit each.
private struct SimpleScalars {
  var scalars: [UInt32] = []
  var utf8: [Int32] = []
  var mayNeedBidi = false

  init?(_ string: String) {
    let count = string.utf8.count
    scalars.reserveCapacity(count)
    utf8.reserveCapacity(count + 1)
    var bytes = 0
    for scalar in string.unicodeScalars {
      guard UnicodeClass.standsAlone(scalar.value) else { return nil }
      scalars.append(scalar.value)
      utf8.append(Int32(clamping: bytes))
      bytes += UTF8.width(scalar)
      if UnicodeClass.mayNeedBidi(scalar.value) { mayNeedBidi = true }
    }
    utf8.append(Int32(clamping: bytes))
  }
}

/// Any text, cut into grapheme clusters.
private struct Characters {
  var scalars: [UInt32] = []
  var graphemes: [Int32] = []
  var utf8: [Int32] = []
  var utf16: [Int32] = []
  var mayNeedBidi = false

  init(_ string: String) {
    let count = string.utf8.count
    scalars.reserveCapacity(count)
    graphemes.reserveCapacity(count + 1)
    utf8.reserveCapacity(count + 1)
    utf16.reserveCapacity(count + 1)
    var bytes = 0
    var length = 0
    for character in string {
      beginGrapheme(utf8: bytes, utf16: length)
      for scalar in character.unicodeScalars {
        scalars.append(scalar.value)
        bytes += UTF8.width(scalar)
        length += UTF16.width(scalar)
        if UnicodeClass.mayNeedBidi(scalar.value) { mayNeedBidi = true }
      }
    }
    beginGrapheme(utf8: bytes, utf16: length)
  }

  private mutating func beginGrapheme(utf8 bytes: Int, utf16 length: Int) {
    graphemes.append(Int32(clamping: scalars.count))
    utf8.append(Int32(clamping: bytes))
    utf16.append(Int32(clamping: length))
  }
}
