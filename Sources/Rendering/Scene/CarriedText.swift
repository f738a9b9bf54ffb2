// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine

/// Characters whose shape is drawn as something other than text, and the place where a reader
/// looks for them. Lengths are points.
struct CarriedText: Sendable {
  /// The characters in logical order.
  var characters: String
  var isRightToLeft: Bool
  /// The left edge.
  var x: Double
  var baseline: Double
  /// Not negative; zero for what does not move the pen.
  var width: Double
  /// The size of the text per em.
  var size: Double

  /// The characters of a cluster, in the place of those of its glyphs that move the pen.
  init(_ piece: TextPiece, of run: GlyphRun) {
    let moving = piece.glyphs.filter { $0.advance > 0 }
    let left = moving.map(\.x).min() ?? piece.glyphs.map(\.x).min() ?? 0
    let right = moving.map { $0.x + $0.advance }.max() ?? left
    characters = piece.text
    isRightToLeft = run.isRightToLeft
    x = left
    baseline = (moving.first ?? piece.glyphs.first)?.y ?? 0
    width = max(0, right - left)
    size = run.size
  }

  /// A part of the text and its place.
  struct Cell {
    var text: String
    var x: Double
    var width: Double
  }

  /// The text as one part, or from right to left one part a scalar, from the left: readers that
  /// order text by its places would turn round the scalars of a longer part.
  var cells: [Cell] {
    guard isRightToLeft else { return [Cell(text: characters, x: x, width: width)] }
    let scalars = characters.unicodeScalars.reversed()
    let share = width / Double(max(1, scalars.count))
    return scalars.enumerated().map { index, scalar in
      Cell(text: String(scalar), x: x + Double(index) * share, width: share)
    }
  }
}
