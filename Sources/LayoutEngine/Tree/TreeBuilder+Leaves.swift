// SPDX-License-Identifier: MIT

extension TreeBuilder {
  /// Adds a leaf of a fixed size. A length that is negative or not finite counts as zero.
  public func fixedLeaf(width: Double, height: Double, tag: UInt32 = 0) {
    var node = Node(kind: .fixedLeaf, tag: tag)
    node.p0 = width.isFinite && width > 0 ? width.limited : 0
    node.p1 = height.isFinite && height > 0 ? height.limited : 0
    node.flags = [.fixedWidth, .fixedHeight, .separable]
    addLeaf(node)
  }

  /// Adds a leaf that takes what it is offered, 10 points where it is offered nothing.
  public func fillLeaf(tag: UInt32 = 0) {
    addLeaf(Node(kind: .fillLeaf, flags: .separable, tag: tag))
  }

  /// Adds a leaf that takes the largest square inside its offer.
  public func squareLeaf(tag: UInt32 = 0) { addLeaf(Node(kind: .squareLeaf, tag: tag)) }

  /// Adds a greedy leaf inside a flexible frame, as one node.
  public func flexibleLeaf(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    tag: UInt32 = 0
  ) {
    var node = Node(kind: .flexibleLeaf, flags: .separable, tag: tag)
    let x = flexibleAxis(minWidth, idealWidth, maxWidth, tag)
    let y = flexibleAxis(minHeight, idealHeight, maxHeight, tag)
    node.index = tree.storeParameters(x, y)
    if x.minimum == x.maximum { node.flags.insert(.fixedWidth) }
    if y.minimum == y.maximum { node.flags.insert(.fixedHeight) }
    addLeaf(node)
  }

  /// Adds a leaf that measures itself.
  public func contentLeaf(_ content: any LeafContent, tag: UInt32 = 0) {
    var node = Node(kind: .contentLeaf, tag: tag)
    node.index = tree.contents.count
    tree.contents.append(content)
    if content.isSeparable { node.flags.insert(.separable) }
    if content.growsWithOffer { node.flags.insert(.steady) }
    if content.hasBaselines { node.flags.insert(.hasBaseline) }
    let spacing = content.spacing
    if spacing != .plain { node.spacing = tree.intern(spacing) }
    addLeaf(node)
  }

  /// Adds a spacer: it takes what is left along its axis.
  ///
  /// - Parameters:
  ///   - minLength: its smallest length; nil for 8 points.
  ///   - axis: the axis of the stack around it; nil outside of stacks, where it stretches on both.
  public func spacer(minLength: Double?, axis: Axis?, tag: UInt32 = 0) {
    var node = Node(kind: .spacer, flags: .separable, tag: tag)
    node.p0 = finite(minLength ?? 8, or: 8, tag)
    switch axis {
    case .horizontal:
      node.flags.formUnion([.horizontalOption, .fixedHeight])
      node.spacing = tree.spacerSpacing.row
    case .vertical:
      node.flags.formUnion([.verticalOption, .fixedWidth])
      node.spacing = tree.spacerSpacing.column
    case nil:
      node.flags.formUnion([.horizontalOption, .verticalOption])
      node.spacing = tree.intern(.zero)
    }
    addLeaf(node)
  }

  /// Adds a line across a stack.
  ///
  /// - Parameters:
  ///   - thickness: the length along the stack's axis, in points.
  ///   - axis: the axis of the stack around it; a column's divider is a horizontal line.
  public func divider(thickness: Double, axis: Axis, tag: UInt32 = 0) {
    var node = Node(kind: .divider, flags: .separable, tag: tag)
    node.p0 = finite(thickness, or: 1, tag)
    node.flags.insert(axis == .horizontal ? [.verticalOption, .fixedWidth] : .fixedHeight)
    addLeaf(node)
  }

  /// A finite non-negative length, or the replacement with a note.
  func finite(_ length: Double, or replacement: Double, _ tag: UInt32) -> Double {
    guard length.isFinite else {
      note(.invalidLength, tag)
      return replacement
    }
    return max(length, 0).limited
  }

  /// Notes an issue once, however many lengths of one node have it.
  func note(_ kind: LayoutIssue.Kind, _ tag: UInt32) {
    let issue = LayoutIssue(kind: kind, tag: tag)
    if tree.issues.last != issue { tree.issues.append(issue) }
  }

  /// Cleans the lengths of a flexible frame on one axis.
  ///
  /// 1. A smallest or ideal length that is not finite, or a largest one that is NaN, is ignored.
  /// 2. The smallest length is at least zero, the ideal at least the smallest, the largest at
  ///    least the ideal (or the smallest when there is no ideal one).
  ///
  /// Source: rule 5.3; raising the largest length to the smallest is ours, so that the result is
  /// defined.
  func flexibleAxis(
    _ minimum: Double?, _ ideal: Double?, _ maximum: Double?, _ tag: UInt32
  ) -> FlexibleAxis {
    var axis = FlexibleAxis(
      minimum: minimum ?? .nan, ideal: ideal ?? .nan, maximum: maximum ?? .nan)
    let unusable =
      isUnusable(minimum) || isUnusable(ideal) || isUnusable(maximum)
      || axis.minimum == .infinity || axis.ideal == .infinity
    if unusable { note(.invalidFrameDimension, tag) }
    if axis.minimum.isInfinite { axis.minimum = axis.minimum > 0 ? .nan : 0 }
    if axis.ideal.isInfinite { axis.ideal = .nan }
    if axis.maximum == -.infinity { axis.maximum = 0 }
    axis.minimum = axis.minimum.isNaN ? .nan : axis.minimum.limited
    axis.ideal = axis.ideal.isNaN ? .nan : axis.ideal.limited
    raiseInOrder(&axis, tag)
    return axis
  }

  private func isUnusable(_ length: Double?) -> Bool {
    guard let length else { return false }
    return length.isNaN || length < 0
  }

  private func raiseInOrder(_ axis: inout FlexibleAxis, _ tag: UInt32) {
    let contradictory =
      axis.minimum > axis.ideal || axis.ideal > axis.maximum || axis.minimum > axis.maximum
    if contradictory { note(.contradictoryFrameConstraints, tag) }
    if !axis.minimum.isNaN { axis.minimum = max(axis.minimum, 0) }
    if !axis.ideal.isNaN { axis.ideal = max(axis.ideal, axis.minimum.or(0)) }
    if !axis.maximum.isNaN {
      axis.maximum = max(axis.maximum, axis.ideal.or(axis.minimum.or(0)))
    }
  }
}

extension LayoutTree {
  /// Keeps the six lengths of a flexible frame and answers where.
  func storeParameters(_ x: FlexibleAxis, _ y: FlexibleAxis) -> Int {
    let index = arena.pointee.parameters.count
    arena.pointee.parameters.append(x)
    arena.pointee.parameters.append(y)
    return index
  }
}

extension Slab<Double> {
  /// Appends the three lengths of an axis.
  mutating func append(_ axis: FlexibleAxis) {
    append(axis.minimum)
    append(axis.ideal)
    append(axis.maximum)
  }
}
