// SPDX-License-Identifier: MIT

/// A view that is transparent to containers and can name its elements.
protocol ElementSource {
  /// Hands the elements to a collector, in order.
  func collectElements(into collector: ElementCollector)
}

/// Finds the elements of a view without lowering them.
final class ElementCollector {
  let lowering: Lowering
  private(set) var elements: [ViewElement] = []
  /// What sections say as a whole, by their numbers.
  private(set) var sections: [ElementTraits] = []
  private var section: SectionPlace?
  private var sectionDepth = 0

  init(lowering: Lowering) { self.lowering = lowering }

  /// Adds the elements of a view.
  func collect<V: View>(_ view: V) {
    if V._isUnary {
      add(view)
    } else if let source = view as? any ElementSource {
      source.collectElements(into: self)
    } else if V.Body.self == Never.self {
      add(view)
    } else {
      collectBody(of: view)
    }
  }

  /// Adds the elements of one view of several, at its place in the structure.
  func collectChild<V: View>(_ view: V, index: Int) {
    let outer = lowering.state.pointee.identity
    at(outer.child(index: index)) { collect(view) }
  }

  /// Adds the elements of what stands at a place.
  func at(_ identity: ViewIdentity, _ body: () -> Void) {
    let outer = lowering.state.pointee.identity
    lowering.state.pointee.identity = identity
    body()
    lowering.state.pointee.identity = outer
  }

  /// Adds the elements of a view of the user's; those of its body.
  private func collectBody<V: View>(of view: V) {
    lowering.descend { lowering in
      at(lowering.state.pointee.identity.child(index: 0)) {
        collect(lowering.hasProperties(V.self) ? lowering.connected(view).body : view.body)
      }
    }
  }

  private func add<V: View>(_ view: V) {
    let state = lowering.state
    var element = ViewElement(identity: state.pointee.identity) { V._lower(view, into: $0) }
    if state.pointee.hasElementID { element.elementID = state.pointee.elementID }
    lowering.clearElementID()
    element.section = section
    ElementTraits.read(from: view, into: &element.traits, lowering)
    elements.append(element)
  }

  // MARK: Sections

  /// Adds the parts of a section; a section inside another one belongs to that.
  func collectSection(_ body: () -> Void) {
    if sectionDepth == 0 {
      section = SectionPlace(number: sections.count, part: .content)
      sections.append(ElementTraits())
    }
    sectionDepth += 1
    body()
    sectionDepth -= 1
    if sectionDepth == 0 { section = nil }
  }

  /// Adds the views of a part of the section around.
  func collectPart<V: View>(_ part: SectionPlace.Part, _ view: V, index: Int) {
    if sectionDepth == 1 { section?.part = part }
    collectChild(view, index: index)
  }

  // MARK: Modifiers

  /// Adds the elements of content, with a modifier around each.
  func collectModified<C: View, M: ViewModifier>(_ content: C, _ modifier: M) {
    guard M.Body.self == Never.self else { return collectBody(of: modifier, around: content) }
    let place = lowering.state.pointee.identity
    let (firstElement, firstSection) = (elements.count, sections.count)
    let outer = lowering.environment
    if let modifier = modifier as? any EnvironmentModifier { changeEnvironment(by: modifier) }
    collect(content)
    lowering.setEnvironment(outer)
    let trait = modifier as? _TraitModifier
    for index in firstElement..<elements.count {
      elements[index] = elements[index].modified(by: modifier, at: place)
      trait?.write(&elements[index].traits)
    }
    for index in firstSection..<sections.count { trait?.write(&sections[index]) }
  }

  private func changeEnvironment<M: EnvironmentModifier>(by modifier: M) {
    lowering.changeEnvironment { M._change(&$0, by: modifier) }
  }

  private func collectBody<C: View, M: ViewModifier>(of modifier: M, around content: C) {
    lowering.descend { lowering in
      let outer = lowering.state.pointee.identity
      at(outer.child(index: 1)) {
        let modifier = lowering.hasProperties(M.self) ? lowering.connected(modifier) : modifier
        collect(modifier.body(content: .around(content, at: outer.child(index: 0))))
      }
    }
  }
}
