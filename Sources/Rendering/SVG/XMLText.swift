// SPDX-License-Identifier: MIT

/// Text as XML 1.0 allows it.
package enum XMLText {
  /// The text with the five special characters escaped and the forbidden ones left out.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      // A parser turns a bare carriage return into a line feed (XML 1.0, 2.11).
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a scalar is a `Char` of XML 1.0, 2.2. (Surrogates are no Swift scalars.)
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
