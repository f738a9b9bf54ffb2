// SPDX-License-Identifier: MIT

public import Foundation

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it lies.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 (start) to 1 (end).
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Makes a gradient from stops, in order of their locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances; a single colour lies at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops for the display list: locations from 0 to 1 that never go back.
  ///
  /// A stop that lies before its predecessor moves up to it, and one that is not a number counts
  /// as 0 (ours, after the rule of CSS Images 3 §3.4.3).
  func displayStops(
    in environment: EnvironmentValues, opacity: Double
  ) -> [DisplayGradientStop] {
    var reached = 0.0
    return stops.map { stop in
      let location = Double(stop.location)
      reached = max(reached, location.isNaN ? 0 : min(1, location))
      return DisplayGradientStop(
        color: stop.color.opacity(opacity).displayColor(in: environment), location: reached)
    }
  }
}
