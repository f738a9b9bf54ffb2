// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// The distances that a view prefers to its neighbours, one on each edge.
public struct ViewSpacing: Sendable {
  var preference: SpacingPreference

  init(_ preference: SpacingPreference) { self.preference = preference }

  /// No wish on any edge: the default distance, 8 points, to every neighbour without one.
  public init() { preference = .plain }

  /// Touches its neighbours on every edge, unless they wish for more.
  ///
  /// Source: case LAY-13.
  public static let zero = ViewSpacing(.zero)

  /// Takes over the wishes of another view on the chosen edges; the larger one counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let union = preference.union(other.preference)
    if edges.contains(.top) { preference.top = union.top }
    if edges.contains(.leading) { preference.left = union.left }
    if edges.contains(.bottom) { preference.bottom = union.bottom }
    if edges.contains(.trailing) { preference.right = union.right }
  }

  /// Both views' wishes on the chosen edges, and this one's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance in points from this view to the next one along an axis.
  ///
  /// Source: rule 4.2.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(preference.distance(to: next.preference, along: axis.kernel))
  }
}

extension Axis {
  var kernel: LayoutEngine.Axis { self == .horizontal ? .horizontal : .vertical }
}
