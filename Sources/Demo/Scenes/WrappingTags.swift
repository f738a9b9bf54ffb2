// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let wrappingTags = Scene(
    "wrapping-tags", "Tags that wrap into rows, placed by alignment guides in a GeometryReader.",
    size: CGSize(width: 320, height: 200)
  ) {
    WrappingTags(tags: [
      "layout", "alignment guides", "text", "fonts", "right to left", "transforms", "PNG", "SVG",
      "PDF", "snapshots", "no display needed",
    ])
    .padding()
  }
}

/// Tags in rows as long as the width allows.
package struct WrappingTags: View {
  private let tags: [String]

  package init(tags: [String]) {
    self.tags = tags
  }

  package var body: some View {
    GeometryReader { geometry in
      let pen = TagPen(width: geometry.size.width)
      ZStack(alignment: .topLeading) {
        ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in
          Tag(tag)
            .alignmentGuide(.leading) { -pen.place(index, $0).x }
            .alignmentGuide(.top) { _ in -pen.position.y }
        }
      }
    }
  }
}

/// Where the next tag goes. The guides are asked tag by tag, and as often as a layout likes: the
/// first tag puts the pen back to the start.
private final class TagPen {
  private let width: CGFloat
  private let gap: CGFloat = 6
  /// Where the row ends so far: the last tag's right edge, the tallest tag's bottom.
  private var end = CGPoint.zero
  private(set) var position = CGPoint.zero

  init(width: CGFloat) {
    self.width = width
  }

  func place(_ index: Int, _ tag: ViewDimensions) -> CGPoint {
    if index == 0 {
      position = .zero
      end = .zero
    } else if end.x + gap + tag.width > width {
      position = CGPoint(x: 0, y: end.y + gap)
    } else {
      position.x = end.x + gap
    }
    end = CGPoint(x: position.x + tag.width, y: max(end.y, position.y + tag.height))
    return position
  }
}

private struct Tag: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Text(name)
      .font(.subheadline)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .foregroundColor(.white)
      .background(Color.indigo)
      .cornerRadius(6)
  }
}
