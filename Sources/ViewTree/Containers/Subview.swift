// SPDX-License-Identifier: MIT

/// One element of another view, to be arranged by a container of the user's.
///
/// It stands for a view that has not been laid out: modifiers around it and the environment of its
/// new place count. Its state is that of the view at its own place.
public struct Subview: PrimitiveView, Identifiable {
  /// Tells the elements of a view apart, and stays with an element's place or explicit id.
  public struct ID: Hashable, Sendable {
    let identity: ViewIdentity
  }

  let element: ViewElement

  /// Tells the element apart from others.
  public var id: ID { ID(identity: element.identity) }

  /// The values that the element gives to its container.
  public var containerValues: ContainerValues { element.traits.values }

  /// Lowers the element here.
  public static func _lower(_ view: Subview, into lowering: Lowering) {
    if let id = view.element.elementID { lowering.setElementID(id) }
    lowering.lower(view.element)
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

/// The elements of a view in order; as a view, all of them.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  /// A part of the elements, which is a view, too.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: [Subview]

  /// Where the elements start: zero.
  public var startIndex: Int { 0 }
  /// How many elements there are.
  public var endIndex: Int { subviews.count }
  /// The element at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The elements at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: subviews[bounds])
  }

  /// Lowers the elements in order.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    for subview in view.subviews { Subview._lower(subview, into: lowering) }
  }

  /// Any number of elements.
  public static var _isUnary: Bool { false }
}

/// Some of the elements of a view; as a view, these.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let base: ArraySlice<Subview>

  /// The position of the first element.
  public var startIndex: Int { base.startIndex }
  /// The position after the last element.
  public var endIndex: Int { base.endIndex }
  /// The element at a position.
  public subscript(index: Int) -> Subview { base[index] }
  /// The elements at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base[bounds])
  }

  /// Lowers the elements in order.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    for subview in view.base { Subview._lower(subview, into: lowering) }
  }

  /// Any number of elements.
  public static var _isUnary: Bool { false }
}

extension SubviewsCollection: ElementSource {
  func collectElements(into collector: ElementCollector) {
    for subview in subviews { collector.collect(subview) }
  }
}

extension SubviewsCollectionSlice: ElementSource {
  func collectElements(into collector: ElementCollector) {
    for subview in base { collector.collect(subview) }
  }
}

extension Lowering {
  /// The elements of a view for a container of the user's.
  func subviews<V: View>(of view: V) -> SubviewsCollection {
    SubviewsCollection(subviews: elements(of: view).elements.map(Subview.init))
  }
}
