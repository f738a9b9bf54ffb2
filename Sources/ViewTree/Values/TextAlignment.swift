// SPDX-License-Identifier: MIT

/// Where the lines of a paragraph stand inside its box; the box itself hugs the widest line.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines start at the leading side.
  case leading
  /// Lines are centred.
  case center
  /// Lines end at the trailing side.
  case trailing
}
