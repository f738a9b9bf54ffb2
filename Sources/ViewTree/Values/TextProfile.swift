// SPDX-License-Identifier: MIT

/// The platform whose text rules apply: sizes of the text styles, scaling and line heights.
public enum TextProfile: Hashable, CaseIterable, Sendable {
  /// Text styles grow with the dynamic type size.
  case iOS
  /// Text styles have one size each.
  case macOS
}
