// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  extension String {
    /// The characters and values of a string that would be translated.
    ///
    /// Foundation has this type on Apple's systems only.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      let content: LocalizedStringKey

      /// Makes a value of a string.
      public init(_ value: String) { content = LocalizedStringKey(value) }

      /// Makes a value of a literal.
      public init(stringLiteral value: String) { self.init(value) }

      /// Makes a value of a literal with values.
      public init(stringInterpolation: StringInterpolation) {
        content = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
      }
    }
  }

  extension String.LocalizationValue {
    /// The key in a table of translations: values stand in it as C formats.
    var key: String { content.formatKey }

    /// The characters in a language, Markdown and all.
    func string(by key: String, _ table: TranslationTable?, in locale: Locale) -> String {
      TranslatedText(key: key, content: content, table: table, locale: locale)
        .shown(in: locale).string(in: locale)
    }

    /// Collects the parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      private(set) var parts: LocalizedStringKey.StringInterpolation

      /// Makes room for the parts.
      public init(literalCapacity: Int, interpolationCount: Int) {
        parts = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

      /// Adds a string as it is.
      public mutating func appendInterpolation(_ string: String) {
        parts.appendInterpolation(string)
      }

      /// Adds a value as it describes itself.
      @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
        parts.appendInterpolation("\(value)")
      }

      /// Adds a number as people write it in the language.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        parts.appendInterpolation(value)
      }

      /// Adds a number in a C format, such as `"%.2f"`, in the language.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        parts.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a value in a format, in the language.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        parts.appendInterpolation(value, format: format)
      }

      /// Adds a string with attributes, which a text shows.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        parts.appendInterpolation(attributedString)
      }

      /// Adds a string that is looked up later.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        parts.appendInterpolation(resource)
      }
    }
  }
#endif
