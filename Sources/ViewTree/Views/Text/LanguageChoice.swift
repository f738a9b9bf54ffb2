// SPDX-License-Identifier: MIT

internal import Foundation

/// Chooses among the languages of a bundle, by their names alone.
///
/// `Bundle.preferredLocalizations` answers the first language of a list on Linux. The
/// name itself comes first, then the language in its script, in its region, alone, and in another
/// region; another script comes last. A script that a name leaves out is CLDR's likely one: `zh-TW` is
/// written in `Hant`.
struct LanguageChoice {
  private let languages: [NamedLanguage]

  init(_ names: [String]) { languages = names.sorted().map(NamedLanguage.init) }

  /// The names of a locale's language, the most fitting first; empty for another language.
  func names(for identifier: String) -> [String] {
    let wanted = NamedLanguage(identifier)
    let ranked = languages.compactMap { language in
      language.fit(to: wanted).map { (fit: $0, name: language.name) }
    }
    return ranked.sorted { ($0.fit, $0.name) < ($1.fit, $1.name) }.map(\.name)
  }
}

/// A name of a language in its parts: `zh-Hant_TW`.
private struct NamedLanguage {
  let name: String
  /// In small letters with hyphens, without keywords.
  private let tag: String
  private let language: Locale.Language
  private let script: Substring?
  private let region: Substring?

  init(_ name: String) {
    self.name = name
    tag = name.prefix { $0 != "@" }.replacing("_", with: "-").lowercased()
    language = Locale.Language(identifier: tag)
    let parts = tag.split(separator: "-").dropFirst()
    script = parts.first { $0.count == 4 }
    region = parts.first { (2...3).contains($0.count) }
  }

  /// How well the name fits another one, the best first; nil for another language.
  func fit(to wanted: NamedLanguage) -> Int? {
    guard language.languageCode == wanted.language.languageCode else { return nil }
    if tag == wanted.tag { return 0 }
    let isWritten = language.script == wanted.language.script
    if isWritten, script != nil, region == nil { return 1 }
    if isWritten, region != nil, region == wanted.region { return 2 }
    if script == nil, region == nil { return isWritten ? 3 : 5 }
    return isWritten ? 4 : 6
  }
}
