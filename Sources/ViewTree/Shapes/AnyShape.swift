// SPDX-License-Identifier: MIT

public import Foundation

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// The outline of the hidden shape.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect)
  }

  /// The size that the hidden shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
