// SPDX-License-Identifier: MIT

public import Foundation

/// The layout of a row, to be chosen at run time or used inside a layout of your own.
///
/// With content it is an ``HStack``. Asked for its answers it works on any subviews, with the same
/// results; see `LinearArrangement`.
@frozen public struct HStackLayout: Layout {
  /// Which guides of the subviews lie on one line.
  public var alignment: VerticalAlignment
  /// The points between neighbours; nil for what the neighbours prefer.
  public var spacing: CGFloat?

  /// Makes the layout of a row.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  /// The first subview's wish on the leading edge, the last one's on the trailing edge, and the
  /// largest one on the others.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    arrangement.preferredSpacing(subviews)
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement.size(proposal, subviews)
  }

  /// Places the row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement.place(in: bounds, proposal, subviews)
  }

  private var arrangement: LinearArrangement {
    LinearArrangement(axis: .horizontal, spacing: spacing) { [alignment] in $0[alignment] }
  }

  /// Adds a row.
  public static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering
  ) {
    let outer = lowering.openRow(layout.alignment, layout.spacing)
    lowering.lowerChild(content, index: 0)
    lowering.closeStack(outer)
  }
}
