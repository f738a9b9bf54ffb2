// SPDX-License-Identifier: MIT

public import Foundation

/// A layout of any type, to change between layouts without changing the views inside.
///
/// The content keeps its state when the type changes; the layout's cache is made anew.
/// Source: case LAY-14.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// Works out what the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { layout.makeAnyCache(subviews) }

  /// Brings what the hidden layout keeps up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateAny(&cache, subviews)
  }

  /// As the hidden layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacingOfAny(subviews, &cache)
  }

  /// As the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.sizeOfAny(proposal, subviews, &cache)
  }

  /// As the hidden layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.placeAny(in: bounds, proposal, subviews, &cache)
  }

  /// As the hidden layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guideOfAny(guide, in: bounds, proposal, subviews, &cache)
  }

  /// As the hidden layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guideOfAny(guide, in: bounds, proposal, subviews, &cache)
  }

  /// Adds the hidden layout's container.
  public static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering
  ) {
    layout.layout.lowerAny(content, into: lowering)
  }
}

/// The questions with a cache whose type is hidden, so that they can be asked of `any Layout`.
extension Layout {
  fileprivate func makeAnyCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  fileprivate func updateAny(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacingOfAny(
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func sizeOfAny(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func placeAny(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guideOfAny(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guideOfAny(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Asks something with a cache of this layout's type; one of another type is made anew.
  private func withCache<Answer>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ question: (inout Cache) -> Answer
  ) -> Answer {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    cache.value = ()
    defer { cache.value = own }
    return question(&own)
  }

  fileprivate func lowerAny<Content: View>(_ content: Content, into lowering: Lowering) {
    Self._lowerLayout(self, content, into: lowering)
  }
}
