// SPDX-License-Identifier: MIT

/// Numbers as SVG writes them.
package enum SVGNumber {
  /// A length or coordinate: the shortest text of the value rounded to five decimals.
  package static func length(_ value: Double) -> String { text(value, steps: 100_000) }

  /// A factor of a matrix, to nine decimals: it multiplies numbers in the thousands.
  package static func factor(_ value: Double) -> String { text(value, steps: 1_000_000_000) }

  /// Rounds to a whole number of steps per unit. Values too large to have such digits, or too
  /// small to keep any, are written as they are.
  private static func text(_ value: Double, steps: Double) -> String {
    let scaled = value * steps
    guard abs(scaled) < 9e15 else { return plain(value) }
    return plain(scaled.rounded() / steps)
  }

  /// The shortest text that reads back as the same value, without a trailing ".0" or a "-0".
  private static func plain(_ value: Double) -> String {
    let text = (value == 0 ? 0 : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
