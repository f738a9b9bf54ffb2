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

  /// Whether both hide styles of one type that can be compared and are equal.
  func isEqual(to other: AnyShapeStyle) -> Bool {
    guard let base = base as? any Equatable else { return false }
    return base.isEqual(to: other.base)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
