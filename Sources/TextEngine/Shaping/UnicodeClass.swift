// SPDX-License-Identifier: MIT

/// The few questions about characters that text layout asks.
package enum UnicodeClass {
  /// Whether the scalar ends a line wherever it stands (UAX #14: BK, CR, LF, NL).
  static func endsLine(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is a space that hangs over the end of a line: not the no-break ones.
  static func isHangingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar has neither a glyph nor a width: a control, not a format, character.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether a face may lack the scalar without showing a box.
  static func needsNoGlyph(_ scalar: UInt32) -> Bool {
    if isControl(scalar) { return true }
    guard scalar >= 0xAD, let scalar = Unicode.Scalar(scalar) else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar attaches to the one before it.
  static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether the scalar can make text run from right to left. Errs on the side of true.
  static func mayNeedBidi(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The first scalar that is a picture by nature.
  private static let firstPicture: UInt32 = 0x231A

  /// Whether the scalar is a grapheme cluster of its own beside all others of this kind, with one
  /// UTF-16 unit. Errs on the side of false: only common letters and signs are listed.
  ///
  /// None of them is a mark, a joiner, a Hangul part or a sign that prefixes numbers (UAX #29).
  package static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0D: false
    case 0..<0x300, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3,
      0x1E00...0x1FFF, 0x2010...0x2027, 0x20A0...0x20BF, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FF, 0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// Whether a cluster asks for a picture: by nature or by U+FE0F, unless U+FE0E forbids it.
  static func looksLikeEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, first >= 0x23 else { return false }
    if cluster.count == 1, first < firstPicture { return false }
    if cluster.contains(0xFE0E) { return false }
    if cluster.contains(0xFE0F) { return true }
    return Unicode.Scalar(first)?.properties.isEmojiPresentation ?? false
  }
}
