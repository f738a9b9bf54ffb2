// SPDX-License-Identifier: MIT

internal import Foundation

/// A value inside a range.
///
/// The label, a bar of 4 points that takes the width it is offered, and the label of the value, 4
/// points apart; labels of the range stand at the ends of the bar (ours).
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels>:
  View
{
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel
  ) {
    configuration = GaugeStyleConfiguration(
      value: fraction, label: _StyledPart(label),
      currentValueLabel: .optional(currentValueLabel),
      minimumValueLabel: .optional(minimumValueLabel),
      maximumValueLabel: .optional(maximumValueLabel))
  }

  /// What the style makes of the value and the labels.
  public var body: some View { ImplicitColumn { style.erased(configuration) } }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: bounds.fraction(of: value), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with labels for the value and the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: bounds.fraction(of: value), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart
  /// The label of the value.
  public typealias CurrentValueLabel = _StyledPart
  /// The label of the range's start.
  public typealias MinimumValueLabel = _StyledPart
  /// The label of the range's end.
  public typealias MaximumValueLabel = _StyledPart

  /// The value, where 0 is the start of the range and 1 the end.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value, or nil without one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the range's start, or nil without one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the range's end, or nil without one.
  public var maximumValueLabel: MaximumValueLabel?
}

/// Arranges gauges.
public protocol GaugeStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GaugeStyleConfiguration

  /// The arrangement of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  fileprivate func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar with the labels.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.barGap) {
      configuration.label
      HStack(spacing: ControlMetrics.barGap) {
        configuration.minimumValueLabel
        Bar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

/// A bar with the labels, as `DefaultGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar between the labels of the range, without the other labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The bar.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlMetrics.barGap) {
      configuration.minimumValueLabel
      Bar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

/// A ring of 58 points around the label of the value (ours).
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The ring.
  public func makeBody(configuration: Configuration) -> some View {
    let part = configuration.value > 0 ? min(configuration.value, 1) : 0
    return ZStack {
      Circle().inset(by: 3).stroke(.quaternary, lineWidth: 6)
      Circle().inset(by: 3).trim(from: 0, to: CGFloat(part)).rotation(.degrees(-90))
        .stroke(.tint, lineWidth: 6)
      configuration.currentValueLabel
    }
    .frame(width: ControlMetrics.ring, height: ControlMetrics.ring)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar with the labels.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar with the labels.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar without a label.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  /// A bar without a label.
  public static var accessoryLinearCapacity: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension View {
  /// Says how the gauges inside are arranged.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.gaugeStyle = style }
  }
}
