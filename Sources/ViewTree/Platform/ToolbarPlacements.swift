// SPDX-License-Identifier: MIT

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// Where the platform likes.
  public static let automatic = ToolbarItemPlacement(name: "automatic")

  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")

  /// Where one goes back.
  public static let navigation = ToolbarItemPlacement(name: "navigation")

  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")

  /// Where other actions are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")

  /// Where states are shown.
  public static let status = ToolbarItemPlacement(name: "status")

  /// Where one agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")

  /// Where one gives up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

  /// Where one takes something away.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")

  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  /// At the start of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")

  /// At the end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")

  /// At the start of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")

  /// At the end of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")

  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// In the place of the title.
  public static let title = ToolbarItemPlacement(name: "title")

  /// In the place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")

  /// In the place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar that the platform has.
  public static let automatic = ToolbarPlacement(name: "automatic")

  /// The upper bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")

  /// The lower bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")

  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ToolbarRole(name: "automatic")

  /// Going back.
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// Looking around.
  public static let browser = ToolbarRole(name: "browser")

  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
}

/// How large the name of a screen is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")

  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")

  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// Where one searches.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Where the platform likes.
  public static let automatic = SearchFieldPlacement(name: "automatic")

  /// In a bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  /// Below the upper bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// When a field below the upper bar is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As the platform likes.
    case automatic
    /// Always.
    case always
  }

  /// Below the upper bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")

  /// When one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")

  /// When one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")

  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// A container of the system's.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")

  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")

  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The bar of a navigation.
public struct NavigationBarItem: Sendable {
  /// How large the name of a screen is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}
