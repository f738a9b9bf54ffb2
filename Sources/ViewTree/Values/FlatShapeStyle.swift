// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A style without references to other styles: a colour or a gradient, more or less opaque,
/// with shadows.
///
/// Colours keep their names, so that a change of colour scheme further down still counts.
public struct _FlatShapeStyle: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case color(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case angular(AngularGradient)
    case elliptical(EllipticalGradient)
    /// A paint whose points lie where they lie, whatever box it fills.
    case fixed(DisplayPaint)
  }

  var content: Content
  var opacity: Double = 1
  /// The first one lies nearest to what is painted.
  var shadows: [ShadowStyle] = []

  init(_ content: Content) {
    self.content = content
  }

  func faded(by factor: Double) -> _FlatShapeStyle {
    var result = self
    result.opacity *= factor.isFinite ? factor : 1
    return result
  }

  /// The filters of what is painted.
  func filters(in environment: EnvironmentValues) -> [DisplayFilter] {
    shadows.map { $0.filter(in: environment, opacity: opacity) }
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
    case .angular(let angular):
      .angularGradient(
        stops: angular.gradient.displayStops(in: environment, opacity: opacity),
        center: Point(angular.center.point(in: bounds)),
        startAngle: angular.startAngle.radians, endAngle: angular.endAngle.radians)
    case .elliptical(let ellipse):
      .ellipticalGradient(
        stops: ellipse.gradient.displayStops(in: environment, opacity: opacity),
        center: Point(ellipse.center.point(in: bounds)),
        startRadius: Double(ellipse.startRadiusFraction * bounds.width).nonNegative,
        endRadius: Double(ellipse.endRadiusFraction * bounds.width).nonNegative,
        aspect: Double(bounds.height / bounds.width))
    case .fixed(let paint):
      paint.faded(by: opacity)
    }
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
