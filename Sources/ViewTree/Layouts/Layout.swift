// SPDX-License-Identifier: MIT

public import Foundation

/// A container of your own: it measures and places its subviews.
///
/// Use a layout like a stack: `EqualWidths(spacing: 8) { Text("a"); Text("b") }`.
///
/// - `sizeThatFits` answers a proposal. It is asked several times, with different proposals, and
///   may not depend on anything else. The parent takes any answer; a length that is negative, NaN,
///   or infinite for an offer that is not, counts as zero, with a diagnostic.
/// - `placeSubviews` puts each subview somewhere in the bounds with a proposal. A subview that is
///   not placed stands in the middle with the layout's own proposal; of two placements the last
///   one counts. A subview that an infinite proposal makes infinite is offered the bounds' length.
/// - Leading is left: for a page from right to left the result is mirrored.
///
/// Lengths are points, y goes down. Laid out by `CustomNodeLayout` in the kernel.
/// Source: Apple's documentation of `Layout`; rules 16.1, 16.2 and 18.1.
public protocol Layout: Animatable {
  /// What is known of all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout works out once for its subviews; nothing unless given.
  associatedtype Cache = Void

  /// The subviews of a layout.
  typealias Subviews = LayoutSubviews

  /// Works out what is kept. Called once for the layout's place in the tree.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the subviews may have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the layout prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The layout's answer to a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews.
  ///
  /// - Parameters:
  ///   - bounds: where the layout is. Its origin is not promised to be zero: give positions
  ///     relative to it.
  ///   - proposal: the proposal that the bounds' size answers.
  ///   - subviews: the subviews to place.
  ///   - cache: what is kept.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide lies, from the left of the bounds' space; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide lies, from the top of the bounds' space; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Turns the layout and its content into nodes. Layouts of the library implement it; yours get
  /// it.
  static func _lowerLayout<Content: View>(
    _ layout: Self, _ content: Content, into lowering: Lowering)
}

extension Layout {
  /// Makes a view of the layout and its content.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}

/// A layout with its content.
public struct _LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  /// Adds a container with the content's elements as subviews.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    L._lowerLayout(view.layout, view.content, into: lowering)
  }

  /// One element.
  public static var _isUnary: Bool { true }
}
