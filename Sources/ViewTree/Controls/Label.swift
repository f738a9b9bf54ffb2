// SPDX-License-Identifier: MIT

/// An icon and a title.
///
/// A row of both, the icon first, 8 points apart (ours), unless a style arranges them otherwise.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the style makes of both.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(content: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
    }
  }
}

/// A label with a text and a symbol, which controls name when their own parameter hides `Label`.
public typealias _SymbolLabel = Label<Text, Image>

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol of the system's.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a symbol of the system's.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with a picture of an asset catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
    _style = Environment(\.plainLabelStyle)
  }
}

extension EnvironmentValues {
  /// The style of a label inside another style, which must not come back to that style.
  fileprivate var plainLabelStyle: any LabelStyle { DefaultLabelStyle() }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View {
    let content: AnyView
    /// The view that was given.
    public var body: some View { content }
  }

  /// The icon.
  public struct Icon: View {
    let content: AnyView
    /// The view that was given.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// Arranges the parts of labels.
public protocol LabelStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabelStyleConfiguration

  /// The arrangement of a label's parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  fileprivate func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The icon and the title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// A row of both.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlMetrics.gap) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// A row of both.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon and the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Says how the labels inside are arranged.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.labelStyle = style }
  }
}
