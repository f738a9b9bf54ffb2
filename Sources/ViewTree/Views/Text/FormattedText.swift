// SPDX-License-Identifier: MIT

internal import Foundation

/// A value in a format that answers a string.
///
/// `@unchecked Sendable`, because SwiftUI asks neither of a format nor of its input that they may be
/// shared. It is safe as far as formats are what `FormatStyle` asks for, values that can be hashed
/// and encoded: both are stored once and never changed.
struct FormattedText<F: FormatStyle>: StringTextValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  func string(in environment: EnvironmentValues) -> String {
    format.set(in: environment).format(input)
  }
}

/// A value in a format that answers a string with attributes.
///
/// `@unchecked Sendable` for the reason that `FormattedText` gives.
struct FormattedAttributedText<F: FormatStyle>: TextValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    Text(format.set(in: environment).format(input)).runs
  }
}

/// A value of the environment's moment in a format that answers a string.
///
/// `@unchecked Sendable` for the reason that `FormattedText` gives.
struct TimedText<F: FormatStyle>: StringTextValue, @unchecked Sendable
where F.FormatOutput == String {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F

  init(_ source: TimeDataSource<F.FormatInput>, _ format: F) {
    self.source = source
    self.format = format
  }

  func string(in environment: EnvironmentValues) -> String {
    format.set(in: environment).format(source.value(at: environment.now))
  }
}

/// A value of the environment's moment in a format that answers a string with attributes.
///
/// `@unchecked Sendable` for the reason that `FormattedText` gives.
struct TimedAttributedText<F: FormatStyle>: TextValue, @unchecked Sendable
where F.FormatOutput == AttributedString {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F

  init(_ source: TimeDataSource<F.FormatInput>, _ format: F) {
    self.source = source
    self.format = format
  }

  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    Text(format.set(in: environment).format(source.value(at: environment.now))).runs
  }
}

extension FormatStyle {
  /// The format in the language of an environment, and a format of dates in its calendar and time
  /// zone, unless it has others than the machine's.
  fileprivate func set(in environment: EnvironmentValues) -> Self {
    let format = locale(environment.locale)
    if var dates = format as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      return dates as? Self ?? format
    }
    if var dates = format as? Date.IntervalFormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      return dates as? Self ?? format
    }
    return format
  }
}
