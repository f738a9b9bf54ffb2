// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  /// A string that would be looked up in a table of translations later, in the language of whoever
  /// shows it.
  ///
  /// Foundation has this type on Apple's systems only. Without a translation the default value, or
  /// the key, is shown, with its values filled in.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the table of translations is.
    public enum BundleDescription: Sendable {
      /// In the main bundle.
      case main
      /// In the bundle of a class.
      case forClass(AnyClass)
      /// In the bundle in a folder.
      case atURL(URL)
    }

    /// The key in the table; values stand in it as C formats.
    public let key: String
    /// What is shown without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// Where the table is.
    public let bundle: BundleDescription
    /// The language that was asked for; nil for that of whoever shows the string.
    private(set) var ownLocale: Locale?

    /// The language, which is the machine's where none was asked for.
    ///
    /// A text shows a string without a language of its own in the language of its environment.
    public var locale: Locale {
      get { ownLocale ?? .current }
      set { ownLocale = newValue }
    }

    /// Makes a string that is its own key.
    ///
    /// - Parameters:
    ///   - locale: nil for the language of whoever shows the string.
    ///   - comment: for translators; not kept.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Makes a string with a key of its own.
    ///
    /// - Parameters:
    ///   - locale: nil for the language of whoever shows the string.
    ///   - comment: for translators; not kept.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init("\(key)", defaultValue, table, locale, bundle)
    }

    /// Makes a string of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Makes a string of a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?,
      _ bundle: BundleDescription
    ) {
      self.key = key
      defaultValue = value
      self.table = table
      self.bundle = bundle
      ownLocale = locale
    }
  }

  extension LocalizedStringResource.BundleDescription: Equatable {
    /// Whether both are the same place.
    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  /// A type whose values can be shown in a language.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The value as it is shown.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The string itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  extension String {
    /// Makes the string that is shown, in the resource's language.
    public init(localized resource: LocalizedStringResource) {
      self = resource.translatable.shown(in: resource.locale).string(in: resource.locale)
    }

    /// Makes the string that is shown in a language.
    ///
    /// - Parameters:
    ///   - table: the file of translations; nil for `Localizable`.
    ///   - bundle: where translations are; nil for the main bundle.
    ///   - comment: for translators.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.string(
        by: keyAndValue.key, TranslationTable(table, in: bundle), in: locale)
    }

    /// Makes the string that is shown in a language, by a key of its own.
    ///
    /// - Parameters:
    ///   - table: the file of translations; nil for `Localizable`.
    ///   - bundle: where translations are; nil for the main bundle.
    ///   - comment: for translators.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.string(by: "\(key)", TranslationTable(table, in: bundle), in: locale)
    }
  }

  extension LocalizedStringResource.BundleDescription {
    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  extension LocalizedStringResource {
    /// What the string shows; its inline Markdown styles the letters.
    var runs: [Text.Run] {
      let text = translatable
      guard text.table != nil || text.locale != nil else { return text.content.runs }
      return [Text.Run(.source(TextSource(text)))]
    }

    fileprivate var translatable: TranslatedText {
      TranslatedText(
        key: key, content: defaultValue.content,
        table: TranslationTable(table, in: bundle.bundle), locale: ownLocale)
    }
  }
#else
  extension LocalizedStringResource {
    /// What the string shows; its inline Markdown styles the letters.
    var runs: [Text.Run] { Text(AttributedString(localized: self)).runs }
  }
#endif

extension Text {
  /// Makes a text of a string that is looked up later: in the language of the environment, unless
  /// it has one of its own. Its inline Markdown styles the letters, as a key's.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { runs = resource.runs }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string that is looked up later.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}
