// SPDX-License-Identifier: MIT

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart
  /// The content.
  public typealias Content = _StyledPart

  /// The label.
  public let label: Label
  /// The views that can be hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// Arranges disclosure groups.
public protocol DisclosureGroupStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The arrangement of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label with an arrow, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The arrangement.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      HStack(spacing: 0) {
        configuration.label
        Spacer(minLength: ControlMetrics.gap)
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with an arrow, and the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Says how the disclosure groups inside are arranged.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.disclosureGroupStyle = style }
  }
}
