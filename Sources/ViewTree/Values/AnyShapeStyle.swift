// SPDX-License-Identifier: MIT

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    base = style
  }

  /// The colour or gradient of the hidden style.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    base._flattened(in: environment)
  }
}
