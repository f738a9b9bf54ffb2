// SPDX-License-Identifier: MIT

/// The characters of a text in the forms that shaping and Unicode's algorithms want.
///
/// Most texts are plain: each scalar is a grapheme cluster of its own and has one UTF-16 unit.
/// Their positions are not listed, and for ASCII not even those in UTF-8.
struct SourceText {
  let string: String
  /// All scalars.
  private(set) var scalars: [UInt32] = []
  /// Where each grapheme cluster begins in UTF-8, and the end of the text.
  private(set) var utf8 = Positions()
  /// Where each grapheme cluster begins in UTF-16, and the end of the text.
  private(set) var utf16 = Positions()
  private(set) var mayNeedBidi = false
  /// The characters of a text that is nothing but printable ASCII; nil for any other.
  private(set) var ascii: ASCIISet?
  /// Where each grapheme cluster begins among the scalars, and the end of the text.
  private var graphemes = Positions()
  let graphemeCount: Int

  init(_ string: String) {
    self.string = string
    if let plain = PlainASCII(string) {
      scalars = plain.scalars
      ascii = plain.characters
      graphemeCount = scalars.count
      return
    }
    if let simple = SimpleScalars(string) {
      scalars = simple.scalars
      utf8 = Positions(simple.utf8)
      mayNeedBidi = simple.mayNeedBidi
      graphemeCount = scalars.count
      return
    }
    let characters = Characters(string)
    scalars = characters.scalars
    graphemes = Positions(characters.graphemes)
    utf8 = Positions(characters.utf8)
    utf16 = Positions(characters.utf16)
    mayNeedBidi = characters.mayNeedBidi
    graphemeCount = characters.graphemes.count - 1
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
struct Positions {
  private let list: [Int32]

  init(_ list: [Int32] = []) { self.list = list }

  var isIdentity: Bool { list.isEmpty }

  subscript(index: Int) -> Int32 { list.isEmpty ? Int32(clamping: index) : list[index] }
}

/// A text of printable ASCII.
private struct PlainASCII {
  var scalars: [UInt32]
  var characters: ASCIISet

  init?(_ string: String) {
    var string = string
    var set = ASCIISet()
    let scalars = string.withUTF8 { bytes -> [UInt32] in
      [UInt32](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        for (index, byte) in bytes.enumerated() {
          guard byte >= 0x20, byte < 0x7F else { return }
          buffer.initializeElement(at: index, to: UInt32(byte))
          set.insert(byte)
          count = index + 1
        }
      }
    }
    guard scalars.count == string.utf8.count else { return nil }
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
