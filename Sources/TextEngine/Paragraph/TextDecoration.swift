// SPDX-License-Identifier: MIT

/// A line under or through a stretch of text, placed; all lengths are points.
///
/// A stretch belongs to one source run; stretches beside each other touch. Spaces that hang over
/// the end of a line have none. Position and thickness are those of the run's own font, also under
/// clusters that another face draws.
public struct TextDecoration: Hashable, Sendable {
  /// Where the line stands.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Below the baseline: drawn before the glyphs.
    case underline
    /// Through the small letters: drawn after the glyphs.
    case strikethrough
  }

  /// How the line is broken up.
  public enum Pattern: Hashable, Sendable, CaseIterable {
    /// Not at all.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// A dash, a dot.
    case dashDot
    /// A dash, two dots.
    case dashDotDot
  }

  /// Where the line stands.
  public var kind: Kind
  /// How the line is broken up.
  public var pattern: Pattern
  /// The left end, from the left edge of the text box.
  public var x: Double
  /// How long the line is.
  public var width: Double
  /// The middle of the stroke, from the top edge of the text box, y down.
  public var y: Double
  /// How thick the stroke is; more than zero.
  public var thickness: Double
  /// The index of the source run among the paragraph's runs.
  public var sourceRun: Int

  /// The lengths of strokes and gaps in turn, beginning with a stroke; empty for a solid line.
  ///
  /// A dot is three times as long as the line is thick and a dash ten times; gaps are as long as
  /// a dot, or half a dash between dashes alone (ours).
  public var dashes: [Double] {
    let multiples: [Double] =
      switch pattern {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    return multiples.map { $0 * thickness }
  }
}

/// The decorations of a line while it is being placed, from left to right.
struct DecorationPlacing {
  private(set) var decorations: [TextDecoration] = []
  private let baseline: Double
  private let scale: Double
  /// The source run of the stretch before; its decorations go on under the next stretch.
  private var lastRun: Int?

  init(baseline: Double, scale: Double) {
    self.baseline = baseline
    self.scale = scale
  }

  /// Decorates the stretch between two pen positions as its run asks for.
  mutating func decorate(_ run: TextRun, at index: Int, from start: Double, to end: Double) {
    guard end > start else { return }
    let metrics = run.font.metrics
    if let pattern = run.underline {
      let thickness = metrics.underlineThickness.orThicknessOfNone(size: run.font.size)
      let middle = metrics.underlinePosition - thickness / 2
      add(stroke(.underline, pattern, run, index, middle, thickness, from: start, to: end))
    }
    if let pattern = run.strikethrough {
      let thickness = metrics.strikeoutThickness.orThicknessOfNone(size: run.font.size)
      let middle = metrics.strikeoutPosition - thickness / 2
      add(stroke(.strikethrough, pattern, run, index, middle, thickness, from: start, to: end))
    }
    lastRun = index
  }

  /// `middle` is the height of the stroke over the run's own baseline, at full size.
  private func stroke(
    _ kind: TextDecoration.Kind, _ pattern: TextDecoration.Pattern, _ run: TextRun, _ index: Int,
    _ middle: Double, _ thickness: Double, from start: Double, to end: Double
  ) -> TextDecoration {
    TextDecoration(
      kind: kind, pattern: pattern, x: start, width: end - start,
      y: baseline - (run.baselineOffset.usableLength + middle) * scale,
      thickness: thickness * scale, sourceRun: index)
  }

  private mutating func add(_ next: TextDecoration) {
    let before = decorations.lastIndex { $0.kind == next.kind && $0.sourceRun == next.sourceRun }
    if lastRun == next.sourceRun, let before {
      decorations[before].width = next.x + next.width - decorations[before].x
    } else {
      decorations.append(next)
    }
  }
}

extension Double {
  /// A thickness from a font's tables, or a twentieth of an em where they have none.
  fileprivate func orThicknessOfNone(size: Double) -> Double { self > 0 ? self : size / 20 }
}
