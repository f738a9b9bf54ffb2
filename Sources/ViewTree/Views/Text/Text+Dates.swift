// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in the two largest units: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in the largest unit, with its direction: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date, in the language, calendar and time zone of the environment.
  ///
  /// Styles that tell a distance count from the environment's `now`.
  public init(_ date: Date, style: DateStyle) {
    runs = [Run(.source(TextSource(DateText(date: date, style: style))))]
  }

  /// Makes a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    runs = [Run(.source(TextSource(DateRangeText(start: dates.lowerBound, end: dates.upperBound))))]
  }

  /// Makes a text of the time between two dates.
  public init(_ interval: DateInterval) {
    runs = [Run(.source(TextSource(DateRangeText(start: interval.start, end: interval.end))))]
  }

  /// Makes a text of a timer that runs during an interval.
  ///
  /// - Parameters:
  ///   - pauseTime: when the timer stopped; nil for one that shows the environment's `now`.
  ///   - countsDown: whether it shows what is left, instead of what has passed.
  ///   - showsHours: whether sixty minutes become an hour.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TimerText(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    runs = [Run(.source(TextSource(timer)))]
  }
}
