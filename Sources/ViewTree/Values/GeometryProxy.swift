// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// The size and the place of a geometry reader.
public struct GeometryProxy {
  private let session: LayoutSession
  private let node: LayoutTree.NodeID
  private let kernelSize: Size
  private let isRightToLeft: Bool
  /// Whether the layout is done, so that nothing has to be made again for what is read.
  private let isPlaced: Bool

  init(
    session: LayoutSession, node: LayoutTree.NodeID, size: Size, isRightToLeft: Bool = false,
    isPlaced: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.session = session
    self.node = node
    self.isPlaced = isPlaced
    kernelSize = size
  }

  private func noteReading() {
    if !isPlaced { session.tree.noteReadsPosition(node) }
  }

  /// The size of the reader in points.
  public var size: CGSize { CGSize(width: kernelSize.width, height: kernelSize.height) }

  /// The insets of the safe area at the reader's edges, in points.
  ///
  /// An edge that touches the safe area's edge has an inset; an edge that lies elsewhere has none,
  /// and so has every edge under a rotation. Source: rule 15.1.
  public var safeAreaInsets: EdgeInsets {
    noteReading()
    return session.safeAreaInsets(of: node, isRightToLeft: isRightToLeft)
  }

  /// The reader's frame in another space: the box around its corners after every transform.
  ///
  /// The global space is the snapshot's. A name that no view around the reader has, means the
  /// global space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = Rect(origin: .zero, size: kernelSize)
    if case .local = coordinateSpace { return CGRect(bounds) }
    noteReading()
    let corners = session.corners(of: bounds, in: node, upTo: coordinateSpace)
    return CGRect(Rect(around: corners))
  }

  /// The bounds of the nearest view around with a space of that name, in the reader's own space:
  /// the box around the corners. Nil if no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let space = session.node(named: name, around: node)
    else { return nil }
    noteReading()
    let map = session.map(from: node, upTo: coordinateSpace.coordinateSpace)
    let bounds = Rect(origin: .zero, size: session.tree.frame(of: space).size)
    return CGRect(Rect(around: bounds.corners.map(map.back.apply(to:))))
  }

  /// A place in another view of the same layout, in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    noteReading()
    return anchor.value(by: session.map(from: node, upTo: .global).back)
  }

  /// The reader's frame in another space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

extension Transform {
  /// The map back; where the plane is flattened, only the move is taken back.
  fileprivate var back: Transform { inverse ?? .translation(x: -tx, y: -ty) }
}
