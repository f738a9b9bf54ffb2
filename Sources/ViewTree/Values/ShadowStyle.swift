// SPDX-License-Identifier: MIT

public import Foundation

/// A shadow of a style: below what is painted, or on it.
///
/// Lengths are points; of a shadow with a length that is not finite nothing is drawn.
public struct ShadowStyle: Hashable, Sendable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var place: DisplayShadow.Place

  /// A shadow below; its radius is the standard deviation of the blur, in points (ours).
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, place: .below)
  }

  /// A shadow that the edges throw inwards.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, place: .inside)
  }

  /// Whether all of the shadow can be drawn as it is told.
  var isUsable: Bool {
    let reach = max(abs(Double(x)), abs(Double(y)))
    return DisplayFilter.isDeviation(Double(radius)) && reach <= DisplayFilter.farthestShadow
  }

  /// The shadow as a filter, in an environment that tells its colour.
  func filter(in environment: EnvironmentValues, opacity: Double = 1) -> DisplayFilter {
    .shadow(
      DisplayShadow(
        color: color.opacity(opacity).displayColor(in: environment), deviation: Double(radius),
        x: Double(x), y: Double(y), place: place))
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// The colour or gradient, and the shadow after those that it has.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    var flat = style._flattened(in: environment)
    flat.shadows.append(shadow)
    return flat
  }
}

extension ShapeStyle {
  /// The style with a shadow of what it paints.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow of what it paints.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowShapeStyle(style: ForegroundStyle(), shadow: style))
  }
}

extension [DisplayItem] {
  /// The steps inside a group with filters, or the steps alone where there is none.
  func filtered(by filters: [DisplayFilter]) -> [DisplayItem] {
    guard !filters.isEmpty, !isEmpty else { return self }
    return [.push(DisplayGroup(filters: filters))] + self + [.pop]
  }
}
