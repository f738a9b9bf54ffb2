// SPDX-License-Identifier: MIT

extension Lowering {
  /// What a walk over a collection with ids of its own remembers.
  @usableFromInline struct ForEachScope {
    var occurrences: [AnyHashable: Int] = [:]

    @usableFromInline init() {}
  }

  /// Moves to the place of an element; an id that was seen before gets a place of its own.
  @usableFromInline func enterElement<ID: Hashable>(
    id: ID, of outer: ViewIdentity, _ scope: inout ForEachScope
  ) {
    let key = AnyHashable(id)
    let occurrence = scope.occurrences[key, default: 0]
    scope.occurrences[key] = occurrence + 1
    state.pointee.identity = outer.child(id: id)
    if occurrence > 0 {
      state.pointee.identity = state.pointee.identity.child(index: occurrence)
      reportDuplicate(key)
    }
    setElementID(key)
  }

  private func reportDuplicate(_ id: AnyHashable) {
    session.reportOnce(
      .duplicateID,
      "ForEach: the ID \(id) occurs more than once; every element is shown, in order.",
      tag: NodeName.root.tag)
  }
}
