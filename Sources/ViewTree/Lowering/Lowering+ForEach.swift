// SPDX-License-Identifier: MIT

extension Lowering {
  /// What a walk over a collection remembers.
  @usableFromInline struct ForEachScope {
    @usableFromInline let outer: ViewIdentity
    let hasOwnIDs: Bool
    var occurrences: [AnyHashable: Int] = [:]
  }

  @usableFromInline func beginForEach(hasOwnIDs: Bool) -> ForEachScope {
    ForEachScope(outer: identity, hasOwnIDs: hasOwnIDs)
  }

  /// Moves to the place of an element; an id that was seen before gets a place of its own.
  @usableFromInline func enterElement<ID: Hashable>(id: ID, _ scope: inout ForEachScope) {
    guard scope.hasOwnIDs else {
      identity = scope.outer.child(id: id)
      return
    }
    let key = AnyHashable(id)
    let occurrence = scope.occurrences[key, default: 0]
    scope.occurrences[key] = occurrence + 1
    identity = scope.outer.child(id: id)
    if occurrence > 0 {
      identity = identity.child(index: occurrence)
      reportDuplicate(key)
    }
    setElementID(key)
  }

  @usableFromInline func leaveElement(_ scope: inout ForEachScope) {
    identity = scope.outer
    setElementID(nil)
  }

  private func reportDuplicate(_ id: AnyHashable) {
    session.report(
      .duplicateID,
      "ForEach: the ID \(id) occurs more than once; every element is shown, in order.",
      tag: NodeName.root.tag)
  }
}
