// SPDX-License-Identifier: MIT

/// The parts of a control group.
public struct ControlGroupStyleConfiguration {
  /// The content.
  public typealias Content = _StyledPart

  /// The controls.
  public let content: Content
}

/// Arranges control groups.
public protocol ControlGroupStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The arrangement of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A row of the controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The arrangement.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlMetrics.gap) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A row of the controls.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
  /// Says how the control groups inside are arranged.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.controlGroupStyle = style }
  }
}
