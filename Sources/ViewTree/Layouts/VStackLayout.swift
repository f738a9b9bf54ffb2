// SPDX-License-Identifier: MIT

public import Foundation

/// The layout of a column, to be chosen at run time or used inside a layout of your own.
///
/// With content it is a ``VStack``. Asked for its answers it works on any subviews, with the same
/// results; see `LinearArrangement`.
@frozen public struct VStackLayout: Layout {
  /// Which guides of the subviews lie on one line.
  public var alignment: HorizontalAlignment
  /// The points between neighbours; nil for what the neighbours prefer.
  public var spacing: CGFloat?

  /// Makes the layout of a column.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  /// The first subview's wish on the top edge, the last one's on the bottom edge, and the
  /// largest one on the others.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    arrangement.preferredSpacing(subviews)
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement.size(proposal, subviews)
  }

  /// Places the column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement.place(in: bounds, proposal, subviews)
  }

  private var arrangement: LinearArrangement {
    LinearArrangement(axis: .vertical, spacing: spacing) { [alignment] in $0[alignment] }
  }

  /// Adds a column.
  public static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering
  ) {
    let outer = lowering.openColumn(layout.alignment, layout.spacing)
    lowering.lowerChild(content, index: 0)
    lowering.closeStack(outer)
  }
}
