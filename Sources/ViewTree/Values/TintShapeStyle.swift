// SPDX-License-Identifier: MIT

/// The colour of controls: what `tint(_:)` chose, or else the accent colour.
@frozen public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  @inlinable public init() {}

  /// The tint of the environment.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    guard let chosen = environment.tint else { return _FlatShapeStyle(.color(.accentColor)) }
    var outside = environment
    outside.tint = nil  // A tint that is painted with "the tint" ends here.
    return chosen._flattened(in: outside)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  @inlinable public static var tint: TintShapeStyle { TintShapeStyle() }
}
