// SPDX-License-Identifier: MIT

import LayoutEngine

/// The contour of one glyph in font units, y up, origin on the baseline.
public struct GlyphOutline: Hashable, Sendable {
  /// One step of a contour.
  public enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(Point)
    /// A straight segment.
    case line(Point)
    /// A quadratic curve with one control point.
    case quadratic(control: Point, end: Point)
    /// A cubic curve with two control points.
    case cubic(control1: Point, control2: Point, end: Point)
    /// Closes the contour.
    case close
  }

  /// The steps in order; empty for a glyph without ink.
  public var elements: [Element]

  /// Makes an outline from its steps.
  public init(elements: [Element]) {
    self.elements = elements
  }
}
