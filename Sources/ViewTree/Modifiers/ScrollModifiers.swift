// SPDX-License-Identifier: MIT

public import Foundation

/// Modifiers of scrolling containers. What only matters while scrolling changes nothing here.
extension View {
  /// Says when indicators are shown. The layout stays.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Says whether the content can be scrolled. The layout stays.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says whether content is drawn beyond the edges of scrolling containers inside.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environmentNode(.environment) { $0.isScrollClipDisabled = disabled }
  }

  /// Says where scrolling comes to rest. The layout stays.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Marks a layout whose views scrolling comes to rest at. The layout stays.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Marks a view that scrolling comes to rest at. The layout stays.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Binds the place that is scrolled to. A layout shows the start of the content.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Says when content can be pulled beyond its ends. The layout stays.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says whether the background of a scrolling container is shown. The layout stays.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Adds margins to the content of the scrolling containers inside; a container inside another one
  /// has none of them.
  ///
  /// - Parameters:
  ///   - edges: where margins are added.
  ///   - insets: the margins in points.
  ///   - placement: margins of the indicators alone change nothing.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentNode(.environment) { values in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { values.scrollContentMargins.top = insets.top }
      if edges.contains(.leading) { values.scrollContentMargins.leading = insets.leading }
      if edges.contains(.bottom) { values.scrollContentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { values.scrollContentMargins.trailing = insets.trailing }
    }
  }

  /// Adds the same margin on some edges of the content of the scrolling containers inside.
  ///
  /// - Parameter length: the margin in points; nil for none.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds the same margin on every edge of the content of the scrolling containers inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
