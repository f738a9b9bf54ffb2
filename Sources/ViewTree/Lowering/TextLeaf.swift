// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

/// What a run of text is drawn with.
struct TextRunPaint: Sendable {
  /// The paint of the letters, and of lines that have no colour of their own.
  var style: _FlatShapeStyle
  /// What few runs have; nil for nothing.
  var extras: TextRunExtras?
}

/// What few runs of text are drawn with; an object, so that the others stay small.
final class TextRunExtras: Sendable {
  /// What is painted behind the letters.
  let background: Color?
  /// The colours of the lines; nil for that of the letters.
  let underline, strikethrough: Color?
  /// What a text renderer can ask for, the innermost first.
  let attributes: [CustomTextAttribute]
  /// What is drawn in the place of the letters.
  let picture: InlineDrawing?

  init(_ details: [TextDetail], picture: InlineDrawing? = nil) {
    background = details.background
    underline = details.underline?.color
    strikethrough = details.strikethrough?.color
    attributes = details.compactMap(\.customAttribute)
    self.picture = picture
  }
}

/// A text as a leaf of the layout: measures through the prepared text and remembers its paint.
final class TextLeaf: LeafContent, Sendable {
  let text: PreparedText
  /// The paint of each run.
  let paints: [TextRunPaint]
  let environment: EnvironmentValues

  init(_ text: PreparedText, paints: [TextRunPaint], environment: EnvironmentValues) {
    self.text = text
    self.paints = paints
    self.environment = environment
  }

  var hasBaselines: Bool { true }
  var growsWithOffer: Bool { true }

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
