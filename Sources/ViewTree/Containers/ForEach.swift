// SPDX-License-Identifier: MIT

/// Views for the elements of a collection; transparent to containers.
///
/// State stays with an element's id. Elements with the same id are all shown; their order tells
/// them apart, and a diagnostic names the id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID
  @usableFromInline let hasOwnIDs: Bool
  /// Finds the elements where they are known only when the view is lowered.
  @usableFromInline let find: ((Lowering) -> Data)?

  @inlinable init(
    data: Data, hasOwnIDs: Bool, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content, find: ((Lowering) -> Data)? = nil
  ) {
    self.find = find
    self.data = data
    self.content = content
    self.identify = identify
    self.hasOwnIDs = hasOwnIDs
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Makes views for elements that a key path identifies.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, hasOwnIDs: true, identify: { $0[keyPath: id] }, content: content)
  }

  /// Lowers the view of each element, with the element's id as its identity.
  @inlinable public static func _lower(_ view: ForEach, into lowering: Lowering) {
    let outer = lowering.state.pointee.identity
    if view.hasOwnIDs {
      var scope = Lowering.ForEachScope()
      for element in view.elements(in: lowering) {
        lowering.enterElement(id: view.identify(element), of: outer, &scope)
        Content._lower(view.content(element), into: lowering)
        lowering.clearElementID()
      }
    } else {
      var index = 0
      for element in view.elements(in: lowering) {
        lowering.state.pointee.identity = outer.child(index: index)
        Content._lower(view.content(element), into: lowering)
        index += 1
      }
    }
    lowering.state.pointee.identity = outer
  }

  /// The elements, found now if they were not known before.
  @inlinable @inline(__always) func elements(in lowering: Lowering) -> Data {
    if let find { find(lowering) } else { data }
  }

  /// Any number of elements.
  @inlinable public static var _isUnary: Bool { false }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes views for elements that identify themselves.
  @inlinable public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, hasOwnIDs: true, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views for a range of numbers.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, hasOwnIDs: false, identify: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes views for bindings to elements that identify themselves.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views for bindings to elements that a key path identifies.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, hasOwnIDs: true,
      identify: { $0.1 }, content: { content(data[$0.0]) })
  }
}
