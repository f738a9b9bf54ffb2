// SPDX-License-Identifier: MIT

/// Whether text is asked to be bolder for readability.
public enum LegibilityWeight: Hashable, CaseIterable, Sendable {
  /// The usual weights.
  case regular
  /// Heavier than usual.
  case bold
}
