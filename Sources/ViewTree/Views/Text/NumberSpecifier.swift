// SPDX-License-Identifier: MIT

internal import Foundation

/// A C format with one conversion of one number.
///
/// Formats come from literals, but a wrong one must not read memory that is not there, nor write
/// millions of digits: what does not fit the number is not used.
struct NumberSpecifier {
  /// The most places of a width or a precision.
  private static let mostPlaces = 500

  private var before = ""
  private var flags = ""
  private var after = ""
  private var conversion: Character = "d"

  /// Nil for a format without exactly one conversion, with a length that is an argument of its own,
  /// or with too many places.
  init?(_ format: String) {
    var rest = Substring(format)
    before = Self.takeText(&rest)
    guard rest.popFirst() == "%" else { return nil }
    flags = Self.take(&rest) { "-+ #0'".contains($0) }
    let width = Self.take(&rest, while: \.isASCIIDigit)
    flags += width
    var precision = ""
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.take(&rest, while: \.isASCIIDigit)
      flags += "." + precision
    }
    _ = Self.take(&rest) { "hlqLjzt".contains($0) }
    guard let conversion = rest.popFirst(), [width, precision].allSatisfy(Self.isUsable)
    else { return nil }
    self.conversion = conversion
    after = Self.takeText(&rest)
    guard rest.isEmpty else { return nil }
  }

  /// The format for a number of 64 bits; nil where it asks for another kind of value.
  func format(for number: any CVarArg) -> String? {
    if number is Double {
      guard "fFeEgGaA".contains(conversion) else { return nil }
      return "\(before)%\(flags)\(conversion)\(after)"
    }
    guard "diuoxX".contains(conversion) else { return nil }
    let isUnsigned = number is UInt64
    if isUnsigned, "di".contains(conversion) { return "\(before)%\(flags)llu\(after)" }
    return "\(before)%\(flags)ll\(conversion)\(after)"
  }

  /// Letters and `%%` up to a conversion.
  private static func takeText(_ rest: inout Substring) -> String {
    var text = ""
    while let first = rest.first, first != "%" || rest.hasPrefix("%%") {
      text += first == "%" ? "%%" : String(first)
      rest.removeFirst(first == "%" ? 2 : 1)
    }
    return text
  }

  private static func take(
    _ rest: inout Substring, while isTaken: (Character) -> Bool
  ) -> String {
    let taken = rest.prefix(while: isTaken)
    rest.removeFirst(taken.count)
    return String(taken)
  }

  private static func isUsable(_ places: String) -> Bool {
    places.isEmpty || Int(places).map { $0 <= mostPlaces } ?? false
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
