// SPDX-License-Identifier: MIT

/// The characters of a text in the forms that shaping and Unicode's algorithms want.
struct SourceText {
  let string: String
  /// All scalars.
  private(set) var scalars: [UInt32] = []
  /// Where each grapheme cluster begins among the scalars, and the end of the text.
  private(set) var graphemes: [Int32] = []
  /// Where each grapheme cluster begins in UTF-8, and the end of the text.
  private(set) var utf8: [Int32] = []
  /// Where each grapheme cluster begins in UTF-16, and the end of the text.
  private(set) var utf16: [Int32] = []
  private(set) var units: [UInt16] = []
  private(set) var mayNeedBidi = false

  init(_ string: String) {
    self.string = string
    let count = string.utf8.count
    scalars.reserveCapacity(count)
    graphemes.reserveCapacity(count + 1)
    utf8.reserveCapacity(count + 1)
    utf16.reserveCapacity(count + 1)
    units = Array(string.utf16)
    if units.count == count {
      addASCII()
    } else {
      addCharacters()
    }
  }

  /// A text with as many UTF-16 units as bytes holds ASCII only.
  private mutating func addASCII() {
    for (offset, unit) in units.enumerated() {
      let continuesCRLF = unit == 0x0A && offset > 0 && units[offset - 1] == 0x0D
      if !continuesCRLF { beginGrapheme(utf8: offset, utf16: offset) }
      scalars.append(UInt32(unit))
    }
    beginGrapheme(utf8: units.count, utf16: units.count)
  }

  private mutating func addCharacters() {
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

  var graphemeCount: Int { graphemes.count - 1 }

  /// The scalars of a grapheme cluster.
  func range(_ grapheme: Int) -> Range<Int> {
    Int(graphemes[grapheme])..<Int(graphemes[grapheme + 1])
  }
}
