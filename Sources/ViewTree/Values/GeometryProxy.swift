// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// The size and the place of a geometry reader.
public struct GeometryProxy {
  private let session: LayoutSession
  private let node: LayoutTree.NodeID
  private let kernelSize: Size
  private let isRightToLeft: Bool

  init(
    session: LayoutSession, node: LayoutTree.NodeID, size: Size, isRightToLeft: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.session = session
    self.node = node
    kernelSize = size
  }

  /// The size of the reader in points.
  public var size: CGSize { CGSize(width: kernelSize.width, height: kernelSize.height) }

  /// The insets of the safe area at the reader's edges, in points.
  ///
  /// An edge that touches the safe area's edge has an inset; an edge that lies elsewhere has none,
  /// and so has every edge under a rotation. Source: rule 15.1.
  public var safeAreaInsets: EdgeInsets {
    session.tree.noteReadsPosition(node)
    return session.safeAreaInsets(of: node, isRightToLeft: isRightToLeft)
  }

  /// The reader's frame in another space: the box around its corners after every transform.
  ///
  /// The global space is the snapshot's. A name that no view around the reader has, means the
  /// global space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = Rect(origin: .zero, size: kernelSize)
    if case .local = coordinateSpace { return CGRect(bounds) }
    session.tree.noteReadsPosition(node)
    let corners = session.corners(of: bounds, in: node, upTo: coordinateSpace)
    return CGRect(Rect(around: corners))
  }

  /// The reader's frame in another space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
