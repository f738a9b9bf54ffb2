// SPDX-License-Identifier: MIT

/// A value that views tell the views around them.
///
/// Where several views inside a container give a value, `reduce` joins them two at a time, in the
/// order in which they are written. Source: cases PRF-01 and PRF-03.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view gives one.
  static var defaultValue: Value { get }

  /// Joins the value so far with the next one. Never called for a single value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}
