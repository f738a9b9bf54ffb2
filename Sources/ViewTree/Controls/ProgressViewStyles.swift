// SPDX-License-Identifier: MIT

/// The parts of a progress.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart
  /// The label of the value.
  public typealias CurrentValueLabel = _StyledPart

  /// How far it has come, from 0 to 1, or nil if that is not known.
  public let fractionCompleted: Double?
  /// The label, or nil without one.
  public var label: Label?
  /// The label of the value, or nil without one.
  public var currentValueLabel: CurrentValueLabel?
}

/// Arranges progresses.
public protocol ProgressViewStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The arrangement of a progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar for a value that is known, and a ring otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The bar or the ring, with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar between the label and the label of the value.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour, which counts no more than a tint would.
  public init(tint: Color) {}

  /// The bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.barGap) {
      configuration.label
      Bar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

/// A ring above the label.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour, which counts no more than a tint would.
  public init(tint: Color) {}

  /// The ring with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.barGap) {
      Circle().strokeBorder(.secondary, lineWidth: 3)
        .frame(width: ControlMetrics.spinner, height: ControlMetrics.spinner)
      Group {
        configuration.label
        configuration.currentValueLabel
      }
      .foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a value that is known, and a ring otherwise.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  /// The style of a progress inside another style, which must not come back to that style.
  var plainProgressViewStyle: any ProgressViewStyle { DefaultProgressViewStyle() }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// Says how the progresses inside are arranged.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.progressViewStyle = style }
  }
}
