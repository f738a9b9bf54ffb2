// SPDX-License-Identifier: MIT

public import Foundation

/// A layout that puts an alignment point of each subview at one point. Ours: SwiftUI's `position`
/// knows the centre only.
///
/// It takes its proposal; where nothing is proposed, the largest subview's length. Each subview is
/// offered the taken size. From right to left the layout is mirrored: the point counts from the
/// right edge, and a leading guide is the right one.
public struct AnchoredLayout: Layout {
  /// A place in the layout.
  public enum Place: Hashable, Sendable {
    /// Points from the leading and the top edge.
    case point(CGPoint)
    /// Shares of the layout's size.
    case unit(UnitPoint)

    /// Where that is in a size.
    fileprivate func resolved(in size: CGSize) -> CGPoint {
      switch self {
      case .point(let point): point
      case .unit(let unit): CGPoint(x: unit.x * size.width, y: unit.y * size.height)
      }
    }
  }

  /// The guides that meet at the point, such as `.leading` and `.lastTextBaseline`.
  public var alignment: Alignment
  /// Where they meet.
  public var place: Place

  /// Makes a layout.
  public init(_ alignment: Alignment, at place: Place) {
    self.alignment = alignment
    self.place = place
  }

  /// What is proposed; where nothing is, the largest subview's length.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
  }

  /// Puts the guides of each subview on the point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    let point = place.resolved(in: bounds.size)
    for subview in subviews {
      let guides = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + point.x - guides[alignment.horizontal],
          y: bounds.minY + point.y - guides[alignment.vertical]),
        proposal: offer)
    }
  }
}

extension View {
  /// Puts an alignment point of the view at a point of the space around, turned about it. Ours.
  ///
  /// As with `position`, the result takes the space that it is proposed. The point is in points
  /// from the leading and the top edge; the turn is clockwise in both reading directions and does
  /// not touch the layout. A point or an angle that is not finite counts as zero.
  ///
  /// ```swift
  /// Text("α").anchored(.leadingLastTextBaseline, at: CGPoint(x: 40, y: 60), rotation: .degrees(30))
  /// ```
  public func anchored(
    _ alignment: Alignment, at point: CGPoint, rotation: Angle = .zero
  ) -> some View {
    let point = CGPoint(
      x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    return AnchoredView(content: self, alignment: alignment, place: .point(point), turn: rotation)
  }

  /// Puts an alignment point of the view at a share of the space around, turned about it. Ours.
  ///
  /// As with `position`, the result takes the space that it is proposed; (0, 0) is its leading top
  /// corner, (1, 1) the trailing bottom one. The turn is clockwise in both reading directions and
  /// does not touch the layout.
  public func anchored(
    _ alignment: Alignment, at point: UnitPoint, rotation: Angle = .zero
  ) -> some View {
    AnchoredView(content: self, alignment: alignment, place: .unit(point), turn: rotation)
  }
}

/// A view in an ``AnchoredLayout``, and the turn about its point.
private struct AnchoredView<Content: View>: View {
  let content: Content
  let alignment: Alignment
  let place: AnchoredLayout.Place
  let turn: Angle
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    AnchoredLayout(alignment, at: place) { content }
      .modifier(TurnEffect(turn: turn, place: place, isMirrored: direction == .rightToLeft))
  }
}

/// A turn about a place of the view.
private struct TurnEffect: GeometryEffect {
  var turn: Angle
  var place: AnchoredLayout.Place
  var isMirrored: Bool

  func effectValue(size: CGSize) -> ProjectionTransform {
    guard turn.radians.isFinite else { return ProjectionTransform() }
    var point = place.resolved(in: size)
    if isMirrored { point.x = size.width - point.x }
    return ProjectionTransform(
      CGAffineTransform(translationX: point.x, y: point.y)
        .rotated(by: CGFloat(turn.radians))
        .translatedBy(x: -point.x, y: -point.y))
  }
}
