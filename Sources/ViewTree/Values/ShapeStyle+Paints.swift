// SPDX-License-Identifier: MIT

public import Foundation

extension Color: ShapeStyle {
  /// The colour itself.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    _FlatShapeStyle(.color(self))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The style that a colour of fixed components resolves to: none, it paints by itself.
  public typealias Resolved = Never

  /// The colour itself.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    _FlatShapeStyle(.color(Color(self)))
  }
}

extension Gradient: ShapeStyle {
  /// The colours from the top of what is painted to its bottom.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    _FlatShapeStyle(.linear(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)))
  }
}

extension LinearGradient: ShapeStyle {
  /// The gradient itself.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    _FlatShapeStyle(.linear(self))
  }
}

extension RadialGradient: ShapeStyle {
  /// The gradient itself.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    _FlatShapeStyle(.radial(self))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that change along a straight line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances that change along a straight line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops along a straight line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that change with the distance from a centre; radii are points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at equal distances that change with the distance from a centre; radii are points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Stops that change with the distance from a centre; radii are points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
