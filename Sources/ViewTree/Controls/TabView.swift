// SPDX-License-Identifier: MIT

internal import Foundation

/// Views of which one is shown: the selected one, or the first.
///
/// It takes all it is offered, with the view in the centre. The labels of the tabs stand in a bar of
/// 49 points at the lower edge that is a safe area for the view (ours); pages have no bar. Views that
/// are not shown are not laid out.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: SelectionValue?
  let content: Content
  @Environment(\.hasTabBar) private var hasBar

  /// Makes a view of tabs of which one is selected by its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// The view that is shown, and the bar.
  public var body: some View {
    Group(subviews: content) { tabs in
      ZStack { shown(tabs) }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          if hasBar, !tabs.isEmpty { TabBar(tabs: tabs) }
        }
    }
  }

  private func shown(_ tabs: SubviewsCollection) -> Subview? {
    let wanted = selection.map { AnyHashable($0) }
    return tabs.first { tab in
      let tags = tab.element.traits.tags
      return wanted.map { tags.isEmpty ? tab.element.elementID == $0 : tags.contains($0) } ?? false
    } ?? tabs.first
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a view of tabs; the first one is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The labels of tabs, next to each other with equal widths.
private struct TabBar: View {
  let tabs: SubviewsCollection

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs) { tab in
        ImplicitColumn { tab.element.traits.tabItem }
          .labelStyle(TabLabelStyle())
          .font(.caption2)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: ControlMetrics.tabBar)
    .overlay(alignment: .top) { Divider() }
  }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.barGap) {
      configuration.icon.font(.body).imageScale(.large)
      configuration.title
    }
  }
}

/// A view of a tab view with its label.
public struct Tab<Value, Content: View, Label: View>: View {
  let value: AnyHashable?
  let content: Content
  let label: Label

  init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The content, which tells the tab view its label and its value.
  public var body: some View {
    ImplicitColumn { content }
      .tabItem { label }
      .trait("tag") { traits in
        if let value { traits.tags = [value] }
      }
  }
}

extension Tab where Value: Hashable {
  /// Makes a tab with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), content(), label())
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  /// Makes a tab with a value and without a label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), content(), EmptyView())
  }
}

extension Tab where Value == Never {
  /// Makes a tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Label == _SymbolLabel {
  /// Makes a tab with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), _SymbolLabel(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), _SymbolLabel(title, systemImage: systemImage))
  }

  /// Makes a tab with a text and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), _SymbolLabel(titleKey, image: image))
  }
}

extension Tab where Value: Hashable, Label == _SymbolLabel {
  /// Makes a tab with a value, a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(), _SymbolLabel(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a value, a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), content(), _SymbolLabel(title, systemImage: systemImage))
  }

  /// Makes a tab with a value, a text and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), content(), _SymbolLabel(titleKey, image: image))
  }
}

/// Tabs under a title, which a bar of tabs does not show.
public struct TabSection<Header: View, Content: View>: View {
  let content: Content

  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The tabs.
  public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Makes a section with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// One searches there.
  public static let search = TabRole(name: "search")
}

/// How tab views look.
public protocol TabViewStyle {
  /// Whether there is a bar.
  static var _hasBar: Bool { get }
}

/// A bar below the view.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// There is one.
  public static var _hasBar: Bool { true }
}

/// A bar below the view, as by default.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// There is one.
  public static var _hasBar: Bool { true }
}

/// Pages without a bar.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots of the pages are shown; they are not drawn.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// With several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  /// There is none.
  public static var _hasBar: Bool { false }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar below the view.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar below the view.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages without a bar.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages without a bar.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  var hasTabBar: Bool {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}

private enum TabBarKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension View {
  /// Gives the tab view around what the tab of this view shows.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return trait("tabItem") { $0.tabItem = label }
  }

  /// Says how the tab views inside look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.hasTabBar = S._hasBar }
  }
}
