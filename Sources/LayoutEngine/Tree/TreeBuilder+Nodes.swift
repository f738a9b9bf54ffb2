// SPDX-License-Identifier: MIT

/// Nodes with children: each `open…` has its `close()`.
extension TreeBuilder {
  /// Opens a row. A spacing of nil takes the neighbours' preferences.
  public func openRow(
    alignment: AlignmentKey = .centerY, spacing: Double? = nil, tag: UInt32 = 0
  ) {
    var node = Node(kind: .row, tag: tag)
    node.alignmentY = alignment
    node.p0 = gap(spacing, tag)
    openNode(node)
  }

  /// Opens a column. A spacing of nil takes the neighbours' preferences.
  public func openColumn(
    alignment: AlignmentKey = .centerX, spacing: Double? = nil, tag: UInt32 = 0
  ) {
    var node = Node(kind: .column, tag: tag)
    node.alignmentX = alignment
    node.p0 = gap(spacing, tag)
    openNode(node)
  }

  /// Opens a stack in depth.
  public func openDepthStack(
    alignmentX: AlignmentKey = .centerX, alignmentY: AlignmentKey = .centerY, tag: UInt32 = 0
  ) {
    openNode(
      Node(kind: .depth, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag))
  }

  /// Opens a node that changes nothing about the layout of its only child.
  public func openIdentity(tag: UInt32 = 0) { openNode(Node(kind: .identity, tag: tag)) }

  /// Opens a node that gives its child a priority in the stack around it.
  public func openPriority(_ priority: Double, tag: UInt32 = 0) {
    var node = Node(kind: .priority, tag: tag)
    node.p0 = priority.isNaN ? 0 : priority
    openNode(node)
  }

  /// Opens a node that sets a guide of its child.
  public func openGuide(
    _ key: AlignmentKey, tag: UInt32 = 0, _ value: @escaping (Dimensions) -> Double
  ) {
    var node = Node(kind: .guide, tag: tag)
    node.alignmentX = key
    node.index = tree.guideClosures.count
    tree.guideClosures.append(value)
    openNode(node)
  }

  /// Opens a frame of fixed lengths. A length that is negative or not finite is ignored.
  ///
  /// Source: rule 5.1.
  public func openFixedFrame(
    width: Double?, height: Double?,
    alignmentX: AlignmentKey = .centerX, alignmentY: AlignmentKey = .centerY, tag: UInt32 = 0
  ) {
    var node = Node(kind: .fixedFrame, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag)
    node.p0 = frameLength(width, tag)
    node.p1 = frameLength(height, tag)
    openNode(node)
  }

  /// Opens a frame of smallest, ideal and largest lengths.
  public func openFlexibleFrame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignmentX: AlignmentKey = .centerX, alignmentY: AlignmentKey = .centerY, tag: UInt32 = 0
  ) {
    var node = Node(
      kind: .flexibleFrame, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag)
    node.index = tree.storeParameters(
      flexibleAxis(minWidth, idealWidth, maxWidth, tag),
      flexibleAxis(minHeight, idealHeight, maxHeight, tag))
    openNode(node)
  }

  /// Opens insets around a child. Insets that are not finite count as zero.
  public func openPadding(_ insets: Insets, tag: UInt32 = 0) {
    openPadding(insets, options: [], tag: tag)
  }

  func openPadding(_ insets: Insets, options: NodeFlags, tag: UInt32) {
    var node = Node(kind: .padding, flags: options, tag: tag)
    node.index = tree.arena.pointee.parameters.count
    tree.arena.pointee.parameters.append(coordinate(insets.top, tag))
    tree.arena.pointee.parameters.append(coordinate(insets.leading, tag))
    tree.arena.pointee.parameters.append(coordinate(insets.bottom, tag))
    tree.arena.pointee.parameters.append(coordinate(insets.trailing, tag))
    openNode(node)
  }

  /// Opens a node whose child takes its ideal length on the chosen axes.
  public func openFixedSize(horizontal: Bool, vertical: Bool, tag: UInt32 = 0) {
    var node = Node(kind: .fixedSize, tag: tag)
    if horizontal { node.flags.insert(.horizontalOption) }
    if vertical { node.flags.insert(.verticalOption) }
    openNode(node)
  }

  /// Opens a node that offers its child one shape; a ratio of nil takes that of the ideal size.
  public func openAspectRatio(_ ratio: Double?, fills: Bool, tag: UInt32 = 0) {
    var node = Node(kind: .aspectRatio, tag: tag)
    node.p0 = ratio.map { min(max($0, 1e-100), 1e100) } ?? .nan
    if fills { node.flags.insert(.fills) }
    if let ratio, !(ratio.isFinite && ratio > 0) {
      note(.invalidAspectRatio, tag)
      node.p0 = 0
    }
    openNode(node)
  }

  /// Opens a node that centres its child on a point of the space that it takes.
  public func openPosition(x: Double, y: Double, tag: UInt32 = 0) {
    var node = Node(kind: .position, tag: tag)
    node.p0 = coordinate(x, tag)
    node.p1 = coordinate(y, tag)
    openNode(node)
  }

  /// Opens a node that moves its child and nothing else.
  public func openOffset(x: Double, y: Double, tag: UInt32 = 0) {
    var node = Node(kind: .offset, tag: tag)
    node.p0 = coordinate(x, tag)
    node.p1 = coordinate(y, tag)
    openNode(node)
  }

  /// Opens a node whose first child gives the size and whose other children take it.
  public func openLayered(
    secondaryBelow: Bool, alignmentX: AlignmentKey = .centerX,
    alignmentY: AlignmentKey = .centerY, tag: UInt32 = 0
  ) {
    var node = Node(kind: .layered, alignmentX: alignmentX, alignmentY: alignmentY, tag: tag)
    if secondaryBelow { node.flags.insert(.secondaryBelow) }
    openNode(node)
  }

  /// Adds a node whose children are built when it is placed.
  public func reader(_ content: any DeferredContent, tag: UInt32 = 0) {
    var node = Node(kind: .reader, tag: tag)
    node.index = tree.deferred.count
    tree.deferred.append(DeferredSlot(content: content))
    openNode(node)
    close()
  }

  func gap(_ spacing: Double?, _ tag: UInt32) -> Double {
    guard let spacing else { return .nan }
    return coordinate(spacing, tag)
  }

  private func frameLength(_ length: Double?, _ tag: UInt32) -> Double {
    guard let length else { return .nan }
    if length.isFinite && length >= 0 { return length.limited }
    note(.invalidFrameDimension, tag)
    return .nan
  }

  /// A finite number of either sign, or zero with a note.
  func coordinate(_ value: Double, _ tag: UInt32) -> Double {
    if value.isFinite { return value.limited }
    note(.invalidLength, tag)
    return 0
  }
}
