// SPDX-License-Identifier: MIT

internal import Foundation

/// The maps behind the modifiers.
///
/// Source: the W3C's Filter Effects: `feColorMatrix` for saturation, hue and luminance, and the
/// filter functions `grayscale`, `contrast` and `invert`; brightness adds, as SwiftUI documents.
extension DisplayColorMatrix {
  /// A map of red, green and blue by three rows of three factors, with a number added to each.
  private init(rows: [[Double]], plus offset: Double = 0) {
    self.init(
      factors: rows.flatMap { [$0[0], $0[1], $0[2], 0, offset] } + [0, 0, 0, 1, 0])
  }

  /// Each component times a factor.
  private static func scale(_ red: Double, _ green: Double, _ blue: Double) -> [[Double]] {
    [[red, 0, 0], [0, green, 0], [0, 0, blue]]
  }

  static func brightness(_ amount: Double) -> DisplayColorMatrix {
    DisplayColorMatrix(rows: scale(1, 1, 1), plus: amount)
  }

  static func contrast(_ amount: Double) -> DisplayColorMatrix {
    DisplayColorMatrix(rows: scale(amount, amount, amount), plus: (1 - amount) / 2)
  }

  static func inversion(_ amount: Double) -> DisplayColorMatrix {
    let factor = 1 - 2 * amount
    return DisplayColorMatrix(rows: scale(factor, factor, factor), plus: amount)
  }

  static func saturation(_ amount: Double) -> DisplayColorMatrix {
    let rest = 1 - amount
    let (red, green, blue) = (0.213 * rest, 0.715 * rest, 0.072 * rest)
    return DisplayColorMatrix(rows: [
      [red + amount, green, blue], [red, green + amount, blue], [red, green, blue + amount],
    ])
  }

  static func grayscale(_ amount: Double) -> DisplayColorMatrix { saturation(1 - amount) }

  static func hueRotation(_ radians: Double) -> DisplayColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return DisplayColorMatrix(rows: [
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072,
      ],
    ])
  }

  static func multiplication(by color: DisplayColor) -> DisplayColorMatrix {
    var matrix = DisplayColorMatrix(rows: scale(color.red, color.green, color.blue))
    matrix.factors[18] = color.alpha
    return matrix
  }

  static let luminanceToAlpha = DisplayColorMatrix(
    factors: Array(repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0])

  /// All colours as they are, and no part clear.
  static let opaque = DisplayColorMatrix(
    factors: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
}
