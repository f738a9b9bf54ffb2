// SPDX-License-Identifier: MIT

/// The reading direction, which decides where leading and trailing are.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
