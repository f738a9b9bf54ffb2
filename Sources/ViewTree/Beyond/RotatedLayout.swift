// SPDX-License-Identifier: MIT

public import Foundation

/// A turn that takes part in the layout: the result is as large as the turned box. Ours:
/// SwiftUI's `rotationEffect` turns the drawing alone.
///
/// 1. Where nothing is proposed the content is asked for its ideal size.
/// 2. By a quarter turn width and height of the proposal change places; by a half turn nothing
///    changes.
/// 3. By any other angle the content is offered a width whose turned box fits the proposal, found in
///    two steps: as if it had no height, and then with the height that it answered. An axis on which that
///    height alone is too much does not count.
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
    let boxes = subviews.map { turnedBox($0.sizeThatFits(offer(to: $0, proposal))) }
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

  /// The shares of a length that a turned one has along its old axis and across.
  private var shares: (along: CGFloat, across: CGFloat) {
    let radians = angle.radians.isFinite ? angle.radians : 0
    let (along, across) = (abs(cos(radians)), abs(sin(radians)))
    if along < 1e-9 { return (0, 1) }
    return across < 1e-9 ? (1, 0) : (CGFloat(along), CGFloat(across))
  }

  private func turnedBox(_ size: CGSize) -> CGSize {
    let (along, across) = shares
    return CGSize(
      width: part(along, size.width) + part(across, size.height),
      height: part(across, size.width) + part(along, size.height))
  }

  /// A share of a length; none of an infinite one, too.
  private func part(_ share: CGFloat, _ length: CGFloat) -> CGFloat {
    share == 0 ? 0 : share * length
  }

  private func offer(to subview: LayoutSubview, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let (along, across) = shares
    if across == 0 { return proposal }
    if along == 0 { return ProposedViewSize(width: proposal.height, height: proposal.width) }
    guard proposal.width != nil || proposal.height != nil else { return .unspecified }
    let longest = ProposedViewSize(width: width(besides: 0, proposal), height: nil)
    let height = subview.sizeThatFits(longest).height
    return ProposedViewSize(width: width(besides: height, proposal), height: nil)
  }

  /// The largest width whose turned box, at a height, stays in the proposal.
  ///
  /// Where the height alone is too much for an axis, no width helps: the height then does not count
  /// against the width, nor does the width's own share of the other axis.
  private func width(besides height: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    let (along, across) = shares
    let room = (proposal.width ?? .infinity) - across * height
    let depth = (proposal.height ?? .infinity) - along * height
    let widest = (room > 0 ? room : proposal.width ?? .infinity) / along
    return max(depth > 0 ? min(widest, depth / across) : widest, 0)
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
