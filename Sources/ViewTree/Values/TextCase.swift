// SPDX-License-Identifier: MIT

/// A change of case; `Text.Case` is the name to use.
public enum _TextCase: Hashable, Sendable {
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase
}
