// SPDX-License-Identifier: MIT

/// A translucent layer.
///
/// What lies behind is not blurred: a display list has no such step. The layer is the page's colour
/// at an opacity that is ours, more opaque the thicker the material.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  private init(opacity: Double) {
    self.opacity = opacity
  }

  /// Mostly see-through.
  public static let ultraThin = Material(opacity: 0.45)
  /// More see-through than opaque.
  public static let thin = Material(opacity: 0.6)
  /// Between thin and thick.
  public static let regular = Material(opacity: 0.75)
  /// More opaque than see-through.
  public static let thick = Material(opacity: 0.85)
  /// Mostly opaque.
  public static let ultraThick = Material(opacity: 0.95)
  /// As the bars of the system.
  public static let bar = Material(opacity: 0.8)

  /// The page's colour, translucent.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    _FlatShapeStyle(.color(Color(.background).opacity(opacity)))
  }
}

extension ShapeStyle where Self == Material {
  /// A translucent layer, mostly see-through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent layer, more see-through than opaque.
  public static var thinMaterial: Material { .thin }
  /// A translucent layer between thin and thick.
  public static var regularMaterial: Material { .regular }
  /// A translucent layer, more opaque than see-through.
  public static var thickMaterial: Material { .thick }
  /// A translucent layer, mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A translucent layer as the bars of the system.
  public static var bar: Material { .bar }
}
