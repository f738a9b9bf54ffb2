// SPDX-License-Identifier: MIT

/// The algorithm that decided a node's size, in words.
public enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  /// A leaf of a fixed size.
  case fixedLeaf = "has one size"
  /// A greedy leaf.
  case fillLeaf = "takes the offer; 10 where nothing is offered"
  /// A square leaf.
  case squareLeaf = "takes the largest square inside the offer"
  /// Content that measures itself.
  case contentLeaf = "measures its own content"
  /// A spacer.
  case spacer = "takes what is left along the stack, at least its smallest length"
  /// A divider.
  case divider = "takes the offer across the stack, and its thickness along it"
  /// A modifier that changes nothing.
  case passesThrough = "passes the offer on and answers as its child"
  /// A frame of fixed lengths.
  case fixedFrame = "answers its fixed lengths; the child decides the others"
  /// A frame with bounds.
  case flexibleFrame = "clamps the offer, or the child's answer, to its bounds"
  /// Insets.
  case padding = "offers what the insets leave, and adds them to the answer"
  /// A child asked for its ideal length.
  case fixedSize = "asks the child for its ideal length"
  /// One shape of size.
  case aspectRatio = "offers a size of one shape and answers as the child"
  /// A child centred on a point.
  case position = "takes the offer and centres the child on a point"
  /// A moved child.
  case offset = "answers as its child and moves it when placing"
  /// An overlay or a background.
  case layered = "answers as the primary child; the others are offered its size"
  /// A row or a column.
  case stack = "shares the space: by priority, then the least flexible child first"
  /// A stack in depth.
  case depthStack = "answers the union of its aligned children"
  /// A grid.
  case grid =
    "gives its columns, then its rows, what their cells need; flexible ones share the rest"
  /// A lazy row or column.
  case lazyStack = "takes the offer across, and the children's ideal lengths along"
  /// A lazy grid.
  case lazyGrid = "computes its tracks from the offer, and again from their total"
  /// A layout of the client's own.
  case custom = "asks a layout of your own"
  /// The first child that fits.
  case fitting = "answers as its first child whose ideal length fits, or as the last one"
  /// A scrolling container.
  case scroll = "takes the offer along its axes and hugs its content across"
  /// A frame as long as a part of the container.
  case relativeFrame = "takes a part of the nearest container"
  /// Content at an edge that the other child keeps clear of.
  case safeAreaInset = "sets its content aside at an edge; the rest is the child's"
  /// A child that grows into the safe area.
  case ignoringSafeArea = "answers as its child, and places it across the safe area's edges"
  /// Content built when the size is known.
  case reader = "takes the offer; builds its content when it is placed"
}

extension LayoutTree {
  /// The algorithm of a node.
  public func rule(of node: NodeID) -> LayoutRule {
    switch arena.pointee.nodes[node.value].kind {
    case .fixedLeaf: .fixedLeaf
    case .fillLeaf: .fillLeaf
    case .squareLeaf: .squareLeaf
    case .flexibleLeaf, .flexibleFrame: .flexibleFrame
    case .contentLeaf: .contentLeaf
    case .spacer: .spacer
    case .divider: .divider
    case .identity, .priority, .guide, .gridCell: .passesThrough
    case .fixedFrame: .fixedFrame
    case .padding: .padding
    case .fixedSize: .fixedSize
    case .aspectRatio: .aspectRatio
    case .position: .position
    case .offset: .offset
    case .layered: .layered
    case .row, .column: .stack
    case .depth: .depthStack
    case .grid, .gridRow: .grid
    case .lazyRow, .lazyColumn: .lazyStack
    case .lazyGrid: .lazyGrid
    case .custom: .custom
    case .fitting: .fitting
    case .scroll: .scroll
    case .relativeFrame: .relativeFrame
    case .safeAreaInset: .safeAreaInset
    case .ignoringSafeArea: .ignoringSafeArea
    case .reader: .reader
    }
  }
}
