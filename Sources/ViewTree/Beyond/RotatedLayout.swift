// SPDX-License-Identifier: MIT

public import Foundation

/// A turn that takes part in the layout: the result is as large as the turned box. Ours:
/// SwiftUI's `rotationEffect` turns the drawing alone.
///
/// 1. Where nothing is proposed the content is asked for its ideal size.
/// 2. By a quarter turn width and height of the proposal change places; by a half turn nothing
///    changes.
/// 3. By any other angle the content is offered a width whose turned box fits the proposal: first as
///    if it had no height, then what the height that it answered leaves, until the box fits.
///    Content of one shape is made smaller. Where none of these fits, the first height counts, on
///    the axes on which it is not too much by itself.
///
/// By such an angle the content is asked twice as a rule, and ten times at most.
///
/// The content's guides do not leave the layout. The turn is clockwise in both reading directions.
public struct RotatedLayout: Layout {
  /// The turn, clockwise; one that is not finite counts as zero.
  public var angle: Angle

  /// Makes a layout.
  public init(angle: Angle) { self.angle = angle }

  /// The size of the smallest upright box around the turned content.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let boxes = subviews.map { box.size(around: $0.sizeThatFits(offer(to: $0, proposal))) }
    return CGSize(width: boxes.map(\.width).max() ?? 0, height: boxes.map(\.height).max() ?? 0)
  }

  /// Centres the content, which an effect then turns about its own centre.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: offer(to: subview, proposal))
    }
  }

  /// No guide of the content is one of the turned box.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  /// No guide of the content is one of the turned box.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  private var box: TurnedBox { TurnedBox(angle) }

  private func offer(to subview: LayoutSubview, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let box = box
    if box.across == 0 { return proposal }
    if box.along == 0 { return ProposedViewSize(width: proposal.height, height: proposal.width) }
    guard proposal.width != nil || proposal.height != nil else { return .unspecified }
    let search = TurnedWidthSearch(box, in: proposal) {
      subview.sizeThatFits(ProposedViewSize(width: $0, height: nil))
    }
    return ProposedViewSize(width: search.width, height: nil)
  }
}

extension View {
  /// Turns the view with its space: the result is as large as the turned box. Ours.
  ///
  /// The turn is clockwise in both reading directions; one that is not finite counts as zero. See
  /// ``RotatedLayout`` for what the view is offered.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Sales").rotatedLayout(.degrees(-90))  // as wide as the text is high
  ///   Chart()
  /// }
  /// ```
  public func rotatedLayout(_ angle: Angle) -> some View {
    let angle = angle.radians.isFinite ? angle : .zero
    return RotatedLayout(angle: angle) { rotationEffect(angle) }
  }
}
