// SPDX-License-Identifier: MIT

public import Foundation

/// Columns of which each chooses what the next one shows.
///
/// It takes all it is offered. The sidebar and the middle column are 320 points wide unless they say
/// otherwise, with the detail in the rest (ours); where the width is compact there is the first column
/// alone. No bars are drawn.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: NavigationSplitViewVisibility
  let compactColumn: NavigationSplitViewColumn
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility?.wrappedValue ?? .automatic
    self.compactColumn = compactColumn?.wrappedValue ?? .sidebar
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns.
  public var body: some View {
    ImplicitColumn {
      if sizeClass == .compact {
        compact
      } else {
        HStack(spacing: 0) {
          if visibility.showsSidebar { Column(content: sidebar) }
          if visibility.showsContent, Content.self != EmptyView.self { Column(content: content) }
          NavigationRoot(content: detail)
        }
      }
    }
  }

  @ViewBuilder private var compact: some View {
    switch compactColumn.place {
    case .sidebar: NavigationRoot(content: sidebar)
    case .content: NavigationRoot(content: content)
    case .detail: NavigationRoot(content: detail)
    }
  }
}

/// A column of its own width.
private struct Column<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      let width = views.lazy.compactMap { $0.element.traits.columnWidth }.first
      ImplicitColumn { views }
        .frame(maxHeight: .infinity)
        .frame(width: width ?? ControlMetrics.column)
    }
  }
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Makes three columns of which some may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Makes three columns of which one is shown where the width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns of which one may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns of which one is shown where the width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let count: Int

  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(count: 1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(count: 2)
  /// All.
  public static let all = NavigationSplitViewVisibility(count: 3)
  /// All (ours; SwiftUI chooses by the device).
  public static let automatic = NavigationSplitViewVisibility(count: 4)

  var showsSidebar: Bool { count > 2 }
  var showsContent: Bool { count > 1 }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place { case sidebar, content, detail }
  let place: Place

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(place: .content)
  /// The last.
  public static let detail = NavigationSplitViewColumn(place: .detail)
}

/// How split views look; in a layout all look the same.
public protocol NavigationSplitViewStyle {}

/// Columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A detail that keeps its size; in a layout, columns beside each other.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Columns beside each other.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail that keeps its size; in a layout, columns beside each other.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Says how split views inside look. The layout stays.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    inert("navigationSplitViewStyle")
  }

  /// Sets the width in points of the column that the view is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    trait("navigationSplitViewColumnWidth") { $0.columnWidth = width }
  }

  /// Sets the width in points of the column that the view is: the ideal one.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    trait("navigationSplitViewColumnWidth") { $0.columnWidth = ideal }
  }
}

/// The values on the way through a navigation.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Makes a way of no values.
  public init() {}

  /// Makes a way of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes the last values away; no more than there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}
