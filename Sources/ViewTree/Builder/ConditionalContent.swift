// SPDX-License-Identifier: MIT

/// One of two branches; transparent to containers, and each branch has a state of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  @usableFromInline enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) { self.storage = storage }

  /// Lowers the branch that was taken.
  @inlinable public static func _lower(_ view: Self, into lowering: Lowering) {
    switch view.storage {
    case .first(let content): lowering.lowerChild(content, index: 0)
    case .second(let content): lowering.lowerChild(content, index: 1)
    }
  }

  /// One element if each branch is one.
  @inlinable public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }
}

extension Optional: View where Wrapped: View {
  /// Not to be called: an optional view has no body.
  public var body: Never { preconditionFailure("An optional view has no body to ask for.") }

  /// Lowers the view, if there is one.
  @inlinable public static func _lower(_ view: Wrapped?, into lowering: Lowering) {
    if let view { lowering.lowerChild(view, index: 0) }
  }

  /// An optional may be no element.
  @inlinable public static var _isUnary: Bool { false }
}
