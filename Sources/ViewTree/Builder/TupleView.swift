// SPDX-License-Identifier: MIT

/// Several views in a row, as a builder makes them; transparent to containers.
public struct TupleView<T>: PrimitiveView {
  /// The views, as a tuple.
  public var value: T
  @usableFromInline let lowerElements: (T, Lowering) -> Void

  @inlinable init(_ value: T, lowerElements: @escaping (T, Lowering) -> Void) {
    self.value = value
    self.lowerElements = lowerElements
  }

  /// Makes a view of a tuple of views; what is not a view is left out.
  ///
  /// Finds the elements by reflection, which costs microseconds; builders do not need it.
  public init(_ value: T) {
    self.init(value) { tuple, lowering in
      var index = 0
      for element in Mirror(reflecting: tuple).children {
        if let view = element.value as? any View { lowering.lowerErased(view, &index) }
      }
    }
  }

  /// Lowers the views in order.
  @inlinable public static func _lower(_ view: TupleView, into lowering: Lowering) {
    view.lowerElements(view.value, lowering)
  }

  /// Several elements.
  @inlinable public static var _isUnary: Bool { false }
}
