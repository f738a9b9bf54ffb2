// SPDX-License-Identifier: MIT

/// One step of a layout: who was offered what, and what came of it.
public struct TraceEvent: Equatable, Sendable {
  /// What happened.
  public enum Step: Equatable, Sendable {
    /// The node's algorithm ran for a proposal and answered a size.
    case measured(Proposal, Size)
    /// The node was placed: its frame in the parent, and the proposal it was placed with.
    case placed(frame: Rect, Proposal)
  }

  /// The node.
  public let node: LayoutTree.NodeID
  /// What happened to it.
  public let step: Step
}
