// SPDX-License-Identifier: MIT

/// Changes the environment of a view.
public struct _EnvironmentWritingModifier: EnvironmentModifier {
  /// There is no body.
  public typealias Body = Never
  let name: NodeName
  let change: (inout EnvironmentValues) -> Void
  /// Whether the number that is set can be used.
  var isUsable = true

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openNamed(modifier.name, isUsable: modifier.isUsable)
  }

  /// Changes the environment.
  public static func _change(_ environment: inout EnvironmentValues, by modifier: Self) {
    modifier.change(&environment)
  }
}

extension View {
  func environmentNode(
    _ name: NodeName, isUsable: Bool = true,
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(_EnvironmentWritingModifier(name: name, change: change, isUsable: isUsable))
  }

  /// Sets a value of the environment for the view and all inside it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environmentNode(.environment) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and all inside it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environmentNode(.transformEnvironment) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the text size that the reader prefers.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentNode(.dynamicTypeSize) { $0.dynamicTypeSize = size }
  }

  /// Keeps the text size that the reader prefers inside a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    environmentNode(.dynamicTypeSize) {
      $0.dynamicTypeSize = $0.dynamicTypeSize.clamped(to: range)
    }
  }

  /// Says whether controls inside answer to the user.
  public func disabled(_ disabled: Bool) -> some View {
    environmentNode(.disabled) { if disabled { $0.isEnabled = false } }
  }

  /// Sets the colour of controls inside; nil for the accent colour.
  public func tint(_ tint: Color?) -> some View {
    environmentNode(.tint) { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the style of controls inside.
  @_disfavoredOverload public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environmentNode(.tint) { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets what text and shapes inside are painted with; nil for the label colour.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentNode(.foregroundColor) { values in
      values.foregroundStyles = color.map { [$0._flattened(in: values)] } ?? []
    }
  }

  /// Sets what text and shapes inside are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentNode(.foregroundStyle) { values in
      values.foregroundStyles = [style._flattened(in: values)]
    }
  }

  /// Sets the primary and the secondary foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environmentNode(.foregroundStyle) { values in
      values.foregroundStyles = [
        primary._flattened(in: values), secondary._flattened(in: values),
      ]
    }
  }

  /// Sets the primary, the secondary and the tertiary foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environmentNode(.foregroundStyle) { values in
      values.foregroundStyles = [
        primary._flattened(in: values), secondary._flattened(in: values),
        tertiary._flattened(in: values),
      ]
    }
  }

  /// Sets what the background style paints inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

extension DynamicTypeSize {
  /// The nearest size inside a range.
  func clamped<T: RangeExpression>(to range: T) -> DynamicTypeSize
  where T.Bound == DynamicTypeSize {
    let inside = DynamicTypeSize.allCases.filter { range.contains($0) }
    guard let first = inside.first, let last = inside.last else { return self }
    return min(max(self, first), last)
  }
}
