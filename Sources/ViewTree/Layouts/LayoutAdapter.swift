// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// Asks a layout of the user's for the kernel, and keeps its cache.
///
/// The cache is taken out while the layout has it, so that a layout which is asked inside itself
/// works with a new one instead of two at once with the same.
final class LayoutAdapter<L: Layout>: CustomLayout {
  private let layout: L
  private unowned let session: LayoutSession
  private let direction: LayoutDirection
  private let tag: UInt32
  private var cache: L.Cache?
  /// Whether the cache comes from an older tree, whose subviews may have been others.
  private var isTakenOver = false

  init(_ layout: L, session: LayoutSession, direction: LayoutDirection, tag: UInt32) {
    self.layout = layout
    self.session = session
    self.direction = direction
    self.tag = tag
  }

  /// Takes the cache over from the same layout's adapter in an older tree.
  func takeOver(_ old: (any CustomLayout)?) {
    guard let old = old as? LayoutAdapter<L>, old.cache != nil else { return }
    cache = old.cache
    isTakenOver = true
  }

  func measure(_ children: LayoutChildren, _ proposal: Proposal) -> Size {
    let size = ask(children) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    return Size(width: Double(size.width), height: Double(size.height))
  }

  func place(_ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal) {
    ask(children) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: subviews,
        cache: &cache)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ children: LayoutChildren, in bounds: Rect, _ proposal: Proposal
  ) -> Double? {
    let (guide, isHorizontal) = session.guide(for: key)
    let value: CGFloat? = ask(children) { subviews, cache in
      isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: CGRect(bounds),
          proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: CGRect(bounds),
          proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    guard let value else { return nil }
    if !value.isFinite {
      session.report(
        .invalidLayoutAnswer, "A layout's guide is not finite; it counts as zero.", tag: tag)
    }
    return Double(value)
  }

  func spacing(_ children: LayoutChildren) -> SpacingPreference {
    ask(children) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache).preference
    }
  }

  func forget() {
    cache = nil
    isTakenOver = false
  }

  private func ask<Answer>(
    _ children: LayoutChildren, _ question: (LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(children, session: session, direction: direction)
    var cache = takeCache(subviews)
    let answer = question(subviews, &cache)
    self.cache = consume cache
    return answer
  }

  private func takeCache(_ subviews: LayoutSubviews) -> L.Cache {
    guard var known = cache.take() else { return layout.makeCache(subviews: subviews) }
    if isTakenOver {
      isTakenOver = false
      layout.updateCache(&known, subviews: subviews)
    }
    return known
  }
}
