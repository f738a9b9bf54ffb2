// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// The part of the path between two shares of its length, each from 0 to 1.
  ///
  /// Shares outside 0 to 1 are clamped; from equal shares, from shares in the wrong order and from
  /// ones that are not numbers comes an empty path. The cut lies within 0.01 % of the length of a
  /// curve.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (Double(from), Double(to))
    guard !(from <= 0 && to >= 1) else { return self }
    guard from < to, from < 1, to > 0 else { return Path() }
    let rulers = segments.map(SegmentRuler.init)
    let total = rulers.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    return Path.cut(rulers, from: max(0, from) * total, to: min(1, to) * total)
  }

  private static func cut(_ rulers: [SegmentRuler], from: Double, to: Double) -> Path {
    var result = Path()
    var passed = 0.0
    for ruler in rulers {
      let (a, b) = (max(from, passed), min(to, passed + ruler.length))
      if a < b {
        result.append(
          ruler.segment.part(
            from: ruler.parameter(at: a - passed), to: ruler.parameter(at: b - passed)))
      }
      passed += ruler.length
    }
    return result
  }

  /// Draws a piece, after a move when the pen is elsewhere.
  private mutating func append(_ segment: PathSegment) {
    if currentPoint != segment.start { move(to: segment.start) }
    if segment.isStraight {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }
}
