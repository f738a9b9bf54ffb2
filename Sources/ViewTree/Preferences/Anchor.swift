// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// A place in a view that another view can ask for in its own space: `proxy[anchor]`.
///
/// It holds where the place lay in the layout that made it; later layouts do not move it.
/// A rectangle is kept as its four corners, so that a view inside the same rotation finds it as it
/// was; elsewhere one gets the box around the corners.
public struct Anchor<Value> {
  /// The points of the place in the space of the whole layout.
  let points: [Point]
  private let value: @Sendable ([Point]) -> Value

  init(points: [Point], value: @escaping @Sendable ([Point]) -> Value) {
    self.points = points
    self.value = value
  }

  /// The place after a map of the layout's space.
  func value(by map: Transform) -> Value { value(points.map(map.apply(to:))) }

  /// A place that can be asked of any view.
  public struct Source {
    /// The points of the place in a view of a size.
    let points: @Sendable (Size) -> [Point]
    let value: @Sendable ([Point]) -> Value

    func anchor(in node: LayoutTree.NodeID, of session: LayoutSession) -> Anchor {
      let map = session.map(from: node, upTo: .global)
      let size = session.tree.frame(of: node).size
      return Anchor(points: points(size).map(map.apply(to:)), value: value)
    }
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place in the layout's space.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.points == b.points }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
