// SPDX-License-Identifier: MIT

import Demo
import Foundation
import Testing
import ViewTree

/// Alignment guides are asked child by child, the horizontal one first, once to find the size and
/// once more to place. Source: the widely used wrapping layout by guides that depends on it.
@Suite struct WrappingTagsTests {
  private let tags = (0..<30).map { "Tag \(String(repeating: "w", count: $0 * 7 % 11))" }

  private func frames(width: CGFloat, _ direction: LayoutDirection = .leftToRight) -> [CGRect] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return WrappingTags(tags: tags)
      .layoutSnapshot(in: CGSize(width: width, height: 1000), environment: environment)
      .nodes(named: "cornerRadius").map(\.frame)
  }

  @Test(arguments: [130, 200, 320, 390, 768, 1024] as [CGFloat])
  func `tags fill rows from the top left and stay inside`(width: CGFloat) {
    let frames = frames(width: width)
    #expect(frames.count == tags.count)
    #expect(frames[0].origin == .zero)
    var bottom = frames[0].maxY
    for (previous, next) in zip(frames, frames.dropFirst()) {
      #expect(next.maxX <= width)
      if next.minX > 0 {
        #expect(next.minY == previous.minY)
        #expect(next.minX == previous.maxX + 6)
      } else {
        #expect(next.minY == bottom + 6)
        #expect(previous.maxX + 6 + next.width > width)
      }
      bottom = max(bottom, next.maxY)
    }
  }

  @Test(arguments: [130, 320, 768] as [CGFloat])
  func `right to left is the mirror image`(width: CGFloat) {
    for (left, right) in zip(frames(width: width), frames(width: width, .rightToLeft)) {
      #expect(right.size == left.size)
      #expect(right.minY == left.minY)
      #expect(abs(width - right.maxX - left.minX) < 1e-9)
    }
  }
}
