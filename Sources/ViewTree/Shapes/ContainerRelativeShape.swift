// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// The shape of the container around, as far inside it as the view is.
///
/// The nearest `containerShape(_:)` around counts; without one it is a rectangle. Corners have the
/// same centres as the container's: they lose as much of their radius as the nearest edges lie apart
/// (ours).
public struct ContainerRelativeShape: InsettableShape, Equatable {
  var amount: CGFloat = 0

  /// Makes the shape.
  public init() {}

  /// A rectangle: the container is only known to a view.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : Path(inner)
  }

  /// The shape, smaller by some points on every side.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension ContainerRelativeShape: OfferFillingShape {}

extension View {
  /// Says which shape the view has for shapes inside that follow their container.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_RoleModifier(name: "containerShape") { _ in .containerShape(shape) })
  }
}

extension LayoutSession {
  /// The outline of a shape that a node draws in a rectangle.
  func outline(of shape: any Shape, in rect: CGRect, at node: LayoutTree.NodeID) -> Path {
    guard let relative = shape as? ContainerRelativeShape,
      let (container, distance) = container(of: node)
    else { return shape.path(in: rect) }
    return path(of: container, inset: max(distance, 0) + relative.amount, in: rect, distance)
  }

  /// The container's shape, moved in, in a rectangle whose edges lie a distance inside the
  /// container's.
  private func path<S: InsettableShape>(
    of container: S, inset amount: CGFloat, in rect: CGRect, _ distance: CGFloat
  ) -> Path {
    let outer = rect.insetBy(dx: -max(distance, 0), dy: -max(distance, 0))
    return container.inset(by: amount).path(in: outer)
  }

  /// The nearest container around a node that has a shape, and how near its nearest edge is.
  private func container(of node: LayoutTree.NodeID) -> (any InsettableShape, CGFloat)? {
    let size = tree.frame(of: node).size
    var origin = Point.zero
    var current = node
    while true {
      if case .containerShape(let shape) = role(tree.tag(of: current)) {
        let outer = tree.frame(of: current).size
        let edges = [
          origin.x, origin.y, outer.width - origin.x - size.width,
          outer.height - origin.y - size.height,
        ]
        return (shape, CGFloat(edges.min() ?? 0))
      }
      guard let parent = tree.parent(of: current) else { return nil }
      let frame = tree.frame(of: current)
      origin = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      current = parent
    }
  }
}
