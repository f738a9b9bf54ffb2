// SPDX-License-Identifier: MIT

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Walks over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the binding.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own position.
  public typealias Index = Value.Index
  /// The collection's own positions.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The positions in order.
  public var indices: Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Moves to the next position.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  ///
  /// Should the collection become too short later, reading gives the last element that was seen
  /// there, and writing does nothing.
  public subscript(position: Index) -> Element {
    let seen = wrappedValue[position]
    return Element(
      get: {
        let now = self.wrappedValue
        return now.has(position) ? now[position] : seen
      },
      set: {
        guard self.wrappedValue.has(position) else { return }
        self.wrappedValue[position] = $0
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The position before another.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Moves to the position before.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Collection {
  fileprivate func has(_ position: Index) -> Bool {
    startIndex <= position && position < endIndex
  }
}
