// SPDX-License-Identifier: MIT

public import Foundation

/// A number that a literal writes in the language of the environment.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The number as a C format takes it.
  var _arg: any CVarArg { get }
  /// The C format where none is given.
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  /// The number in 64 bits.
  public var _arg: any CVarArg { Int64(clamping: self) }
  /// A whole number.
  public static var _specifier: String { "%lld" }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  /// The number in 64 bits.
  public var _arg: any CVarArg { UInt64(clamping: self) }
  /// A whole number without a sign.
  public static var _specifier: String { "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number in double precision.
  public var _arg: any CVarArg { Double(self) }
  /// A number with six places.
  public static var _specifier: String { "%lf" }
}

/// A number in a literal.
struct NumberText<Number: _FormatSpecifiable>: StringTextValue {
  let number: Number
  let specifier: String?

  init(_ number: Number, specifier: String?) {
    self.number = number
    self.specifier = specifier
  }

  var formatSpecifier: String { specifier ?? Number._specifier }

  func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    if let format = specifier.flatMap({ NumberSpecifier($0)?.format(for: number._arg) }) {
      return String(format: format, locale: locale, number._arg)
    }
    // Foundation takes the largest numbers without a sign for negative ones.
    if let large = number._arg as? UInt64, large > UInt64(Int64.max) {
      return Decimal(large).formatted(.number.locale(locale))
    }
    return short(in: locale)
      ?? String(format: Number._specifier, locale: locale, number._arg)
  }

  /// A small whole number in English, which needs no formatter.
  private func short(in locale: Locale) -> String? {
    guard let value = number as? Int, (0..<1000).contains(value),
      locale.identifier.hasPrefix("en_")
    else { return nil }
    return String(value)
  }
}
