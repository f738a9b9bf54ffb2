// SPDX-License-Identifier: MIT

/// The reader's preferred text size under its older names; `DynamicTypeSize` is the same scale.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the default.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// Three steps above the default.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The older name of a dynamic type size.
  init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}

extension DynamicTypeSize {
  /// The newer name of a content size category.
  init(_ category: ContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .xLarge
      case .extraExtraLarge: .xxLarge
      case .extraExtraExtraLarge: .xxxLarge
      case .accessibilityMedium: .accessibility1
      case .accessibilityLarge: .accessibility2
      case .accessibilityExtraLarge: .accessibility3
      case .accessibilityExtraExtraLarge: .accessibility4
      case .accessibilityExtraExtraExtraLarge: .accessibility5
      }
  }
}
