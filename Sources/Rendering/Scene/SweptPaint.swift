// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import ViewTree

/// A gradient that not all formats know, as steps that cover a box. What is painted masks them.
struct SweptPaint {
  private let paint: DisplayPaint
  /// The opacity of all steps together.
  private(set) var opacity = 1.0

  /// Nil for a paint that all formats know.
  init?(_ paint: DisplayPaint) {
    switch paint {
    case .color, .linearGradient, .radialGradient: return nil
    case .ellipticalGradient: self.paint = paint
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      opacity = Self.commonOpacity(stops)
      self.paint = .angularGradient(
        stops: opacity < 1 ? stops.map(\.opaque) : stops, center: center, startAngle: startAngle,
        endAngle: endAngle)
    }
  }

  private static func commonOpacity(_ stops: [DisplayGradientStop]) -> Double {
    let first = stops.first?.color.alpha ?? 1
    return stops.allSatisfy { $0.color.alpha == first } && first < 1 ? max(first, 0) : 1
  }

  /// The steps that paint a box of the space that `map` maps to the canvas.
  func steps(in box: Rect, mappedBy map: Transform) -> [SceneStep] {
    switch paint {
    case .color, .linearGradient, .radialGradient: []
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius, let aspect):
      ellipse(stops, center, startRadius, endRadius, aspect, box, map)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      turn(stops, center, startAngle, endAngle, box, map)
    }
  }

  // MARK: Ellipses

  /// A circle's gradient in a space that is stretched downwards.
  private func ellipse(
    _ stops: [DisplayGradientStop], _ center: Point, _ startRadius: Double, _ endRadius: Double,
    _ aspect: Double, _ box: Rect, _ map: Transform
  ) -> [SceneStep] {
    guard (1e-6...1e6).contains(aspect), center.x.isFinite, center.y.isFinite else { return [] }
    let circle = DisplayPaint.radialGradient(
      stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    let stretch = Transform.scale(x: 1, y: aspect).about(center)
    guard let paint = circle.sound, let back = stretch.inverse,
      let path = DisplayPath(polygon: box.mapped(by: back).corners).sound
    else { return [] }
    return [.fill(path, paint, evenOdd: false, stretch.followed(by: map))]
  }

  // MARK: Turns

  /// Wedges of one colour each. They overlap, so that no seams show; where opacities differ they
  /// do not, because overlaps would show.
  private func turn(
    _ stops: [DisplayGradientStop], _ center: Point, _ startAngle: Double, _ endAngle: Double,
    _ box: Rect, _ map: Transform
  ) -> [SceneStep] {
    guard [center.x, center.y, startAngle, endAngle].allSatisfy({ abs($0) <= 1e6 }),
      let wedges = ColorTurn(stops, from: startAngle, to: endAngle)?.wedges
    else { return [] }
    let reach = 1.1 * (box.corners.map { center.distance(to: $0) }.max() ?? 0)
    let isOpaque = wedges.allSatisfy { $0.color.alpha >= 1 }
    let end = wedges.last?.end ?? 0
    return wedges.compactMap { wedge in
      let points = Self.wedge(
        center, reach, from: wedge.start, to: isOpaque ? end : wedge.end)
      guard let path = DisplayPath(polygon: points).sound,
        let paint = DisplayPaint.color(wedge.color).sound
      else { return nil }
      return .fill(path, paint, evenOdd: false, map)
    }
  }

  /// The corners of a wedge that covers all within a distance: an eighth of a turn at a time.
  private static func wedge(
    _ center: Point, _ reach: Double, from start: Double, to end: Double
  ) -> [Point] {
    let pieces = max(1, Int(((end - start) / (.pi / 4)).rounded(.up)))
    return [center]
      + (0...pieces).map { piece in
        let angle = start + (end - start) * Double(piece) / Double(pieces)
        return Point(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
      }
  }
}

/// The colours around a centre.
private struct ColorTurn {
  struct Wedge {
    var color: DisplayColor
    var start: Double
    var end: Double
  }

  private(set) var wedges: [Wedge] = []

  /// Starts half of the gap before the first angle. Nil without stops.
  init?(_ stops: [DisplayGradientStop], from startAngle: Double, to endAngle: Double) {
    let isBackward = endAngle < startAngle
    let stops = (isBackward ? stops.backward : stops).filter { $0.location.isFinite }
    let (start, end) = isBackward ? (endAngle, startAngle) : (startAngle, endAngle)
    guard let first = stops.first, let last = stops.last else { return nil }
    let gap = max(0, 2 * .pi - (end - start)) / 2
    let begin = max(start, end - 2 * .pi)
    append(first.color, first.color, from: start - gap, to: start, notBefore: begin - gap)
    var (color, place) = (first.color, start)
    for stop in stops {
      let next = max(place, start + (end - start) * min(max(stop.location, 0), 1))
      append(color, stop.color, from: place, to: next, notBefore: begin)
      (color, place) = (stop.color, next)
    }
    append(last.color, last.color, from: place, to: end + gap, notBefore: begin)
  }

  /// Adds wedges between two colours: one for each step of an 8-bit component, and at most 256 a
  /// turn.
  private mutating func append(
    _ first: DisplayColor, _ last: DisplayColor, from start: Double, to end: Double,
    notBefore begin: Double
  ) {
    guard end > max(start, begin) else { return }
    let most = min((end - start) / (2 * .pi) * 256, 256)
    let steps = max(1, min(first.distance(to: last) * 255, most).rounded(.up))
    for step in 0..<Int(steps) {
      let wedge = Wedge(
        color: first.mixed(with: last, (Double(step) + 0.5) / steps),
        start: max(begin, start + (end - start) * Double(step) / steps),
        end: start + (end - start) * Double(step + 1) / steps)
      if wedge.end > wedge.start { wedges.append(wedge) }
    }
  }
}

extension [DisplayGradientStop] {
  fileprivate var backward: [DisplayGradientStop] {
    reversed().map { DisplayGradientStop(color: $0.color, location: 1 - $0.location) }
  }
}

extension DisplayGradientStop {
  fileprivate var opaque: DisplayGradientStop {
    var result = self
    result.color.alpha = 1
    return result
  }
}

extension DisplayColor {
  /// The largest difference of a component, at most 1.
  fileprivate func distance(to other: DisplayColor) -> Double {
    let parts = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
    return min(parts.map { $0.isNaN ? 0 : abs($0) }.max() ?? 0, 1)
  }

  fileprivate func mixed(with other: DisplayColor, _ share: Double) -> DisplayColor {
    DisplayColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}

extension DisplayPath {
  fileprivate init(polygon points: [Point]) {
    self.init(
      elements: points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
  }
}

extension DisplayItem {
  /// What the item is painted with; nil for groups and pictures in their own colours.
  var paint: DisplayPaint? {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint): paint
    case .image(let image): image.tint
    case .push, .pop: nil
    }
  }

  /// The item in black.
  var blackened: DisplayItem {
    switch self {
    case .fill(let path, _, let evenOdd): return .fill(path, .black, evenOdd: evenOdd)
    case .stroke(let path, _, let stroke): return .stroke(path, .black, stroke)
    case .glyphs(let run, _): return .glyphs(run, .black)
    case .image(var image):
      image.tint = .black
      return .image(image)
    case .push, .pop: return self
    }
  }
}
