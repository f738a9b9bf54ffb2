// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Values, dates and timers in texts: as Foundation writes them in the environment.
///
/// What `ViewTree` adds is the language, the calendar, the time zone and the moment; the words are
/// Foundation's and ICU's, so that they are compared with what the formats answer themselves.
@Suite struct TextFormatTests {
  private let german = Locale(identifier: "de_DE")
  private let hour = 3600.0
  /// The default of `now`.
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func shown(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String
  {
    var environment = EnvironmentValues()
    environment.fontLibrary = .system
    change(&environment)
    let snapshot = text.layoutSnapshot(proposal: .unspecified, environment: environment)
    return (snapshot.root.text ?? "").spelledOut
  }

  @Test func `a format takes the language of the environment`() {
    #expect(shown(Text(1234.5, format: .number)) == "1,234.5")
    #expect(shown(Text(1234.5, format: .number)) { $0.locale = german } == "1.234,5")
    #expect(shown(Text(0.25, format: .percent)) == "25%")
    #expect(shown(Text(9.5, format: .currency(code: "EUR"))) == "€9.50")
    #expect(shown(Text(9.5, format: .currency(code: "EUR"))) { $0.locale = german } == "9,50 €")
    let list = Text(["a", "b", "c"], format: .list(type: .and))
    #expect(shown(list) == "a, b, and c")
    #expect(shown(list) { $0.locale = german } == "a, b und c")
    #expect(shown(Text("\(0.5, format: .percent) **\(2, format: .number)**")) == "50% 2")
  }

  @Test func `a formatter keeps its own language`() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = german
    #expect(shown(Text(NSNumber(value: 1234.5), formatter: formatter)) == "1.234,5")
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US")
    dates.timeZone = .gmt
    dates.dateFormat = "yyyy"
    #expect(shown(Text(start, formatter: dates)) == "2001")
    #expect(shown(Text("in \(start, formatter: dates)")) == "in 2001")
  }

  // Source: Apple's documentation of `TimeDataSource` and of `Text.init(_:format:)` for one.
  @Test func `a source of time shows the environment's moment`() {
    let at = { (seconds: Double) in
      { (values: inout EnvironmentValues) in values.now = start + seconds }
    }
    let time = Date.FormatStyle(date: .omitted, time: .shortened)
    #expect(shown(Text(.currentDate, format: time)) == "12:00 AM")
    #expect(shown(Text(.currentDate, format: time), at(23 * hour)) == "11:00 PM")
    #expect(shown(Text("at \(.currentDate, format: time)"), at(hour)) == "at 1:00 AM")
    let offset = Text(
      .durationOffset(to: start), format: .time(pattern: .minuteSecond).locale(german))
    #expect(shown(offset, at(65)) == "1:05")
    #expect(shown(offset, at(-65)) == "-1:05")
    let until = Text(
      .dateRange(endingAt: start + 2 * hour),
      format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
    #expect(shown(until, at(hour)).hasPrefix("1:00") && shown(until, at(hour)).hasSuffix("2:00 AM"))
    #expect(shown(until, at(5 * hour)) == "2:00 AM")
    let since = Text(
      .dateRange(startingAt: start),
      format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
    #expect(shown(since, at(hour)).hasSuffix("1:00 AM"))
    #expect(shown(since, at(-hour)) == "12:00 AM")
    let far = shown(offset) { $0.now = .distantFuture + 1e300 }
    #expect(!far.isEmpty)
    #expect(TimeDataSource.dateRange(endingAt: start) != .dateRange(startingAt: start))
    #expect(TimeDataSource.currentDate == .currentDate)
  }

  // Source: Apple's documentation of `SystemFormatStyle.Timer` and `SystemFormatStyle.Stopwatch`.
  @Test func `timers and stopwatches run with the environment's moment`() {
    let at = { (seconds: Double) in
      { (values: inout EnvironmentValues) in values.now = start + seconds }
    }
    let interval = start..<(start + 2 * hour)
    let down = Text(.currentDate, format: .timer(countingDownIn: interval))
    #expect(shown(down) == "2:00:00")
    #expect(shown(down, at(0.5)) == "2:00:00")
    #expect(shown(down, at(2 * hour - 65)) == "1:05")
    #expect(shown(down, at(-hour)) == "2:00:00" && shown(down, at(3 * hour)) == "0:00")
    let up = Text(.currentDate, format: .timer(countingUpIn: interval, showsHours: false))
    #expect(shown(up, at(65.9)) == "1:05" && shown(up, at(hour + 900)) == "75:00")
    let short = Text(.currentDate, format: .timer(countingUpIn: interval, maxFieldCount: 2))
    #expect(shown(short, at(hour + 119)) == "1:01" && shown(short, at(61)) == "1:01")
    let watch = Text(.currentDate, format: .stopwatch(startingAt: start))
    #expect(shown(watch, at(12.345)) == "0:12.34" && shown(watch, at(-1)) == "0:00.00")
    #expect(shown(watch, at(hour + 1.29)) == "1:00:01.29")
    #expect(
      shown(watch) {
        $0.now = start + 65; $0.locale = german
      } == "1:05,00")
    let coarse = Text(
      .currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(0)))
    #expect(shown(coarse, at(1)).hasPrefix("0:01"))
    #expect(!shown(watch) { $0.now = start + 1e300 }.isEmpty)
  }

  @Test func `a moment that is no number counts as the start of 2001`() {
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    let format = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
    for text in [
      Text(.dateRange(startingAt: none), format: format),
      Text(.dateRange(endingAt: start), format: format),
      Text(.durationOffset(to: none), format: .time(pattern: .minuteSecond)),
      Text(.currentDate, format: .stopwatch(startingAt: none)),
      Text(none, style: .timer),
    ] {
      #expect(!shown(text).isEmpty)
      #expect(!shown(text) { $0.now = none }.isEmpty)
    }
    #expect(SystemFormatStyle.Stopwatch(startingAt: none).format(start) == "0:00.00")
  }

  @Test func `a format of dates takes the environment's time zone unless it has its own`() {
    let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    var format = Date.FormatStyle(date: .omitted, time: .shortened)
    #expect(shown(Text(start, format: format)) == "12:00 AM")
    #expect(shown(Text(start, format: format)) { $0.timeZone = tokyo } == "9:00 AM")
    format.timeZone = .gmt
    #expect(shown(Text(start, format: format)) { $0.timeZone = tokyo } == "12:00 AM")
  }

  // Source of the styles: Apple's documentation of Text.DateStyle.
  @Test func `a date is told in the environment's language and time zone`() {
    let date = Date(timeIntervalSinceReferenceDate: 23 * 3600 + 23 * 60)
    #expect(shown(Text(date, style: .time)) == "11:23 PM")
    #expect(shown(Text(date, style: .date)) == "January 1, 2001")
    #expect(shown(Text(date, style: .date)) { $0.locale = german } == "1. Januar 2001")
    let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    #expect(shown(Text(date, style: .date)) { $0.timeZone = tokyo } == "January 2, 2001")
    #expect(shown(Text(date, style: .time)) { $0.timeZone = tokyo } == "8:23 AM")
    #expect(shown(Text("at \(date, style: .time)")) == "at 11:23 PM")
  }

  @Test func `distances count from the environment's now`() {
    let later = start.addingTimeInterval(2 * hour + 23 * 60 + 5)
    #expect(shown(Text(later, style: .relative)) == "2 hr, 23 min")
    #expect(shown(Text(later, style: .offset)) == "+2 hours")
    #expect(shown(Text(later, style: .timer)) == "2:23:05")
    let past = start.addingTimeInterval(-152)
    #expect(shown(Text(past, style: .relative)) == "2 min, 32 sec")
    #expect(shown(Text(past, style: .offset)) == "-2 minutes")
    #expect(shown(Text(past, style: .timer)) == "2:32")
    #expect(shown(Text(later, style: .timer)) { $0.now = later.addingTimeInterval(-61) } == "1:01")
    #expect(shown(Text(later, style: .offset)) { $0.now = later } == "+0 seconds")
  }

  @Test func `a range of dates is told once`() {
    let range = start.addingTimeInterval(9 * hour)...start.addingTimeInterval(9.5 * hour)
    #expect(shown(Text(range)) == "9:00 – 9:30 AM")
    #expect(shown(Text(DateInterval(start: range.lowerBound, duration: 1800))) == "9:00 – 9:30 AM")
    #expect(shown(Text("open \(range)")) == "open 9:00 – 9:30 AM")
  }

  @Test func `a timer shows what is left, or what has passed`() {
    let range = start.addingTimeInterval(-600)...start.addingTimeInterval(4200)
    #expect(shown(Text(timerInterval: range)) == "1:10:00")
    #expect(shown(Text(timerInterval: range, showsHours: false)) == "70:00")
    #expect(shown(Text(timerInterval: range, countsDown: false)) == "10:00")
    let pause = start.addingTimeInterval(-590)
    #expect(shown(Text(timerInterval: range, pauseTime: pause, countsDown: false)) == "0:10")
    #expect(shown(Text(timerInterval: range)) { $0.now = range.upperBound + 60 } == "0:00")
    #expect(shown(Text(timerInterval: range)) { $0.now = range.lowerBound - 60 } == "1:20:00")
    #expect(
      shown(Text(timerInterval: range, countsDown: false)) { $0.now = range.lowerBound - 60 }
        == "0:00")
  }

  @Test func `moments without an end are told`() {
    for style in [Text.DateStyle.relative, .offset, .timer, .date, .time] {
      for date in [Date.distantPast, .distantFuture] {
        #expect(!shown(Text(date, style: style)).isEmpty)
      }
    }
    #expect(!shown(Text(timerInterval: .distantPast ... .distantFuture)).isEmpty)
  }
}

extension String {
  /// The text with the spaces that formats put in written as plain ones.
  fileprivate var spelledOut: String {
    String(map { ["\u{202F}", "\u{2009}", "\u{A0}"].contains($0) ? " " : $0 })
  }
}
