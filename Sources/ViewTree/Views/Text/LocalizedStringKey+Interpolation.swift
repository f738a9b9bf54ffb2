// SPDX-License-Identifier: MIT

public import Foundation

extension LocalizedStringKey {
  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var parts: [Part] = []

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value([Text.Run(string: string)]))
    }

    /// Adds a value as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation("\(value)")
    }

    /// Adds a number as people write it: 1234 as 1,234, and 0.5 as 0.500000.
    ///
    /// Source: SwiftUI writes whole numbers with `%lld` and others with `%lf` in the language of
    /// the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(NumberText(value, specifier: nil))
    }

    /// Adds a number in a C format, such as `"%.2f"`, in the language of the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(NumberText(value, specifier: specifier))
    }

    /// Adds an object in a C format with one `%@`; anything else as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      let isObject = value is NSObject && specifier.contains("%@")
      let isAlone = specifier.count(where: { $0 == "%" }) == 1
      appendInterpolation(
        isObject && isAlone ? String(format: specifier, value) : String(describing: value))
    }

    /// Adds a text, which keeps its own font and colour.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text.runs)) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds a string with attributes, which win over the text's own modifiers.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a value in a format, in the language of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(value, format: format))
    }

    /// Adds a value in a format that answers attributes, too.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(value, format: format))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(Text(subject, formatter: formatter))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    private mutating func append(_ value: any TextValue) {
      parts.append(.value([Text.Run(.source(TextSource(value)))]))
    }
  }
}
