// SPDX-License-Identifier: MIT

/// The views of a block: all but the last, and the last; transparent to containers.
///
/// Two at a time and not a tuple: the compiler then knows every type where a block is lowered, which
/// a walk over a parameter pack hides from it. Measured with the benchmark trees T4 and T5 as views,
/// the walk took twice the time.
@frozen public struct _ViewSequence<Head: View, Last: View>: PrimitiveView {
  @usableFromInline let head: Head
  @usableFromInline let last: Last

  @inlinable init(head: Head, last: Last) {
    self.head = head
    self.last = last
  }

  /// Lowers the views in order.
  @inlinable public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.lowerChild(view.head, index: 0)
    lowering.lowerChild(view.last, index: 1)
  }

  /// Several elements.
  @inlinable public static var _isUnary: Bool { false }
}
