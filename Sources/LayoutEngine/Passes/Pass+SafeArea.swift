// SPDX-License-Identifier: MIT

/// Finding the insets of the safe area at a placed node's edges.
///
/// Insets belong to a space: the window's, that of a padding which says so, that of content set
/// aside at an edge. From the node outwards, an edge that touches the inner edge of a space's safe
/// area gets the inset there, and counts from then on as reaching to the outer edge; so insets of
/// spaces inside each other add up. An edge that lies elsewhere, inside or beyond, gets nothing.
/// Source: rule 15.1; cases SAF-05 and SAF-06.
extension Pass {
  func safeAreaInsets(of i: Int) -> Insets {
    var search = SafeAreaSearch(
      size: placements.base[i].size, tolerance: tree.surroundings.tolerance)
    var node = i
    while true {
      search.move(to: placements.base[node])
      let parent = Int(nodes.base[node].parent)
      if parent < 0 { break }
      if isSafeArea(parent, of: node) {
        search.meet(ownSafeArea(parent), in: placements.base[parent].size)
      }
      node = parent
    }
    if case .window(let window, let insets) = tree.lastRequest { search.meet(insets, in: window) }
    return search.found
  }

  private func isSafeArea(_ parent: Int, of child: Int) -> Bool {
    let node = nodes.base[parent]
    if node.kind == .safeAreaInset { return child == Int(node.first) }
    return node.kind == .padding && node.flags.contains(.isSafeArea)
  }
}

/// A box on its way outwards, with the insets that it has met.
private struct SafeAreaSearch {
  private var left = 0.0
  private var top = 0.0
  private var right: Double
  private var bottom: Double
  private let tolerance: Double
  private(set) var found = Insets(all: 0)

  init(size: Size, tolerance: Double) {
    right = size.width
    bottom = size.height
    self.tolerance = tolerance
  }

  mutating func move(to placement: Placement) {
    left += placement.x
    right += placement.x
    top += placement.y
    bottom += placement.y
  }

  /// Takes the insets of the space that the box is in now.
  mutating func meet(_ insets: Insets, in space: Size) {
    if touches(left, insets.leading) {
      found.leading += insets.leading
      left = 0
    }
    if touches(top, insets.top) {
      found.top += insets.top
      top = 0
    }
    if touches(space.width - right, insets.trailing) {
      found.trailing += insets.trailing
      right = space.width
    }
    if touches(space.height - bottom, insets.bottom) {
      found.bottom += insets.bottom
      bottom = space.height
    }
  }

  private func touches(_ distance: Double, _ inset: Double) -> Bool {
    inset > 0 && abs(distance - inset) <= tolerance
  }
}
