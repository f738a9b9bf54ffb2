// SPDX-License-Identifier: MIT

internal import Foundation

/// A value that is dragged along a line: takes the width it is offered, 27 points high (ours).
public struct Slider<Label: View, ValueLabel: View>: View {
  let fraction: Double
  let ends: (ValueLabel, ValueLabel)?

  init(fraction: Double, ends: (ValueLabel, ValueLabel)? = nil) {
    self.fraction = fraction
    self.ends = ends
  }

  /// The line with its knob; the label is for those who cannot see it.
  public var body: some View {
    ImplicitColumn {
      if let ends {
        HStack(spacing: ControlMetrics.gap) {
          ends.0
          line
          ends.1
        }
      } else {
        line
      }
    }
  }

  private var line: some View {
    Bar(fraction: fraction)
      .padding(.vertical, (ControlMetrics.knob - ControlMetrics.bar) / 2)
      .overlay { Knob(fraction: fraction).fill(.white) }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(fraction: bounds.fraction(of: value.wrappedValue))
  }
}

extension Slider {
  /// Makes a slider with labels at the ends of its line, 8 points from it (ours).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: bounds.fraction(of: value.wrappedValue),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }

  /// Makes a slider with steps and labels at the ends of its line, 8 points from it (ours).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: bounds.fraction(of: value.wrappedValue),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label and steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(fraction: bounds.fraction(of: value.wrappedValue))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(fraction: bounds.fraction(of: value.wrappedValue))
  }

  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(fraction: bounds.fraction(of: value.wrappedValue))
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Where a value lies, from 0 to 1 inside the range.
  func fraction(of value: Bound) -> Double {
    (Double(value) - Double(lowerBound)) / (Double(upperBound) - Double(lowerBound))
  }
}

/// A circle at its place on a line.
private struct Knob: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    let part = fraction > 0 ? min(fraction, 1) : 0
    let side = min(rect.height, rect.width)
    let x = rect.minX + (rect.width - side) * CGFloat(part)
    return Circle().path(in: CGRect(x: x, y: rect.minY, width: side, height: side))
  }
}

/// A label and two buttons of 94×32 points together (ours).
public struct Stepper<Label: View>: View {
  let label: Label

  /// Makes a stepper that does something on each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of a value inside bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// The row.
  public var body: some View {
    TitledControl(label: label) {
      RoundedRectangle(cornerRadius: ControlMetrics.corner).fill(.quaternary)
        .overlay { Divider().frame(width: 1, height: ControlMetrics.stepper.height / 2) }
        .frame(width: ControlMetrics.stepper.width, height: ControlMetrics.stepper.height)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that does something on each step, with a text.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper of a value with a text.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  /// Makes a stepper of a value with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper of a value inside bounds, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper of a value inside bounds, with a text.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}
