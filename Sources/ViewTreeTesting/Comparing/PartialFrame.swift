// SPDX-License-Identifier: MIT

internal import Foundation

/// The four numbers of a frame, as far as they are known; in points.
struct PartialFrame {
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?

  /// "x: expected 48, got 40" for each known number that differs by more than the tolerance.
  func differences(from actual: PartialFrame, tolerance: Double) -> [String] {
    [
      ("x", x, actual.x), ("y", y, actual.y), ("width", width, actual.width),
      ("height", height, actual.height),
    ]
    .compactMap { name, expected, actual in
      guard let expected, let actual else { return nil }
      if PartialFrame.agree(expected, actual, tolerance: tolerance) { return nil }
      return "\(name): expected \(PartialFrame.text(expected)), got \(PartialFrame.text(actual))"
    }
  }

  /// Whether two numbers count as equal; infinities equal themselves, and so does NaN.
  private static func agree(_ a: Double, _ b: Double, tolerance: Double) -> Bool {
    if a == b || (a.isNaN && b.isNaN) { return true }
    // A binary fraction may lie just outside of a decimal tolerance.
    return abs(a - b) <= tolerance + 1e-9
  }

  /// A number as in the tree: at most three decimals, `∞` for infinity.
  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension PartialFrame {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}
