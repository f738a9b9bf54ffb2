// SPDX-License-Identifier: MIT

public import Foundation

/// The layout of a stack in depth, to be chosen at run time or used inside a layout of your own.
///
/// With content it is a ``ZStack``. Asked for its answers it works on any subviews, with the same
/// results. Source: rules 7.2 and 7.3.
@frozen public struct ZStackLayout: Layout {
  /// Which guides of the subviews lie on one point.
  public var alignment: Alignment

  /// Makes the layout of a stack in depth.
  @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the aligned subviews with the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let box = box(proposal, subviews)
    return CGSize(width: box.line.x + box.after.width, height: box.line.y + box.after.height)
  }

  /// Offers each subview the bounds' size and puts its guides on the point of the largest ones.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    let line = box(offer, subviews).line
    for subview in subviews {
      let guide = guide(subview.dimensions(in: offer))
      subview.place(
        at: CGPoint(x: bounds.minX + line.x - guide.x, y: bounds.minY + line.y - guide.y),
        proposal: offer)
    }
  }

  private func guide(_ dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
  }

  /// The largest guides, and what lies behind them, of the subviews that define the size.
  private func box(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (line: CGPoint, after: CGSize) {
    let highest = subviews.map(\.priority).max()
    let boxes = subviews.filter { $0.priority == highest }.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      let guide = guide(dimensions)
      return (
        guide: guide,
        after: CGSize(
          width: ZStackLayout.rest(dimensions.width, guide.x),
          height: ZStackLayout.rest(dimensions.height, guide.y))
      )
    }
    guard let first = boxes.first else { return (.zero, .zero) }
    return boxes.dropFirst().reduce((line: first.guide, after: first.after)) { box, next in
      (
        line: CGPoint(x: max(box.line.x, next.guide.x), y: max(box.line.y, next.guide.y)),
        after: CGSize(
          width: max(box.after.width, next.after.width),
          height: max(box.after.height, next.after.height))
      )
    }
  }

  /// What lies behind a guide; an infinite length stays infinite.
  private static func rest(_ length: CGFloat, _ guide: CGFloat) -> CGFloat {
    guide.isFinite ? length - guide : length
  }

  /// Adds a stack in depth.
  public static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering
  ) {
    let outer = lowering.openDepthStack(layout.alignment)
    lowering.lowerChild(content, index: 0)
    lowering.closeStack(outer)
  }
}
