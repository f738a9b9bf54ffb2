// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A style without references to other styles: a colour or a gradient, more or less opaque.
///
/// Colours keep their names, so that a change of colour scheme further down still counts.
public struct _FlatShapeStyle: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case color(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    /// A paint whose points lie where they lie, whatever box it fills.
    case fixed(DisplayPaint)
  }

  var content: Content
  var opacity: Double = 1

  init(_ content: Content) {
    self.content = content
  }

  func faded(by factor: Double) -> _FlatShapeStyle {
    var result = self
    result.opacity *= factor.isFinite ? factor : 1
    return result
  }

  /// The paint for a box; gradients span the box.
  func paint(in environment: EnvironmentValues, bounds: CGRect) -> DisplayPaint {
    switch content {
    case .color(let color):
      .color(color.opacity(opacity).displayColor(in: environment))
    case .linear(let linear):
      .linearGradient(
        stops: linear.gradient.displayStops(in: environment, opacity: opacity),
        start: Point(linear.startPoint.point(in: bounds)),
        end: Point(linear.endPoint.point(in: bounds)))
    case .radial(let radial):
      .radialGradient(
        stops: radial.gradient.displayStops(in: environment, opacity: opacity),
        center: Point(radial.center.point(in: bounds)),
        startRadius: Double(radial.startRadius).nonNegative,
        endRadius: Double(radial.endRadius).nonNegative)
    case .fixed(let paint):
      paint.faded(by: opacity)
    }
  }
}

extension DisplayPaint {
  fileprivate func faded(by factor: Double) -> DisplayPaint {
    switch self {
    case .color(let color):
      .color(color.faded(by: factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops: stops.map { $0.faded(by: factor) }, start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops: stops.map { $0.faded(by: factor) }, center: center, startRadius: startRadius,
        endRadius: endRadius)
    }
  }
}

extension DisplayGradientStop {
  fileprivate func faded(by factor: Double) -> DisplayGradientStop {
    DisplayGradientStop(color: color.faded(by: factor), location: location)
  }
}

extension DisplayColor {
  fileprivate func faded(by factor: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension Point {
  /// A Foundation point as the engine's.
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Double {
  /// The value, or zero when it is negative or not finite.
  fileprivate var nonNegative: Double { isFinite ? Swift.max(0, self) : 0 }
}
