// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

extension Scene {
  /// The scene with each group marked that PDF cannot draw but as a picture: one in which
  /// something mixes in a way that PDF does not know, and a mask that is not the group's own. On
  /// the page itself, that is the whole page.
  func markingPictures() -> Scene {
    var result = self
    var layers: [Int] = []
    var open: [Bool] = []
    var isPagePictured = false
    for index in steps.indices {
      switch steps[index] {
      case .begin(let group):
        let isMasking = group.blendMode == .destinationIn && open.last != true
        if isMasking || !group.blendMode.isKnownToPDF {
          if let layer = layers.last {
            result.markPicture(at: layer)
          } else {
            isPagePictured = true
          }
        }
        open.append(group.isApart)
        if group.isApart { layers.append(index) }
      case .end:
        if open.popLast() == true { layers.removeLast() }
      case .fill, .stroke, .glyphs, .image, .picture: break
      }
    }
    guard isPagePictured else { return result }
    var page = SceneGroup(opacity: 1, clip: nil, transform: .identity)
    page.isPicture = true
    page.filterArea = Rect(origin: .zero, size: size)
    result.steps = [.begin(page)] + result.steps + [.end]
    return result
  }

  private mutating func markPicture(at index: Int) {
    guard var group = steps[index].openedGroup else { return }
    group.isPicture = true
    if group.filters.isEmpty { group.filterArea = Rect(origin: .zero, size: size) }
    steps[index] = .begin(group)
  }
}

extension DisplayBlendMode {
  /// Source: ISO 32000-1, 11.3.5. For `plusDarker`, multiplying stands in everywhere.
  fileprivate var isKnownToPDF: Bool {
    switch self {
    case .plusLighter, .sourceAtop, .destinationOver, .destinationOut: false
    default: true
    }
  }
}
