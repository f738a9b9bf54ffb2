// SPDX-License-Identifier: MIT

/// The current foreground.
@frozen public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  @inlinable public init() {}

  /// The foreground of the environment.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    environment.foregroundStyle(level: 0)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}
