// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  /// Formats of a moment that goes on, for texts of `TimeDataSource.currentDate`.
  ///
  /// Source: the names and defaults of SwiftUI's documentation; what numbers that its examples do not
  /// show look like is ours.
  public enum SystemFormatStyle {
    /// A timer that runs during an interval: 12:34.
    public struct Timer: FormatStyle, Sendable {
      private let interval: Range<Date>
      private let countsDown: Bool
      private var clock: RunningClock

      /// A timer that shows what is left of an interval.
      ///
      /// - Parameters:
      ///   - showsHours: whether sixty minutes become an hour.
      ///   - maxFieldCount: how many of hours, minutes, seconds and their fraction are shown at most;
      ///     fewer than two count as two.
      ///   - maxPrecision: the smallest step.
      public init(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
      ) {
        self.interval = interval
        countsDown = true
        clock = RunningClock(
          showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
      }

      /// A timer that shows what has passed of an interval.
      ///
      /// - Parameters: those of a timer that counts down.
      public init(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
      ) {
        self.interval = interval
        countsDown = false
        clock = RunningClock(
          showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
      }

      /// What the timer shows at a moment.
      public func format(_ value: Date) -> AttributedString {
        let moment = min(max(value, interval.lowerBound), interval.upperBound)
        return countsDown
          ? clock.string(interval.upperBound.timeIntervalSince(moment), .up)
          : clock.string(moment.timeIntervalSince(interval.lowerBound), .down)
      }

      /// The same in a language.
      public func locale(_ locale: Locale) -> Timer {
        var style = self
        style.clock.locale = locale
        return style
      }
    }

    /// A stopwatch with hundredths of a second: 0:12.34.
    public struct Stopwatch: FormatStyle, Sendable {
      private let start: Date
      private var clock: RunningClock

      /// A stopwatch that was started at a moment, and shows nothing passed before.
      ///
      /// - Parameters: those of a timer.
      public init(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
      ) {
        start = startDate
        clock = RunningClock(
          showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
      }

      /// What the stopwatch shows at a moment.
      public func format(_ value: Date) -> AttributedString {
        clock.string(max(value.timeIntervalSince(start), 0), .down)
      }

      /// The same in a language.
      public func locale(_ locale: Locale) -> Stopwatch {
        var style = self
        style.clock.locale = locale
        return style
      }
    }
  }

  extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that shows what is left of an interval.
    public static func timer(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) -> Self {
      Self(
        countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }

    /// A timer that shows what has passed of an interval.
    public static func timer(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) -> Self {
      Self(
        countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }
  }

  extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch that was started at a moment.
    public static func stopwatch(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
      Self(
        startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }
  }

  /// How a clock that runs shows a length of time.
  private struct RunningClock: Codable, Hashable, Sendable {
    var showsHours: Bool
    var fieldCount: Int
    var precision: Duration
    var locale = Locale(identifier: "en_US")

    /// Rounds to the smallest step that is shown.
    ///
    /// - Parameter seconds: not negative; NaN counts as zero.
    func string(
      _ seconds: TimeInterval, _ rule: FloatingPointRoundingRule
    ) -> AttributedString {
      let seconds = seconds.isNaN ? 0 : seconds
      let hasHours = showsHours && seconds >= 3600
      let digits = fieldCount > (hasHours ? 3 : 2) ? fractionDigits : 0
      let step = hasHours && fieldCount < 3 ? 60 : max(self.step, pow(10, -Double(digits)))
      // What is a whole number of steps but for the last digits is one.
      let steps = (seconds / step * 1e6).rounded() / 1e6
      let shown = min(steps.rounded(rule) * step, 3.2e11)
      let style = Duration.TimeFormatStyle(
        pattern: pattern(of: shown, digits: digits), locale: locale)
      return AttributedString(style.format(.seconds(shown)))
    }

    private var step: Double { max(precision / .seconds(1), 1e-9) }

    private var fractionDigits: Int {
      step < 1 ? Int(clamping: min((-log10(step)).rounded(.up), 9)) : 0
    }

    private func pattern(of shown: Double, digits: Int) -> Duration.TimeFormatStyle.Pattern {
      guard showsHours, shown >= 3600 else {
        return .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
      }
      return fieldCount < 3
        ? .hourMinute(padHourToLength: 1)
        : .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
    }
  }
#endif
