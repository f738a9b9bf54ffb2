// SPDX-License-Identifier: MIT

/// A label and a switch.
///
/// A row that takes the width it is offered: the label, at least 8 points, and a switch of 51×31
/// points (ours), unless a style arranges them otherwise.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  /// Makes a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// What the style makes of both.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
    }
  }
}

extension Toggle {
  /// Makes a switch for several values; it is on while all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { for source in sources { source[keyPath: isOn].wrappedValue = $0 } }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch for several values with a text.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == _SymbolLabel {
  /// Makes a switch with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _SymbolLabel(titleKey, systemImage: systemImage) }
  }
}

/// The label and the state of a switch.
public struct ToggleStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The view that was given.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool
}

/// Arranges switches.
public protocol ToggleStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The switch.
  typealias Configuration = ToggleStyleConfiguration

  /// The arrangement of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  fileprivate func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, and a switch at the end.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The row.
  public func makeBody(configuration: Configuration) -> some View {
    TitledControl(label: configuration.label) { Switch(isOn: configuration.isOn) }
  }
}

/// The label as a button, on a faint box while it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    ImplicitColumn { configuration.label }
      .padding(ControlMetrics.button(.regular))
      .background(
        TintShapeStyle().opacity(configuration.isOn ? 0.15 : 0),
        in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }
}

/// A control at the end of a row that its label starts.
struct TitledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    HStack(spacing: 0) {
      if !areLabelsHidden {
        label
        Spacer(minLength: ControlMetrics.gap)
      }
      control
    }
  }
}

private struct Switch: View {
  let isOn: Bool

  var body: some View {
    Capsule()
      .fill(isOn ? Color.green : Color.gray.opacity(0.3))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2)
      }
      .frame(width: ControlMetrics.toggle.width, height: ControlMetrics.toggle.height)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and a switch at the end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label as a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Says how the switches inside are arranged.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.toggleStyle = style }
  }
}
