// SPDX-License-Identifier: MIT

public import Foundation

/// The frames of a layout, as an immutable value.
///
/// Every view and modifier has a node. Lengths are points, y down, in the snapshot's space: that
/// of the window that was asked for, or of the root view.
public struct LayoutSnapshot: Sendable, CustomStringConvertible {
  let storage: SnapshotStorage

  /// The bounds: the window's size, or the root's.
  public var size: CGSize { storage.size }

  /// The topmost node. An empty view has a node of its own, of no size.
  public var root: Node { Node(storage: storage, index: 0) }

  /// What could not be done as it was asked, in the order of the nodes.
  public var diagnostics: [LayoutDiagnostic] { storage.diagnostics }

  /// The first node, depth first, with an `accessibilityIdentifier` or an `id`; else the outermost
  /// node of the collection element (`ForEach`) with that id.
  ///
  /// Takes time in proportion to the nodes.
  public subscript(identifier: AnyHashable) -> Node? {
    let records = storage.records
    let found =
      records.firstIndex { $0.identifier == identifier }
      ?? records.firstIndex { $0.elementID == identifier }
    return found.map { Node(storage: storage, index: $0) }
  }

  /// All nodes of a view or modifier as it is written, depth first.
  public func nodes(named name: String) -> [Node] {
    storage.records.indices
      .filter { storage.records[$0].name == name }
      .map { Node(storage: storage, index: $0) }
  }

  /// All nodes, depth first.
  public var nodes: [Node] {
    storage.records.indices.map { Node(storage: storage, index: $0) }
  }

  /// The tree as text: a line a node, with name, text, identifier and frame.
  public var description: String { SnapshotText.tree(self) }
}

/// The nodes of a snapshot in the order of the walk.
///
/// `@unchecked Sendable`: nothing changes after the snapshot is made; identifiers are only
/// compared, hashed and printed, as SwiftUI does with ids from every thread.
final class SnapshotStorage: @unchecked Sendable {
  struct Record {
    var name: String
    var identifier: AnyHashable?
    var elementID: AnyHashable?
    var text: String?
    var frame: CGRect
    var corners: [CGPoint]?
    var proposal: ProposedViewSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
    var parent: Int
    var depth: Int
    var end: Int
  }

  let records: [Record]
  let size: CGSize
  let pixelLength: CGFloat
  let diagnostics: [LayoutDiagnostic]

  init(
    records: [Record], size: CGSize, pixelLength: CGFloat, diagnostics: [LayoutDiagnostic]
  ) {
    self.records = records
    self.size = size
    self.pixelLength = pixelLength
    self.diagnostics = diagnostics
  }
}
