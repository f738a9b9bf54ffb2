// SPDX-License-Identifier: MIT

/// A stretch of a line that has one level.
package struct LinePiece {
  enum Content {
    case clusters(Range<Int>)
    case sign(LineSign, run: Int)
  }

  var content: Content
  package var level: UInt8

  init(content: Content, level: UInt8) {
    self.content = content
    self.level = level
  }

  /// A piece of one cluster.
  package init(cluster: Int, level: UInt8) {
    self.init(content: .clusters(cluster..<cluster + 1), level: level)
  }

  /// The first cluster; nil for a sign.
  package var firstCluster: Int? {
    if case .clusters(let range) = content { range.lowerBound } else { nil }
  }

  /// The pieces from left to right (UAX #9, rule L2).
  package static func visualOrder(_ pieces: [LinePiece]) -> [LinePiece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var ordered = pieces
    for level in (1...highest).reversed() {
      var start = 0
      while start < ordered.count {
        var end = start
        while end < ordered.count, ordered[end].level >= level { end += 1 }
        if end > start { ordered[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return ordered
  }
}
