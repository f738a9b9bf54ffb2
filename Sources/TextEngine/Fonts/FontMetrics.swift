// SPDX-License-Identifier: MIT

/// The measures of a face at one size, in points, unrounded.
///
/// Depths are positive downwards, so that `ascent + descent` is the height of a line.
/// Source: what CoreText reports for the same file (`hhea`, also under USE_TYPO_METRICS).
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public let ascent: Double
  /// From the baseline down to the bottom of a line.
  public let descent: Double
  /// What the font wants between two lines; not part of a text's height.
  public let leading: Double
  /// The height of capitals.
  public let capHeight: Double
  /// The height of small letters.
  public let xHeight: Double
  /// The top of an underline, negative below the baseline.
  ///
  /// Source: the OpenType specification, `post` table.
  public let underlinePosition: Double
  /// How thick an underline is.
  public let underlineThickness: Double
  /// The top of a strikethrough over the baseline.
  public let strikeoutPosition: Double
  /// How thick a strikethrough is.
  public let strikeoutThickness: Double

  init(units: FontUnits, size: Double) {
    let perEm = Double(units.perEm)
    func points(_ value: Double) -> Double { value * size / perEm }
    ascent = points(units.ascender)
    descent = points(-units.descender)
    leading = points(units.lineGap)
    capHeight = points(units.capHeight)
    xHeight = points(units.xHeight)
    underlinePosition = points(units.underlinePosition)
    underlineThickness = points(units.underlineThickness)
    strikeoutPosition = points(units.strikeoutPosition)
    strikeoutThickness = points(units.strikeoutThickness)
  }
}
