// SPDX-License-Identifier: MIT

/// A layout of a client's own: how the children of one node are measured and placed.
///
/// What it answers is cleaned at the door: a length that is NaN or negative counts as zero, and so
/// does a coordinate that is not finite, each with an issue. A child that it does not place stands
/// in the middle with the node's own proposal; of two placements the last one counts.
/// Coordinates run from left to right; a node from right to left is mirrored afterwards.
/// Source: rules 16.1 and 18.1.
public protocol CustomLayout: AnyObject {
  /// The node's answer to a proposal. Depends on nothing but the proposal and the children.
  func measure(_ children: LayoutChildren, _ proposal: Proposal) -> Size

  /// Places the children with ``LayoutChild/place(at:anchor:proposal:)``.
  ///
  /// - Parameters:
  ///   - bounds: the node's frame, in the space that positions are given in.
  ///   - proposal: the one that the node was measured with.
  func place(_ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal)

  /// A guide that the node sets, from the left or the top edge; nil for the default one.
  func explicitGuide(
    _ key: AlignmentKey, _ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal
  ) -> Double?

  /// The distances that the node prefers to its neighbours; asked once, when it is built.
  func spacing(_ children: LayoutChildren) -> SpacingPreference

  /// Lets go of everything that was worked out from the children.
  func forget()
}

extension CustomLayout {
  /// What the children set, combined as in a stack.
  public func explicitGuide(
    _ key: AlignmentKey, _ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal
  ) -> Double? {
    children.combinedGuide(key, in: bounds, proposal) { place(children, in: bounds, proposal) }
  }

  /// The largest preference of the children on each edge.
  public func spacing(_ children: LayoutChildren) -> SpacingPreference { children.spacing }

  /// Nothing was kept.
  public func forget() {}
}
