// SPDX-License-Identifier: MIT

/// The parts of a labelled value.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart
  /// The content.
  public typealias Content = _StyledPart

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// Arranges labelled values.
public protocol LabeledContentStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The arrangement of a labelled value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, and the value at the end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The arrangement.
  public func makeBody(configuration: Configuration) -> some View {
    TitledControl(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label, and the value at the end.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// The style inside another style, which must not come back to that style.
  var plainLabeledContentStyle: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Says how the labelled values inside are arranged.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.labeledContentStyle = style }
  }
}
