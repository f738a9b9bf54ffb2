// SPDX-License-Identifier: MIT

/// What a leaf answers to a proposal.
public struct LeafMetrics: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The baseline of the first line from the top edge; nil for content without text.
  public var firstBaseline: Double?
  /// The baseline of the last line from the top edge; nil for content without text.
  public var lastBaseline: Double?

  /// Makes an answer.
  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// A leaf that measures itself, such as text or an image.
///
/// Measuring must depend on the proposal alone. An answer that is NaN or negative counts as zero.
public protocol LeafContent: AnyObject {
  /// The size and the baselines for a proposal.
  func measure(_ proposal: Proposal) -> LeafMetrics
  /// Whether the width ignores the offered height and the height ignores the offered width.
  var isSeparable: Bool { get }
  /// Whether the leaf may answer baselines.
  var hasBaselines: Bool { get }
  /// Whether a longer offer never leads to a shorter answer on the same axis, as of text.
  ///
  /// A stack then need not ask a lone flexible leaf for its flexibility. False is always safe.
  var growsWithOffer: Bool { get }
  /// The distances that the leaf prefers to its neighbours.
  var spacing: SpacingPreference { get }
  /// Whether layouts of `other` are also this leaf's; false is always safe.
  func measuresLike(_ other: any LeafContent) -> Bool
}

extension LeafContent {
  /// Most content that measures itself reads both axes.
  public var isSeparable: Bool { false }
  /// Only text has baselines.
  public var hasBaselines: Bool { false }
  /// Nothing is known of most content.
  public var growsWithOffer: Bool { false }
  /// Plain: the default distance to everything.
  public var spacing: SpacingPreference { .plain }
  /// Only the same object is known to measure alike.
  public func measuresLike(_ other: any LeafContent) -> Bool { self === other }
}

/// Content that can only be built once the size of its node is known (a geometry reader).
public protocol DeferredContent: AnyObject {
  /// Builds the children of `node` for the size it is placed with.
  ///
  /// Called in the placing pass, and again when the size has changed. The ancestors' frames are
  /// final at that moment, so ``LayoutTree/absoluteOrigin(of:)`` may be asked.
  func build(in builder: TreeBuilder, node: LayoutTree.NodeID, size: Size)
}
