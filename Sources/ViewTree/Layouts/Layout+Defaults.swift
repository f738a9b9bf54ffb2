// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No stack: a spacer inside stretches on both axes.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Works everything out again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest preference of the subviews on each edge; zero without subviews.
  ///
  /// Source: case LAY-06.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// What the subviews set, combined as in a stack: nothing for edges and centres, and the mean
  /// for a guide of your own.
  ///
  /// Source: rules 10.4 and 10.5; case LAY-07.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.guide, .horizontal, bounds, proposal, subviews, &cache)
  }

  /// What the subviews set, combined as in a stack: the topmost first baseline, the lowest last
  /// one, nothing for edges and centres, and the mean for a guide of your own.
  ///
  /// Source: rules 10.4 and 10.5; case LAY-07.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.guide, .vertical, bounds, proposal, subviews, &cache)
  }

  private func combinedGuide(
    _ guide: AlignmentGuideID, _ axis: LayoutEngine.Axis, _ bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    let key = subviews.session.key(guide, axis)
    let value = subviews.children.combinedGuide(key, in: Rect(bounds), proposal.kernel) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return value.map { CGFloat($0) }
  }

  /// Adds a node that asks the layout.
  public static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering
  ) {
    lowering.addLayout(layout) { $0.lowerChild(content, index: 0) }
  }
}
