// SPDX-License-Identifier: MIT

import LayoutEngine

extension TextLayout {
  /// The position nearest to a point: on the line at its height, before or behind the character
  /// that it falls on, whichever side is nearer.
  ///
  /// Above the first line is on it, below the last line too; beside a line is at its end. Numbers
  /// that are not finite count as zero.
  public func closestPosition(to point: Point) -> TextPosition {
    guard let line = line(atHeight: point.y.finiteOrZero) else {
      return TextPosition(string.startIndex)
    }
    let x = point.x.finiteOrZero
    let clusters = placed[line].clusters.filter { !$0.endsLine }
    guard let nearest = clusters.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else {
      return TextPosition(index(placed[line].range.lowerBound))
    }
    let isBehind = abs(x - nearest.trailing) < abs(x - nearest.leading)
    return isBehind
      ? TextPosition(index(nearest.range.upperBound), affinity: .upstream)
      : TextPosition(index(nearest.range.lowerBound), affinity: .downstream)
  }

  /// The character that a point falls on; nil beside the text.
  public func characterIndex(at point: Point) -> String.Index? {
    for (line, placed) in zip(lines, placed)
    where line.y <= point.y && point.y < line.y + line.height {
      let hit = placed.clusters.first { $0.x <= point.x && point.x < $0.x + $0.width }
      if let hit { return index(hit.range.lowerBound) }
    }
    return nil
  }

  /// The space between two lines belongs half to each.
  private func line(atHeight y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    let next = lines.indices.dropFirst().first { index in
      y < (lines[index - 1].y + lines[index - 1].height + lines[index].y) / 2
    }
    return next.map { $0 - 1 } ?? lines.count - 1
  }
}

extension PlacedCluster {
  fileprivate func distance(to point: Double) -> Double {
    point < x ? x - point : max(point - x - width, 0)
  }
}
