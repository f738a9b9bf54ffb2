// SPDX-License-Identifier: MIT

public import Foundation

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes parts of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date that can be chosen.
///
/// A row of the label and a box for each part of the date: 12 points at the sides of its text, 6
/// above and below, 8 between the boxes. A wheel is 216 points high, a calendar 320 by 330. (Ours.)
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents
  let date: Date
  let components: Components
  let label: Label
  @Environment(\.datePickerAppearance) private var appearance

  init(_ date: Date, _ components: Components, _ label: Label) {
    self.date = date
    self.components = components
    self.label = label
  }

  /// Makes a choice of a date with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label())
  }

  /// Makes a choice of a date in a range, with a label.
  public init<R: RangeExpression<Date>>(
    selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label())
  }

  /// The row.
  public var body: some View {
    ImplicitColumn {
      switch appearance {
      case .compact: TitledControl(label: label) { boxes }
      case .wheel: boxes.frame(maxWidth: .infinity).frame(height: ControlMetrics.wheel)
      case .graphical: boxes.frame(width: 320, height: 330, alignment: .top)
      }
    }
  }

  private var boxes: some View {
    HStack(spacing: ControlMetrics.gap) {
      if components.contains(.date) { box(Text(date, format: .dateTime.day().month().year())) }
      if components.contains(.hourAndMinute) { box(Text(date, style: .time)) }
    }
  }

  private func box(_ text: Text) -> some View {
    text.lineLimit(1).padding(ControlMetrics.dateBox)
      .background(
        Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a date with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(titleKey))
  }

  /// Makes a choice of a date in a range, with a text.
  public init<R: RangeExpression<Date>>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(titleKey))
  }

  /// Makes a choice of a date with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(title))
  }
}

/// What a date picker's style shows.
public enum _DatePickerAppearance: Hashable, Sendable {
  /// Boxes after the label.
  case compact
  /// A wheel.
  case wheel
  /// A calendar.
  case graphical
}

/// How date pickers look.
public protocol DatePickerStyle {
  /// What is shown.
  static var _appearance: _DatePickerAppearance { get }
}

/// Boxes after the label.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Boxes.
  public static var _appearance: _DatePickerAppearance { .compact }
}

/// Boxes after the label.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Boxes.
  public static var _appearance: _DatePickerAppearance { .compact }
}

/// A wheel, without the label.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// A wheel.
  public static var _appearance: _DatePickerAppearance { .wheel }
}

/// A calendar, without the label.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// A calendar.
  public static var _appearance: _DatePickerAppearance { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Boxes after the label.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Boxes after the label.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension EnvironmentValues {
  var datePickerAppearance: _DatePickerAppearance {
    get { self[DatePickerKey.self] }
    set { self[DatePickerKey.self] = newValue }
  }
}

private enum DatePickerKey: EnvironmentKey {
  static var defaultValue: _DatePickerAppearance { .compact }
}

extension View {
  /// Says how the date pickers inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.datePickerAppearance = S._appearance }
  }
}
