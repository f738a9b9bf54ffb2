// SPDX-License-Identifier: MIT

public import Foundation

/// Insets around a view.
@frozen public struct _PaddingLayout: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let insets: EdgeInsets

  @inlinable init(insets: EdgeInsets) { self.insets = insets }

  /// Insets on the chosen edges; nil stands for 16 points.
  @inlinable init(edges: Edge.Set, length: CGFloat?) {
    let length = length ?? 16
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Opens the node.
  @inlinable public static func _open(_ modifier: _PaddingLayout, in lowering: Lowering) {
    lowering.openPadding(modifier.insets)
  }
}

extension View {
  /// Adds the insets around the view, in points.
  ///
  /// Negative insets let the view stick out. Insets that are not finite count as zero, with a
  /// diagnostic. Source: rule 6.3.
  @inlinable public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds the same inset on the chosen edges, in points; nil stands for 16.
  @inlinable public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges: edges, length: length))
  }

  /// Adds the same inset on every edge, in points.
  @inlinable public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, length: length))
  }

  /// Adds the inset that keeps a scene's content away from its edges: 16 points (ours).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
