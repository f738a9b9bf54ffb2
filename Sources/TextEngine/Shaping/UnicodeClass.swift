// SPDX-License-Identifier: MIT

/// The few questions about characters that text layout asks.
enum UnicodeClass {
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

  /// Whether a cluster asks for a picture: by nature or by U+FE0F, unless U+FE0E forbids it.
  static func looksLikeEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, first >= 0x23 else { return false }
    if cluster.contains(0xFE0E) { return false }
    if cluster.contains(0xFE0F) { return true }
    return Unicode.Scalar(first)?.properties.isEmojiPresentation ?? false
  }
}
