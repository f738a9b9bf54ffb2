// SPDX-License-Identifier: MIT

internal import Foundation
internal import Synchronization

/// A table of translations in a bundle: `de.lproj/Localizable.strings`.
///
/// The language is the locale's, as `Bundle.preferredLocalizations` matches it, or else that of the
/// bundle's development, English where it names none. Tables of plurals and catalogues of strings are
/// not read. Source: Apple's documentation of `NSLocalizedString` and `Bundle`.
struct TranslationTable: Equatable, Sendable {
  private let bundle: Bundle
  private let name: String

  /// Nil for a bundle without translations; the main one where none is given.
  init?(_ name: String?, in bundle: Bundle?) {
    guard bundle.map({ !$0.localizations.isEmpty }) ?? Self.isMainTranslated else { return nil }
    self.bundle = bundle ?? .main
    self.name = name ?? "Localizable"
  }

  private static let isMainTranslated = !Bundle.main.localizations.isEmpty

  /// The translation of a key; nil without one.
  ///
  /// Files are read at the first question in a language.
  func string(for key: String, in locale: Locale) -> String? {
    TranslationFiles.shared.files(of: self, in: locale).lazy.compactMap { $0[key] }.first
  }

  /// Where the files of a language are kept.
  fileprivate func place(in locale: Locale) -> [String] {
    [bundle.bundlePath, name, locale.identifier]
  }

  /// The files of a language, the most fitting first.
  fileprivate func files(in locale: Locale) -> [[String: String]] {
    languages(for: locale).compactMap(strings)
  }

  private func languages(for locale: Locale) -> [String] {
    let matches = Bundle.preferredLocalizations(
      from: bundle.localizations, forPreferences: [locale.identifier(.bcp47)])
    // Where nothing matches, any language is answered.
    let own = matches.filter {
      Locale(identifier: $0).language.languageCode == locale.language.languageCode
    }
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return own + [development ?? "en", "Base"]
  }

  private func strings(in language: String) -> [String: String]? {
    let path = bundle.path(
      forResource: name, ofType: "strings", inDirectory: nil, forLocalization: language)
    guard let path, let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String]
  }
}

/// The files of translations that were read, each once.
private final class TranslationFiles: Sendable {
  static let shared = TranslationFiles()

  private let known = Mutex<[[String]: [[String: String]]]>([:])

  func files(of table: TranslationTable, in locale: Locale) -> [[String: String]] {
    let place = table.place(in: locale)
    if let files = known.withLock({ $0[place] }) { return files }
    let files = table.files(in: locale)
    known.withLock { $0[place] = files }
    return files
  }
}

/// A key that a table may translate, in the language of the environment or in its own.
struct TranslatedText: TextValue {
  let key: String
  /// What is shown without a translation, with the values.
  let content: LocalizedStringKey
  let table: TranslationTable?
  let locale: Locale?

  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    var environment = environment
    if let locale { environment.locale = locale }
    return Text(runs: shown(in: environment.locale).runs).resolvedRuns(in: environment)
  }

  func shown(in locale: Locale) -> LocalizedStringKey {
    table?.string(for: key, in: locale).map(content.translated) ?? content
  }
}
