// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// Views and modifiers of the user's.
extension Lowering {
  /// Lowers a view of the user's: connects its properties, and lowers its body.
  ///
  /// A body that is one element stands inside a node with the view's name. Inlinable, so that the
  /// module that declares the view has the lowering of its body for the concrete types.
  @inlinable func lowerComposite<V: View>(_ view: V) {
    state.pointee.recursion += 1
    let outer = state.pointee.identity
    state.pointee.identity = outer.child(index: 0)
    if V.Body._isUnary {
      let opened = beginElement()
      openView(V.self)
      lowerBody(of: view)
      closeNode()
      endElement(opened)
    } else {
      lowerBody(of: view)
    }
    state.pointee.identity = outer
    state.pointee.recursion -= 1
  }

  @inlinable @inline(__always) func lowerBody<V: View>(of view: V) {
    if hasProperties(V.self) {
      V.Body._lower(connected(view).body, into: self)
    } else {
      V.Body._lower(view.body, into: self)
    }
  }

  @usableFromInline func openView<V: View>(_ type: V.Type) {
    builder.openIdentity(tag: typeTag(type))
  }

  @usableFromInline func hasProperties<V>(_ type: V.Type) -> Bool {
    DynamicProperties.hasAny(type)
  }

  /// The value with its dynamic properties connected to the place that is lowered.
  @usableFromInline func connected<V>(_ value: V) -> V {
    var value = value
    let context = DynamicPropertyContext(
      environment: environment, store: session.store, identity: state.pointee.identity)
    DynamicProperties.install(into: &value, context: context)
    return value
  }

  /// Lowers a modifier of the user's around content.
  func lowerModifier<M: ViewModifier, C: View>(_ modifier: M, _ content: C) {
    descend { lowering in
      let outer = lowering.state.pointee.identity
      lowering.state.pointee.identity = outer.child(index: 1)
      let modifier =
        lowering.hasProperties(M.self) ? lowering.connected(modifier) : modifier
      let placeholder = _ViewModifier_Content<M>.around(content, at: outer.child(index: 0))
      M.Body._lower(modifier.body(content: placeholder), into: lowering)
      lowering.state.pointee.identity = outer
    }
  }
}
