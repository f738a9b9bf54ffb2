// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

/// A text as a leaf of the layout: measures through the prepared text and remembers its paint.
final class TextLeaf: LeafContent {
  let text: PreparedText
  /// The paint of each run.
  let styles: [_FlatShapeStyle]
  let environment: EnvironmentValues

  init(_ text: PreparedText, styles: [_FlatShapeStyle], environment: EnvironmentValues) {
    self.text = text
    self.styles = styles
    self.environment = environment
  }

  var hasBaselines: Bool { true }

  /// Two texts below each other stand apart by the lower one's leading (rule 4.4).
  var spacing: SpacingPreference {
    let leading = text.runs.map(\.font.metrics.leading).max() ?? 0
    let edge = SpacingPreference.Edge(
      textLeading: leading, pixel: Double(environment.pixelLength))
    return SpacingPreference(top: edge, bottom: edge)
  }

  func measuresLike(_ other: any LeafContent) -> Bool {
    guard let other = other as? TextLeaf else { return false }
    return text.runs == other.text.runs && text.style == other.text.style
      && text.library === other.text.library
  }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    let measured = text.measure(width: proposal.width, height: proposal.height)
    return LeafMetrics(
      size: measured.size, firstBaseline: measured.firstBaseline,
      lastBaseline: measured.lastBaseline)
  }
}
