// SPDX-License-Identifier: MIT

/// The reader's preferred text size, from small to large.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size.
  case accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
