// SPDX-License-Identifier: MIT

/// Gives a view a name to be found by.
public struct _IdentifierModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let name: NodeName
  let identifier: AnyHashable

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openIdentifier(modifier.name, modifier.identifier)
  }
}

/// A view whose state belongs to an id.
public struct _IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  /// Lowers the content under the id.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    let outer = lowering.state.pointee.identity
    lowering.state.pointee.identity = outer.child(id: view.id)
    let modifier = _IdentifierModifier(name: .id, identifier: AnyHashable(view.id))
    _IdentifierModifier._lowerModified(modifier, view.content, into: lowering)
    lowering.state.pointee.identity = outer
  }

  /// As the content.
  public static var _isUnary: Bool { Content._isUnary }
}

extension View {
  /// Binds the view's state to an id: another id is another view. The id also finds the view in a
  /// snapshot.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }

  /// Names the view, to find it in a snapshot.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(
      _IdentifierModifier(name: .accessibilityIdentifier, identifier: AnyHashable(identifier)))
  }
}
