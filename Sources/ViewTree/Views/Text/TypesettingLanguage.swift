// SPDX-License-Identifier: MIT

public import Foundation

/// The language that decides how text is set.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// Found from the text itself.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language that is known.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
