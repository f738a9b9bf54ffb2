// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

extension DisplayPaint {
  /// The paint with usable numbers, or nil when it shows nothing.
  ///
  /// 1. Colours are clamped to 0…1; a component that is not a number is 0.
  /// 2. Stop locations are clamped to 0…1 and never fall below the one before (as in SVG 1.1,
  ///    13.2.4); a stop without a usable location is left out.
  /// 3. One stop, a gradient line without length or equal radii paint the last colour.
  /// 4. A radial gradient starts at radius 0: a start radius becomes a shift of the stops,
  ///    because SVG 1.1 has no start radius.
  /// 5. Elliptical and angular gradients are none that all formats know: see `SweptPaint`.
  var sound: DisplayPaint? {
    guard let paint = simplified else { return nil }
    return paint.isVisible ? paint : nil
  }

  /// The opacity that a picture takes from the paint: a colour's, and none from a gradient.
  var pictureOpacity: Double {
    if case .color(let color) = self { color.alpha } else { 1 }
  }

  private var simplified: DisplayPaint? {
    switch self {
    case .color(let color):
      return .color(color.clamped)
    case .linearGradient(let stops, let start, let end):
      let points = [start.x, start.y, end.x, end.y]
      guard points.allSatisfy(\.isFinite) else { return nil }
      return Self.gradient(stops.sound, isFlat: start.nearby.distance(to: end.nearby) < 1e-9) {
        .linearGradient(stops: $0, start: start.nearby, end: end.nearby)
      }
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let numbers = [center.x, center.y, startRadius, endRadius]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      let radii = (start: Self.radius(startRadius), end: Self.radius(endRadius))
      return Self.gradient(stops.sound, isFlat: abs(radii.end - radii.start) < 1e-9) {
        let outer = max(radii.start, radii.end)
        let spread = $0.spread(from: radii.start / outer, to: radii.end / outer)
        return .radialGradient(
          stops: spread.padded,
          center: center.nearby, startRadius: 0, endRadius: outer)
      }
    case .ellipticalGradient, .angularGradient: return nil
    }
  }

  private static func radius(_ value: Double) -> Double {
    min(max(value, 0), Point.farthest)
  }

  private static func gradient(
    _ stops: [DisplayGradientStop], isFlat: Bool,
    make: ([DisplayGradientStop]) -> DisplayPaint
  ) -> DisplayPaint? {
    guard let last = stops.last else { return nil }
    return stops.count == 1 || isFlat ? .color(last.color) : make(stops.padded)
  }

  private var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
      stops.contains { $0.color.alpha > 0 }
    case .ellipticalGradient, .angularGradient: false
    }
  }
}

extension DisplayColor {
  /// The colour with every component from 0 to 1, and the hue on the 255 steps of 8 bits: Cairo
  /// cuts where SVG's colours are rounded.
  fileprivate var clamped: DisplayColor {
    DisplayColor(
      red: Self.step(red), green: Self.step(green), blue: Self.step(blue),
      alpha: Self.clamp(alpha))
  }

  private static func step(_ value: Double) -> Double {
    (clamp(value) * 255).rounded() / 255
  }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

extension [DisplayGradientStop] {
  /// The stops in rising order, at most ten thousand of them.
  fileprivate var sound: [DisplayGradientStop] {
    var latest = 0.0
    return prefix(10_000).compactMap { stop in
      guard !stop.location.isNaN else { return nil }
      latest = Swift.min(Swift.max(stop.location, latest), 1)
      return DisplayGradientStop(color: stop.color.clamped, location: latest)
    }
  }

  /// The stops with the first colour at 0 and the last at 1: a PDF viewer goes on with the second
  /// of two colours at the first location, where the first should go on.
  fileprivate var padded: [DisplayGradientStop] {
    guard var first, var last else { return [] }
    var result = self
    if first.location > 0 {
      first.location = 0
      result.insert(first, at: 0)
    }
    if last.location < 1 {
      last.location = 1
      result.append(last)
    }
    return result
  }

  /// The stops moved from 0…1 to the range between two locations, in rising order.
  fileprivate func spread(from first: Double, to last: Double) -> [DisplayGradientStop] {
    let moved = map { stop in
      DisplayGradientStop(
        color: stop.color, location: first + stop.location * (last - first))
    }
    return first <= last ? moved : moved.reversed()
  }
}
