// SPDX-License-Identifier: MIT

/// Text as Cairo accepts it.
enum PDFText {
  /// The text with each noncharacter replaced by one that takes as many bytes, so that cluster
  /// offsets stay right.
  ///
  /// Cairo 1.16 takes noncharacters (Unicode 15, 23.7) for broken UTF-8 and stops drawing.
  static func acceptable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isNoncharacter) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isNoncharacter(scalar) ? substitute(for: scalar) : scalar)
    }
    return String(result)
  }

  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// The replacement character, or a private one where four bytes are needed.
  private static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value > 0xFFFF ? "\u{F0000}" : "\u{FFFD}"
  }
}
