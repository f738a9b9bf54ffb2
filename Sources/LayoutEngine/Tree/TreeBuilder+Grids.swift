// SPDX-License-Identifier: MIT

/// Grids, lazy grids and lazy stacks: each `open…` has its `close()`.
extension TreeBuilder {
  /// Opens a grid; its children are rows, or cells across all columns. A spacing of nil takes the
  /// neighbours' preferences.
  public func openGrid(
    alignmentX: AlignmentKey = .centerX, alignmentY: AlignmentKey = .centerY,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, tag: UInt32 = 0
  ) {
    var node = Node(kind: .grid, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag)
    node.index = tree.grids.count
    tree.grids.append(
      GridPlan(
        horizontalSpacing: gap(horizontalSpacing, tag), verticalSpacing: gap(verticalSpacing, tag)))
    openNode(node)
  }

  /// Opens a row of a grid; its children are cells. An alignment of nil is the grid's.
  ///
  /// Belongs directly inside of a grid; the grid places what is inside.
  public func openGridRow(alignment: AlignmentKey? = nil, tag: UInt32 = 0) {
    var node = Node(kind: .gridRow, tag: tag)
    if let alignment {
      node.alignmentY = alignment
      node.flags.insert(.verticalOption)
    }
    openNode(node)
  }

  /// Opens a node that says something about its child to the grid around it.
  public func openGridCell(_ traits: GridCellTraits, tag: UInt32 = 0) {
    var node = Node(kind: .gridCell, tag: tag)
    node.index = tree.cellTraits.count
    var traits = traits
    traits.anchor = traits.anchor.map { Point(x: coordinate($0.x, tag), y: coordinate($0.y, tag)) }
    tree.cellTraits.append(traits)
    openNode(node)
  }

  /// Opens a row whose children take their ideal widths, all of them, whatever is proposed.
  public func openLazyRow(
    alignment: AlignmentKey = .centerY, spacing: Double? = nil, tag: UInt32 = 0
  ) {
    var node = Node(kind: .lazyRow, tag: tag)
    node.alignmentY = alignment
    node.p0 = gap(spacing, tag)
    openNode(node)
  }

  /// Opens a column whose children take their ideal heights, all of them, whatever is proposed.
  public func openLazyColumn(
    alignment: AlignmentKey = .centerX, spacing: Double? = nil, tag: UInt32 = 0
  ) {
    var node = Node(kind: .lazyColumn, tag: tag)
    node.alignmentX = alignment
    node.p0 = gap(spacing, tag)
    openNode(node)
  }

  /// Opens a lazy grid: children fill tracks across, line after line along the axis.
  ///
  /// - Parameters:
  ///   - axis: where the lines follow each other; vertical for columns of given widths.
  ///   - alignment: where the tracks lie if they do not fill the grid.
  ///   - spacing: the points between lines; nil for the neighbours' preferences.
  public func openLazyGrid(
    axis: Axis, tracks: [GridTrack], alignment: AlignmentKey, spacing: Double? = nil,
    tag: UInt32 = 0
  ) {
    var node = Node(kind: .lazyGrid, tag: tag)
    if axis == .horizontal {
      node.flags.insert(.horizontalOption)
      node.alignmentY = alignment
    } else {
      node.alignmentX = alignment
    }
    node.index = tree.lazyGrids.count
    tree.lazyGrids.append(
      LazyGridPlan(
        tracks: tracks.map { $0.cleaned { self.note(.invalidLength, tag) } },
        spacing: gap(spacing, tag)))
    openNode(node)
  }
}
