// SPDX-License-Identifier: MIT

public import Foundation

/// The language that decides how text is set: some fonts draw letters differently by language.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language by its BCP 47 tag.
  var tag: String? { language?.minimalIdentifier }

  /// Found from the text itself.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language that is known.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
