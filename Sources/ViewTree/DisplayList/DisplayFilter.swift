// SPDX-License-Identifier: MIT

/// A change of what a group draws, as one picture. Lengths are points of the group's own space; a
/// map that stretches unevenly blurs by the mean of both directions.
public enum DisplayFilter: Hashable, Sendable {
  /// Adds a shadow.
  case shadow(DisplayShadow)
  /// Blurs the drawing; `deviation` is the standard deviation of the Gaussian.
  case blur(deviation: Double)
  /// Maps the colour of each pixel.
  case colors(DisplayColorMatrix)

  /// The largest standard deviation in points (ours); a larger one counts as this.
  package static let largestDeviation = 250.0
  /// The farthest way of a shadow in points along an axis (ours); one that is moved farther is not
  /// drawn.
  package static let farthestShadow = 4_096.0
}

/// A shadow: the opacity of a drawing in one colour, moved and blurred.
public struct DisplayShadow: Hashable, Sendable {
  /// Where a shadow is seen.
  public enum Place: Hashable, Sendable {
    /// Below the drawing.
    case below
    /// In the drawing's place, which is left out.
    case alone
    /// On the drawing, as if its edges threw it inwards.
    case inside
  }

  /// The colour.
  public var color: DisplayColor
  /// The standard deviation of the blur.
  public var deviation: Double
  /// The way to the right and down.
  public var x: Double, y: Double
  /// Where it is seen.
  public var place: Place

  /// Makes a shadow.
  public init(
    color: DisplayColor, deviation: Double, x: Double = 0, y: Double = 0,
    place: Place = .below
  ) {
    self.color = color
    self.deviation = deviation
    self.x = x
    self.y = y
    self.place = place
  }
}

/// A map of colours: four rows, for red, green, blue and alpha, of five factors, for red, green,
/// blue, alpha and 1. Components are sRGB from 0 to 1 and not multiplied by alpha.
///
/// Source: `feColorMatrix` of the W3C's Filter Effects, whose results are clamped to 0…1 as well.
public struct DisplayColorMatrix: Hashable, Sendable {
  /// The twenty factors, row after row. Any other number of factors changes nothing, and a factor
  /// that is not finite counts as 0.
  public var factors: [Double]

  /// Makes a map.
  public init(factors: [Double]) {
    self.factors = factors
  }
}
