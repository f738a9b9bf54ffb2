// SPDX-License-Identifier: MIT

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// Hands a value to the layout around a view.
public struct _LayoutValueModifier<K: LayoutValueKey>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let value: K.Value

  /// Opens a node that carries the value.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openLayoutValue(ObjectIdentifier(K.self), modifier.value)
  }
}

extension View {
  /// Hands a value to the layout that the view is a subview of; see ``LayoutSubview``.
  ///
  /// Of several values for one key the outermost counts. Modifiers around it let it through,
  /// containers do not.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
