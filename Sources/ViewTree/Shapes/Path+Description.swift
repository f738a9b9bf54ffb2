// SPDX-License-Identifier: MIT

internal import Foundation

extension Path: CustomStringConvertible {
  /// The steps in order: coordinates, then `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }
}

extension Path.Element: CustomStringConvertible {
  /// The coordinates of the step and its letter, control points first.
  public var description: String {
    switch self {
    case .move(let end): "\(end.pair) m"
    case .line(let end): "\(end.pair) l"
    case .quadCurve(let end, let control): "\(control.pair) \(end.pair) q"
    case .curve(let end, let control1, let control2):
      "\(control1.pair) \(control2.pair) \(end.pair) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var pair: String { "\(x.short) \(y.short)" }
}

extension CGFloat {
  /// Whole numbers without a decimal point.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
