// SPDX-License-Identifier: MIT

import LayoutEngine

/// Steps down to the right: each child a little further, by what it likes best.
///
/// Asks its children in several ways, keeps what they answer until it is told to forget it, places
/// the first child twice and the third not at all.
final class DiagonalLayout: CustomLayout {
  private var ideals: [Size]?
  private(set) var askedForSpacing = 0

  func measure(_ children: LayoutChildren, _ proposal: Proposal) -> Size {
    let ideals = ideals(of: children)
    let minimum = children[1]?.size(for: .zero) ?? .zero
    let sum = ideals.reduce(Size.zero) {
      Size(width: $0.width + $1.width, height: $0.height + $1.height)
    }
    let first = children[0]?.size(for: proposal) ?? .zero
    return Size(
      width: max(sum.width, first.width) + minimum.width, height: max(sum.height, first.height))
  }

  func place(_ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal) {
    let ideals = ideals(of: children)
    var corner = bounds.origin
    for k in 0..<children.count where k != 2 {
      children[k]?.place(at: Point(x: 3, y: 3), proposal: .zero)
      children[k]?.place(at: corner, proposal: k == 0 ? proposal : Proposal(ideals[k]))
      corner = Point(x: corner.x + ideals[k].width, y: corner.y + ideals[k].height)
    }
  }

  func spacing(_ children: LayoutChildren) -> SpacingPreference {
    askedForSpacing += 1
    return children.spacing
  }

  func forget() { ideals = nil }

  private func ideals(of children: LayoutChildren) -> [Size] {
    if let ideals { return ideals }
    let sizes = (0..<children.count).compactMap { children[$0]?.size(for: .unspecified) }
    ideals = sizes
    return sizes
  }
}
