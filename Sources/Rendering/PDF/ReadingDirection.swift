// SPDX-License-Identifier: MIT

/// The direction that a reader of PDF gives a character.
enum ReadingDirection {
  case leftToRight
  case rightToLeft
  /// Digits, and the signs in and around numbers: readers end text from right to left at them.
  case number
  case neutral
}

extension Unicode.Scalar {
  /// Poppler's classes, close enough: letters; digits, separators, signs and terminators of
  /// numbers (UAX #9, table 4: EN, AN, CS, ES, ET); and the rest, marks among them.
  var readingDirection: ReadingDirection {
    switch value {
    case 0x200F: .rightToLeft
    case 0x200E: .leftToRight
    case 0x23...0x25, 0x2B...0x3A, 0x66A...0x66C, 0x60C, 0x660...0x669, 0x6F0...0x6F9: .number
    case 0xA0, 0xA2...0xA5, 0xB0, 0xB1, 0x2030...0x2034, 0x20A0...0x20CF, 0x2212: .number
    default: isLetterOrSo ? (isFromRightToLeft ? .rightToLeft : .leftToRight) : .neutral
    }
  }

  private var isLetterOrSo: Bool {
    properties.isAlphabetic && properties.generalCategory != .nonspacingMark
      || isFromRightToLeft && properties.generalCategory == .otherPunctuation
  }

  /// The blocks of Unicode 15 with letters from right to left.
  private var isFromRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
