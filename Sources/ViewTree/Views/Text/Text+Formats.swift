// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// Makes a text of a value in a format, in the language of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    runs = [Run(.source(TextSource(FormattedText(input, format))))]
  }

  /// Makes a text of a value in a format that answers attributes, too.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    runs = [Run(.source(TextSource(FormattedAttributedText(input, format))))]
  }

  /// Makes a text of a value as a formatter writes it, in the formatter's own language; a value
  /// that the formatter does not know describes itself.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
}
