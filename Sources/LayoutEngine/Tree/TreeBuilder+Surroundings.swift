// SPDX-License-Identifier: MIT

/// Scrolling, safe areas, and one child of several: each `open…` has its `close()`.
extension TreeBuilder {
  /// Opens a node that shows the first of its children whose ideal length fits.
  ///
  /// The axes are those on which a child must fit.
  public func openFitting(horizontal: Bool, vertical: Bool, tag: UInt32 = 0) {
    openNode(Node(kind: .fitting, flags: axisOptions(horizontal, vertical), tag: tag))
  }

  /// Opens a container that scrolls its only child along the axes.
  ///
  /// - Parameter margins: what the container's own margins take from the length that frames inside
  ///   are a part of, in points.
  public func openScroll(
    horizontal: Bool, vertical: Bool, margins: Size = .zero, tag: UInt32 = 0
  ) {
    var node = Node(kind: .scroll, flags: axisOptions(horizontal, vertical), tag: tag)
    node.index = tree.arena.pointee.parameters.count
    tree.arena.pointee.parameters.append(margins.width.isFinite ? margins.width : 0)
    tree.arena.pointee.parameters.append(margins.height.isFinite ? margins.height : 0)
    tree.arena.pointee.parameters.append(AxisCache.none.rawWidth)
    tree.arena.pointee.parameters.append(AxisCache.none.rawHeight)
    openNode(node)
  }

  /// Opens a frame whose length on the chosen axes follows from that of the nearest container.
  ///
  /// - Parameter length: the frame's length for a container's; an answer that is negative or not
  ///   a number counts as zero.
  public func openRelativeFrame(
    horizontal: Bool, vertical: Bool, alignmentX: AlignmentKey = .centerX,
    alignmentY: AlignmentKey = .centerY, tag: UInt32 = 0,
    length: @escaping (Double, Axis) -> Double
  ) {
    var node = Node(
      kind: .relativeFrame, alignmentX: alignmentX, alignmentY: alignmentY,
      flags: axisOptions(horizontal, vertical), tag: tag)
    node.flags.insert(.readsContainer)
    node.index = tree.relativeLengths.count
    tree.relativeLengths.append(length)
    openNode(node)
  }

  /// Opens a node whose second child is set aside at an edge of the first.
  ///
  /// - Parameters:
  ///   - edge: one edge.
  ///   - spacing: the distance between both in points; nil for what they prefer.
  ///   - alignmentX: where both meet across an upper or lower edge.
  ///   - alignmentY: where both meet across a leading or trailing edge.
  public func openSafeAreaInset(
    edge: BoxEdges, spacing: Double?, alignmentX: AlignmentKey = .centerX,
    alignmentY: AlignmentKey = .centerY, tag: UInt32 = 0
  ) {
    var node = Node(
      kind: .safeAreaInset, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag)
    node.index = Int(edge.rawValue)
    node.p1 = spacing.map { $0.isFinite ? $0.limited : 0 } ?? .nan
    if let spacing, !spacing.isFinite { note(.invalidLength, tag) }
    openNode(node)
  }

  /// Opens insets around a child that are a safe area to what is inside.
  public func openSafeAreaPadding(_ insets: Insets, tag: UInt32 = 0) {
    openPadding(insets, options: .isSafeArea, tag: tag)
  }

  /// Opens a node whose child grows across those of the edges that meet the safe area's.
  public func openIgnoringSafeArea(_ edges: BoxEdges, tag: UInt32 = 0) {
    var node = Node(kind: .ignoringSafeArea, tag: tag)
    node.flags.insert(.readsPosition)
    node.index = Int(edges.rawValue)
    openNode(node)
  }

  /// Puts the children that came since a mark into a column, unless there is exactly one.
  public func joinInColumn(since mark: Mark, tag: UInt32 = 0) {
    guard pendingCount - mark.count != 1 else { return }
    openNode(Node(kind: .column, tag: tag), start: mark.count)
    close()
  }

  private func axisOptions(_ horizontal: Bool, _ vertical: Bool) -> NodeFlags {
    var options: NodeFlags = []
    if horizontal { options.insert(.horizontalOption) }
    if vertical { options.insert(.verticalOption) }
    return options
  }
}
