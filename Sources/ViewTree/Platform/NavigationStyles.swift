// SPDX-License-Identifier: MIT

/// How navigations look; in a layout all look the same.
public protocol NavigationViewStyle {}

/// As the platform likes.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Columns; in a layout, one view.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Two columns; in a layout, one view.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform likes.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; in a layout, one view.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a view of a navigation comes and goes.
public protocol NavigationTransition {}

/// As the platform likes.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Makes the transition.
  public init() {}
}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform likes.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
