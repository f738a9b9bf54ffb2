// SPDX-License-Identifier: MIT

import LayoutEngine

extension TextLayout {
  /// The stretches that a selection of characters covers, line by line and from left to right: one
  /// a line, more where directions mix. Line ends and hidden characters have no width.
  public func selectionRects(for range: Range<String.Index>) -> [TextSelectionRect] {
    let selected = offset(of: range.lowerBound)..<offset(of: range.upperBound)
    var rects: [TextSelectionRect] = []
    guard !selected.isEmpty else { return [] }
    for (line, placed) in placed.enumerated() where placed.range.overlaps(selected) {
      var goesOn = false
      for cluster in placed.clusters where cluster.width > 0 {
        let isSelected = cluster.range.overlaps(selected)
        if isSelected { add(cluster, line, joined: goesOn, to: &rects) }
        goesOn = isSelected
      }
    }
    return rects
  }

  private func add(
    _ cluster: PlacedCluster, _ line: Int, joined: Bool, to rects: inout [TextSelectionRect]
  ) {
    let right = cluster.x + cluster.width
    if joined, let last = rects.last {
      rects[rects.count - 1].rect.size.width = right - last.rect.minX
    } else {
      let rect = Rect(
        x: cluster.x, y: lines[line].y, width: cluster.width, height: lines[line].height)
      rects.append(TextSelectionRect(rect: rect, line: line))
    }
  }
}
