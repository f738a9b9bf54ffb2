// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

extension DisplayStroke {
  /// The most dashes of one path (ours); a path that would have more is drawn solid, because a
  /// tiny dash on a long path would take for ever and look solid anyway.
  static let mostDashes = 100_000.0

  /// The stroke with usable numbers, or nil when its width shows nothing.
  ///
  /// A dash pattern with a negative or non-finite length, or of zeros alone, is a solid line.
  /// A miter limit below 1 means 1, one that is not finite means 10.
  func sound(pathLength: Double) -> DisplayStroke? {
    guard width.isFinite, width > 0 else { return nil }
    var result = self
    result.width = min(width, Point.farthest)
    result.miterLimit = miterLimit.isFinite ? min(max(miterLimit, 1), 100) : 10
    result.dash = dash.map { $0.isFinite ? min($0, Point.farthest) : $0 }
    if result.isDashed(pathLength: pathLength) {
      result.dashPhase = result.phaseWithinPattern
    } else {
      result.dash = []
      result.dashPhase = 0
    }
    return result
  }

  private var patternLength: Double { dash.reduce(0, +) }

  private func isDashed(pathLength: Double) -> Bool {
    let pattern = patternLength
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), pattern > 0, pattern.isFinite else {
      return false
    }
    return pathLength / pattern * Double(dash.count) <= Self.mostDashes
  }

  /// The phase from zero up to two patterns (an odd pattern repeats after two).
  private var phaseWithinPattern: Double {
    guard dashPhase.isFinite else { return 0 }
    let period = patternLength * 2
    let rest = dashPhase.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
