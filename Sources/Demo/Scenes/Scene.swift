// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A view with a name, to be drawn by the gallery.
package struct Scene: Sendable {
  /// The name on the command line and of the files.
  package let name: String
  /// What there is to see, in a line.
  package let summary: String
  /// The window in points.
  package let size: CGSize
  /// The platform whose text rules apply.
  package let textProfile: TextProfile
  /// Makes the view.
  let view: @Sendable () -> any View

  package init(
    _ name: String, _ summary: String, size: CGSize, textProfile: TextProfile = .iOS,
    view: @escaping @Sendable () -> any View
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.textProfile = textProfile
    self.view = view
  }
}

/// Scenes are known by their names.
extension Scene: Equatable {
  package static func == (a: Scene, b: Scene) -> Bool { a.name == b.name }
}

extension Scene {
  /// The gallery, in its order.
  package static let all: [Scene] = [
    .overview, .wrappingTags, .glyphAnchoring, .glyphAnchoringMetrics, .customFont, .stacks,
    .frames,
    .alignmentGuides, .text, .textModifiers, .scripts, .textOnPaths, .shapes, .effects,
    .rightToLeft, .badge,
    .card, .invoice, .pictures,
  ]
}
