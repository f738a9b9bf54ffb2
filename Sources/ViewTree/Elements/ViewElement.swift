// SPDX-License-Identifier: MIT

/// One element of a container, found before it is lowered.
///
/// A container that must know its elements, such as a list or a picker, collects them and then
/// lowers each where it wants.
struct ViewElement {
  /// Its place in the structure, which its state belongs to.
  let identity: ViewIdentity
  /// The id of the collection's element that it is the first of.
  var elementID: AnyHashable?
  /// What the element says about itself.
  var traits = ElementTraits()
  /// The section that it stands in, or nil outside of sections.
  var section: SectionPlace?
  /// Adds its nodes.
  let lower: (Lowering) -> Void

  /// The element inside a modifier of the library.
  func modified<M: ViewModifier>(by modifier: M, at place: ViewIdentity) -> ViewElement {
    let inner = self
    var outer = ViewElement(identity: place) { lowering in
      M._lowerModified(modifier, ElementView(element: inner), into: lowering)
    }
    outer.elementID = elementID
    outer.traits = traits
    outer.section = section
    return outer
  }
}

/// Which section an element stands in, and as what.
struct SectionPlace {
  enum Part { case header, content, footer }
  /// The number of the section among those that were collected.
  var number: Int
  var part: Part
}

/// An element as a view.
struct ElementView: PrimitiveView {
  let element: ViewElement

  static func _lower(_ view: Self, into lowering: Lowering) { lowering.lower(view.element) }

  static var _isUnary: Bool { true }
}

extension Lowering {
  /// Adds the nodes of an element here.
  func lower(_ element: ViewElement) {
    let outer = state.pointee.identity
    state.pointee.identity = element.identity
    element.lower(self)
    state.pointee.identity = outer
  }

  /// The elements that a container of the view would have, in order.
  ///
  /// Bodies of several elements are asked for here, with the environment of this place.
  func elements<V: View>(of view: V) -> ElementCollector {
    let outer = state.pointee.identity
    state.pointee.identity = outer.child(index: 0)
    let collector = ElementCollector(lowering: self)
    collector.collect(view)
    clearElementID()
    state.pointee.identity = outer
    return collector
  }
}
