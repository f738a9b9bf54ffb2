// SPDX-License-Identifier: MIT

internal import Foundation

/// The lengths along one piece of a path, sampled.
struct SegmentRuler {
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
