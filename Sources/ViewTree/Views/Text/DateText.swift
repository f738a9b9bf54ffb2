// SPDX-License-Identifier: MIT

internal import Foundation

/// A date, told in the language, calendar and time zone of the environment.
struct DateText: StringTextValue {
  let date: Date
  let style: Text.DateStyle

  func string(in environment: EnvironmentValues) -> String {
    switch style.kind {
    case .time: format(.omitted, .shortened, environment)
    case .date: format(.long, .omitted, environment)
    case .relative: distance(.abbreviated, units: 2, environment)
    case .offset: offset(environment)
    case .timer:
      ClockText.string(
        abs(date.timeIntervalSince(environment.now)), showsHours: true, environment.locale)
    }
  }

  private func format(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(self.date)
  }

  private func offset(_ environment: EnvironmentValues) -> String {
    let sign = date < environment.now ? "-" : "+"
    return sign + distance(.wide, units: 1, environment)
  }

  /// How far the date is from now in the largest units, of which a day is the largest: Foundation
  /// knows the names of longer ones on Apple's systems only.
  private func distance(
    _ width: Duration.UnitsFormatStyle.UnitWidth, units: Int, _ environment: EnvironmentValues
  ) -> String {
    let seconds = abs(date.timeIntervalSince(environment.now))
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
      fractionalPart: .hide(rounded: .towardZero)
    ).locale(environment.locale)
    return style.format(.seconds(ClockText.whole(seconds)))
  }
}

/// The time between two dates, told in the language, calendar and time zone of the environment.
struct DateRangeText: StringTextValue {
  let start: Date
  let end: Date

  func string(in environment: EnvironmentValues) -> String {
    Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone
    ).format(start..<end)
  }
}

/// A timer in an interval.
struct TimerText: StringTextValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in environment: EnvironmentValues) -> String {
    let moment = pauseTime ?? environment.now
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(max(moment, interval.lowerBound)).rounded(.up)
      : min(moment, interval.upperBound).timeIntervalSince(interval.lowerBound)
    return ClockText.string(max(seconds, 0), showsHours: showsHours, environment.locale)
  }
}

/// A length of time as a clock shows it.
enum ClockText {
  /// Minutes and seconds, and hours where there are any and they are wanted.
  ///
  /// - Parameter seconds: not negative.
  static func string(_ seconds: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
    let whole = whole(seconds)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && whole >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(whole))
  }

  /// Whole seconds, at most ten thousand years.
  static func whole(_ seconds: TimeInterval) -> Int {
    Int(clamping: min(seconds.rounded(.down), 3.2e11))
  }
}
