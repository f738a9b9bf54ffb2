// SPDX-License-Identifier: MIT

/// A style with its opacity multiplied.
@frozen public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  @usableFromInline var style: Style
  @usableFromInline var opacity: Double

  @usableFromInline init(style: Style, opacity: Double) {
    self.style = style
    self.opacity = opacity
  }

  /// The faded colour or gradient.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    style._flattened(in: environment).faded(by: opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  @inlinable public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
