// SPDX-License-Identifier: MIT

/// A label that shows a menu when it is pressed; a layout shows the label as that of a button, and
/// the content is never made.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  @Environment(\.menuStyle) private var style

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a menu with a label that does something at a tap.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  init(label: Label) { self.label = label }

  /// What the style makes of the label.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        MenuStyleConfiguration(label: MenuStyleConfiguration.Label(content: AnyView(label))))
    }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// Makes a menu with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }

  /// Makes a menu with a text that does something at a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = Text(titleKey)
  }
}

extension Menu where Label == _SymbolLabel {
  /// Makes a menu with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = _SymbolLabel(titleKey, systemImage: systemImage)
  }

  /// Makes a menu with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = _SymbolLabel(title, systemImage: systemImage)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu of what a style was given, in the usual style.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    _style = Environment(\.plainMenuStyle)
  }
}

extension EnvironmentValues {
  /// The style of a menu inside another style, which must not come back to that style.
  fileprivate var plainMenuStyle: any MenuStyle { DefaultMenuStyle() }

  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The view that was given.
    public var body: some View { content }
  }

  /// The content, which a layout does not show.
  public struct Content: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The label.
  public let label: Label
  /// The content.
  public var content: Content { Content() }
}

/// Arranges menus.
public protocol MenuStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The menu.
  typealias Configuration = MenuStyleConfiguration

  /// The arrangement of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
  fileprivate func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label as a button.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

/// The label as a button, as `DefaultMenuStyle`.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

/// The label in the tint, without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label }).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The label as a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Says how the menus inside are arranged.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.menuStyle = style }
  }

  /// Says whether menus inside show that they are menus. The layout stays.
  public func menuIndicator(_ visibility: Visibility) -> some View { inert("menuIndicator") }

  /// Says in which order menus inside stand. The layout stays.
  public func menuOrder(_ order: MenuOrder) -> some View { inert("menuOrder") }
}

/// In which order the parts of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first nearest to the label.
  public static let priority = MenuOrder(name: "priority")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}
