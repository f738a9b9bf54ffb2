// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

extension Text.Layout {
  /// The room of something on a line, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where it begins on its baseline.
    public var origin: CGPoint
    /// How far it reaches to the right.
    public var width: CGFloat
    /// What it needs over the baseline.
    public var ascent: CGFloat
    /// What it needs under the baseline.
    public var descent: CGFloat
    /// What its font wants between two lines.
    public var leading: CGFloat

    /// Makes bounds.
    public init(
      origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
      leading: CGFloat = 0
    ) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The box around it, without leading.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }
}

extension Text.Layout.TypographicBounds {
  /// The room of glyphs from the pen before the first to the pen behind the last.
  init(
    of glyphs: ArraySlice<PositionedGlyph>, ascent: Double, descent: Double, leading: Double
  ) {
    let left = glyphs.map(\.x).min() ?? 0
    let right = glyphs.map { $0.x + $0.advance }.max() ?? left
    self.init(
      origin: CGPoint(x: left, y: glyphs.first?.y ?? 0), width: CGFloat(right - left),
      ascent: CGFloat(ascent), descent: CGFloat(descent), leading: CGFloat(leading))
  }
}
