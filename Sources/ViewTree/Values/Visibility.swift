// SPDX-License-Identifier: MIT

/// Whether a part is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surroundings decide.
  case automatic
  /// Shown where possible.
  case visible
  /// Hidden where possible.
  case hidden
}
