// SPDX-License-Identifier: MIT

public import Foundation

/// A value that changes with time. A layout shows one moment, the environment's `now`.
///
/// Source: SwiftUI's documentation of `TimeDataSource`.
public struct TimeDataSource<Value>: Equatable, Sendable {
  /// What is asked for, by which sources are compared.
  fileprivate enum Question: Equatable, Sendable {
    case currentDate
    case rangeFrom(Date)
    case rangeTo(Date)
    case offset(Date)
  }

  private let question: Question
  private let answer: @Sendable (Date) -> Value

  fileprivate init(_ question: Question, _ answer: @escaping @Sendable (Date) -> Value) {
    self.question = question
    self.answer = answer
  }

  func value(at now: Date) -> Value { answer(now.usable) }

  /// Whether both have the same value at every moment.
  public static func == (a: Self, b: Self) -> Bool { a.question == b.question }
}

extension TimeDataSource where Value == Date {
  /// The moment.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(.currentDate) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the moment; empty at the date while that is to come (ours).
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    let start = date.usable
    return TimeDataSource(.rangeFrom(start)) { start..<max($0, start) }
  }

  /// From the moment to a date; empty at the date when that is over (ours).
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    let end = date.usable
    return TimeDataSource(.rangeTo(end)) { min($0, end)..<end }
  }
}

extension TimeDataSource where Value == Duration {
  /// How far the moment is from a date: more than nothing when the date is over.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(.offset(date.usable)) {
      .seconds($0.timeIntervalSince(date.usable).limited)
    }
  }
}

extension Date {
  /// The date, or the start of 2001 for NaN, with which nothing can be compared.
  fileprivate var usable: Date {
    timeIntervalSinceReferenceDate.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : self
  }
}

extension TimeInterval {
  /// A number of seconds that a duration can hold; zero for NaN.
  fileprivate var limited: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }
}

extension Text {
  /// Makes a text of a value of the environment's `now`, in a format and in the environment's
  /// language.
  ///
  /// SwiftUI asks that the format be a `DiscreteFormatStyle`, to know when to draw again.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    runs = [Run(.source(TextSource(TimedText(source, format))))]
  }

  /// Makes a text of a value of the environment's `now`, in a format that answers attributes, too.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    runs = [Run(.source(TextSource(TimedAttributedText(source, format))))]
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value of the environment's `now` in a format.
  public mutating func appendInterpolation<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value of the environment's `now` in a format that answers attributes, too.
  public mutating func appendInterpolation<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
