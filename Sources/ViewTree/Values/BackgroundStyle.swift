// SPDX-License-Identifier: MIT

/// The current background: white on a light page and black on a dark one unless chosen.
@frozen public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  @inlinable public init() {}

  /// The background of the environment.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    guard let chosen = environment.backgroundStyle else {
      return _FlatShapeStyle(.color(Color(.background)))
    }
    var outside = environment
    outside.backgroundStyle = nil  // A background that is painted with "the background" ends here.
    return chosen._flattened(in: outside)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background.
  @inlinable public static var background: BackgroundStyle { BackgroundStyle() }
}
