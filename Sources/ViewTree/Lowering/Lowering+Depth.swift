// SPDX-License-Identifier: MIT

/// Deep nesting: on a larger stack, and only up to a limit.
extension Lowering {
  /// Whether the next level must be entered through `descend`.
  @inlinable @inline(__always) var needsRoom: Bool {
    state.pointee.recursion >= Lowering.shallowRecursion
  }

  /// Goes one level deeper: on a larger stack when this one may not have room, and not at all
  /// beyond the limit.
  @usableFromInline func descend(_ body: (Lowering) -> Void) {
    guard max(builder.depth, state.pointee.recursion) < DeepStackThread.depthLimit else {
      reportDepth()
      return
    }
    state.pointee.recursion += 1
    if state.pointee.recursion > Lowering.shallowRecursion, !DeepStackThread.isCurrent {
      DeepStackThread.run {
        CurrentEnvironment.with(pointer: environmentPointer) { body(self) }
      }
    } else {
      body(self)
    }
    state.pointee.recursion -= 1
  }

  private func reportDepth() {
    session.report(
      .tooDeep,
      "Views are nested more than \(DeepStackThread.depthLimit) deep; what lies below is left out.",
      tag: NodeName.root.tag)
  }
}
