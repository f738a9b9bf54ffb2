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
    format.locale(environment.locale).format(input)
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
    Text(format.locale(environment.locale).format(input)).runs
  }
}
