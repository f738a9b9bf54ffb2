// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutSnapshot {
  /// A view or a modifier in a snapshot.
  public struct Node: Sendable, CustomStringConvertible {
    let storage: SnapshotStorage
    let index: Int

    private var record: SnapshotStorage.Record { storage.records[index] }

    /// The view or modifier as it is written, such as `Text` or `padding`.
    public var name: String { record.name }

    /// The `accessibilityIdentifier` or `id` that this node sets.
    public var identifier: AnyHashable? { record.identifier }

    /// The id of the collection element that this is the outermost node of.
    public var elementID: AnyHashable? { record.elementID }

    /// The characters of a text.
    public var text: String? { record.text }

    /// The layout frame in the snapshot's space: before transforms, unrounded.
    public var frame: CGRect { record.frame }

    /// The frame on the pixel grid: both corners rounded on their own, halves up.
    ///
    /// Source: rule 17.2.
    public var pixelFrame: CGRect { PixelGrid(length: storage.pixelLength).frame(record.frame) }

    /// The proposal that the node was placed with.
    public var proposal: ProposedViewSize { record.proposal }

    /// The four corners after every transform, clockwise from the top left one.
    public var corners: [CGPoint] { record.corners ?? record.frame.corners }

    /// The smallest frame around the corners.
    public var boundingRect: CGRect { CGRect(around: corners) }

    /// The first text baseline from the node's top; the height where there is no text.
    public var firstTextBaseline: CGFloat { record.firstBaseline }

    /// The last text baseline from the node's top; the height where there is no text.
    public var lastTextBaseline: CGFloat { record.lastBaseline }

    /// The nodes inside, in the order in which they are written.
    public var children: [Node] {
      var children: [Node] = []
      var child = index + 1
      while child < record.end {
        children.append(Node(storage: storage, index: child))
        child = storage.records[child].end
      }
      return children
    }

    /// The node around, or nil for the root.
    public var parent: Node? {
      record.parent < 0 ? nil : Node(storage: storage, index: record.parent)
    }

    /// The names from the root to this node, with slashes between.
    public var path: String {
      var names: [String] = []
      var node: Node? = self
      while let current = node {
        names.append(current.name)
        node = current.parent
      }
      return names.reversed().joined(separator: "/")
    }

    /// This node's line of the tree.
    public var description: String { SnapshotText.line(self) }
  }
}

extension CGRect {
  /// The corners, clockwise from the top left one.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// The grid that drawn frames are rounded to.
struct PixelGrid {
  /// A pixel in points.
  var length: CGFloat

  /// The nearest line of the grid; halves go up.
  func round(_ value: CGFloat) -> CGFloat {
    guard length > 0, value.isFinite else { return value }
    return (value / length + 0.5).rounded(.down) * length
  }

  /// A frame with both corners on the grid.
  func frame(_ frame: CGRect) -> CGRect {
    let (x, y) = (round(frame.minX), round(frame.minY))
    return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
  }
}
