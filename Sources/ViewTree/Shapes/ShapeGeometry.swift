// SPDX-License-Identifier: MIT

public import Foundation

/// An outline that fits itself into the rectangle that it is given.
public protocol Shape: Sendable, Animatable {
  /// The outline in a rectangle; points, y down.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The offered size, with 10 for an axis without an offer.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
