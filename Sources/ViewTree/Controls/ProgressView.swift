// SPDX-License-Identifier: MIT

internal import Foundation

/// How far something has come.
///
/// With a value: the label, a bar of 4 points that takes the width it is offered, and the label of
/// the value, 4 points apart. Without: a ring of 20 points above the label. (The numbers are ours.)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a progress of a value; nil for one that is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// What the style makes of the parts.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: .optional(label),
          currentValueLabel: .optional(currentValueLabel)))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a progress of a value with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Makes a progress that is not known, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a progress that is not known.
  public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a progress of a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a progress that is not known, with a text.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Makes a progress that is not known, with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Makes a progress of a value with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes a progress of a value with a text.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A bar that is filled in part.
struct Bar: View {
  let fraction: Double

  var body: some View {
    Capsule().fill(.quaternary)
      .overlay { FilledPart(fraction: fraction).fill(.tint) }
      .frame(height: ControlMetrics.bar)
  }
}

/// The first part of a capsule; what is not between nothing and all counts as the nearer one.
private struct FilledPart: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    let part = fraction > 0 ? min(fraction, 1) : 0
    let width = rect.width * CGFloat(part)
    guard width > 0 else { return Path() }
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes a progress of what a style was given, in the usual style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
    _style = Environment(\.plainProgressViewStyle)
  }
}
