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

/// The lengths along one piece of a path, sampled.
private struct SegmentRuler {
  var segment: PathSegment
  /// The length from the start to each of the equally spaced parameters.
  private var marks: [Double]

  init(_ segment: PathSegment) {
    self.segment = segment
    let steps = segment.isStraight ? 1 : 128
    marks = [0]
    var last = segment.start
    for step in 1...steps {
      let next = segment.point(at: Double(step) / Double(steps))
      let (dx, dy) = (Double(next.x - last.x), Double(next.y - last.y))
      marks.append((marks.last ?? 0) + (dx * dx + dy * dy).squareRoot())
      last = next
    }
  }

  var length: Double { marks.last ?? 0 }

  /// The parameter at a length, between marks by proportion.
  func parameter(at distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < length, let next = marks.firstIndex(where: { $0 > distance })
    else { return 1 }
    let (a, b) = (marks[next - 1], marks[next])
    return (Double(next - 1) + (distance - a) / (b - a)) / Double(marks.count - 1)
  }
}
