// SPDX-License-Identifier: MIT

internal import LayoutEngine

extension Lowering {
  /// Lowers a view of the user's: connects its properties, and lowers its body.
  ///
  /// A body that is one element stands inside a node with the view's name.
  func lowerComposite<V: View>(_ view: V) {
    descend { lowering in
      if V.Body._isUnary && V.Body.self != Never.self {
        lowering.beginElement()
        lowering.builder.openIdentity(tag: lowering.typeTag(V.self))
        lowering.lowerBody(of: view)
        lowering.builder.close()
        lowering.endElement()
      } else {
        lowering.lowerBody(of: view)
      }
    }
  }

  private func lowerBody<V: View>(of view: V) {
    var view = view
    let outer = identity
    identity = outer.child(index: 0)
    if DynamicProperties.hasAny(V.self) {
      DynamicProperties.install(into: &view, context: context(outer))
    }
    let body = CurrentEnvironment.with(environment) { view.body }
    V.Body._lower(body, into: self)
    identity = outer
  }

  /// Lowers a modifier of the user's around content.
  func lowerModifier<M: ViewModifier, C: View>(_ modifier: M, _ content: C) {
    descend { lowering in
      var modifier = modifier
      let outer = lowering.identity
      lowering.identity = outer.child(index: 1)
      if DynamicProperties.hasAny(M.self) {
        DynamicProperties.install(into: &modifier, context: lowering.context(outer))
      }
      let placeholder = _ViewModifier_Content<M> { inner in
        let place = inner.identity
        inner.identity = outer.child(index: 0)
        C._lower(content, into: inner)
        inner.identity = place
      }
      let body = CurrentEnvironment.with(lowering.environment) {
        modifier.body(content: placeholder)
      }
      M.Body._lower(body, into: lowering)
      lowering.identity = outer
    }
  }

  private func context(_ identity: ViewIdentity) -> DynamicPropertyContext {
    DynamicPropertyContext(
      environment: environment, store: session.store, identity: identity)
  }
}
