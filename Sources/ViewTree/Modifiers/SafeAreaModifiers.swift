// SPDX-License-Identifier: MIT

public import Foundation

/// A view at an edge of another one, which keeps clear of it.
public struct _SafeAreaInsetModifier<Inset: View>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  /// Opens the node; the content comes first.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openSafeAreaInset(modifier.edge, modifier.alignment, modifier.spacing)
  }

  /// Adds the view at the edge.
  public static func _finish(_ modifier: Self, in lowering: Lowering) {
    lowering.lowerSecondary(modifier.inset, modifier.alignment)
  }
}

/// Insets around a view that are a safe area to what is inside.
public struct _SafeAreaPaddingModifier: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  let insets: EdgeInsets

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openSafeAreaPadding(modifier.insets)
  }
}

/// A view that grows across edges of the safe area.
public struct _SafeAreaIgnoringModifier: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  let edges: Edge.Set

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openIgnoringSafeArea(modifier.edges)
  }
}

extension View {
  /// Puts views above or below this one and gives this one the rest.
  ///
  /// - Parameters:
  ///   - edge: where the views stand.
  ///   - alignment: where both meet across.
  ///   - spacing: the distance between both in points; nil for what they prefer.
  ///
  /// Inside this view the space that is taken is a safe area. Source: rule 15.3.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Puts views before or behind this one, in reading direction, and gives this one the rest.
  ///
  /// - Parameters:
  ///   - edge: where the views stand.
  ///   - alignment: where both meet across.
  ///   - spacing: the distance between both in points; nil for what they prefer.
  ///
  /// Inside this view the space that is taken is a safe area. Source: rule 15.3.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Adds insets in points that are a safe area to what is inside. Source: rule 15.4.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds the same inset on some edges as a safe area, in points; nil stands for 16.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingModifier(insets: _PaddingLayout(edges: edges, length: length).insets))
  }

  /// Adds the same inset on every edge as a safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Lets the view grow across those of its edges that meet the safe area's.
  ///
  /// The answer to a proposal stays; the view is placed larger, and further out. A keyboard covers
  /// nothing here, so ignoring it alone changes nothing. Source: rule 15.2.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// The same as `ignoresSafeArea(_:edges:)` for all regions.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
