// SPDX-License-Identifier: MIT

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart
  /// The content.
  public typealias Content = _StyledPart

  /// The title.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// Arranges group boxs.
public protocol GroupBoxStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The arrangement of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The title above the content, in a box.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The arrangement.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      configuration.label.font(.headline)
      ImplicitColumn { configuration.content }
    }
    .padding(ControlMetrics.box)
    .background(
      Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The title above the content, in a box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// The style inside another style, which must not come back to that style.
  var plainGroupBoxStyle: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Says how the group boxs inside are arranged.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.groupBoxStyle = style }
  }
}
