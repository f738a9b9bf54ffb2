// SPDX-License-Identifier: MIT

public import Foundation

/// The layout of a grid, to be chosen at run time or used inside a layout of your own.
///
/// With content it is a ``Grid``, and each ``GridRow`` in the content is a row. Asked for its
/// answers it works on any subviews; these are elements and no rows, so each of them is a row of
/// one cell, as in a grid without a ``GridRow``. What cells say to a grid (spans, anchors, unsized
/// axes) counts only with content.
@frozen public struct GridLayout: Layout {
  /// Where cells lie in their spaces, unless a row, a column or a cell says more.
  public var alignment: Alignment
  /// The points between columns; nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The points between rows; nil for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Makes the layout of a grid.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The first row's wish on the top edge, the last one's on the bottom edge, and the largest one
  /// on the others.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    LinearArrangement(axis: .vertical, spacing: verticalSpacing) { _ in 0 }
      .preferredSpacing(subviews)
  }

  /// The size of the rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement.size(proposal, subviews)
  }

  /// Places the rows.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement.place(in: bounds, proposal, subviews)
  }

  private var arrangement: CellColumnArrangement {
    CellColumnArrangement(alignment: alignment, spacing: verticalSpacing)
  }

  /// Adds a grid.
  public static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering
  ) {
    let outer = lowering.openGrid(
      layout.alignment, layout.horizontalSpacing, layout.verticalSpacing)
    lowering.lowerChild(content, index: 0)
    lowering.closeStack(outer)
  }
}
