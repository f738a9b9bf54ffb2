// SPDX-License-Identifier: MIT

/// A label that does something when it is pressed; a picture only shows the label.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style

  /// Makes a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a purpose.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// What the style makes of the label.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
          action: action))
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Makes a button with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a text and a purpose.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a text and a purpose.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == _SymbolLabel {
  /// Makes a button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { _SymbolLabel(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { _SymbolLabel(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style was given, in the usual style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    _style = Environment(\.plainButtonStyle)
  }
}

extension EnvironmentValues {
  /// The style of a button inside another style, which must not come back to that style.
  fileprivate var plainButtonStyle: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let rawValue: Int

  /// It takes something away; its label is red.
  public static let destructive = ButtonRole(rawValue: 0)
  /// It leaves things as they are.
  public static let cancel = ButtonRole(rawValue: 1)
}

/// A button's purpose, label and action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The view that was given.
    public var body: some View { content }
  }

  /// The purpose.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// A button's purpose, label and state.
public struct ButtonStyleConfiguration {
  /// The label.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// The purpose.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed; never in a picture.
  public let isPressed: Bool
}

/// Arranges buttons and says when they act.
public protocol PrimitiveButtonStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The arrangement of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Arranges buttons.
public protocol ButtonStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration

  /// The arrangement of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  fileprivate func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Says how the buttons inside are arranged.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.buttonStyle = style }
  }

  /// Says how the buttons inside are arranged.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.buttonStyle = PressableButtonStyle(style: style) }
  }
}

/// A style that knows of pressing, as one that knows of acting.
private struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, isPressed: false))
  }
}
