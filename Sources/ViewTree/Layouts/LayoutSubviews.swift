// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// The subviews of a layout, in the order in which they are written.
///
/// Reading a position that does not exist gives a subview of no size, with a diagnostic.
public struct LayoutSubviews: RandomAccessCollection {
  /// A part of the subviews.
  public typealias SubSequence = LayoutSubviews
  /// A subview.
  public typealias Element = LayoutSubview
  /// A position.
  public typealias Index = Int

  let session: LayoutSession
  let children: LayoutChildren
  private let range: Range<Int>
  /// The positions in the whole, for a part that was picked by a list of positions.
  private let picked: [Int]?

  /// The reading direction of the layout. Positions are those of a page from left to right
  /// whatever it is; the result is mirrored.
  public var layoutDirection: LayoutDirection

  init(_ children: LayoutChildren, session: LayoutSession, direction: LayoutDirection) {
    self.init(
      session: session, children: children, range: 0..<children.count, picked: nil,
      layoutDirection: direction)
  }

  private init(
    session: LayoutSession, children: LayoutChildren, range: Range<Int>, picked: [Int]?,
    layoutDirection: LayoutDirection
  ) {
    self.session = session
    self.children = children
    self.range = range
    self.picked = picked
    self.layoutDirection = layoutDirection
  }

  /// The first position. A part that is cut out by a range keeps the positions of the whole.
  public var startIndex: Int { range.lowerBound }
  /// The position behind the last one.
  public var endIndex: Int { range.upperBound }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    guard range.contains(index) else { return missing(index) }
    return LayoutSubview(session: session, child: children[picked?[index] ?? index])
  }

  /// The subviews at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      session: session, children: children, range: bounds.clamped(to: range), picked: picked,
      layoutDirection: layoutDirection)
  }

  /// The subviews at some positions, in their order, counted from zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let positions = indices.compactMap { index -> Int? in
      guard range.contains(index) else {
        _ = missing(index)
        return nil
      }
      return picked?[index] ?? index
    }
    return LayoutSubviews(
      session: session, children: children, range: 0..<positions.count, picked: positions,
      layoutDirection: layoutDirection)
  }

  private func missing(_ index: Int) -> LayoutSubview {
    session.reportOnce(
      .invalidLayoutAnswer,
      "A layout reads subview \(index) of those from \(startIndex) up to \(endIndex); it has no size.",
      tag: NodeName.root.tag)
    return LayoutSubview(session: session, child: nil)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same subviews of the same layout.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
  }
}
