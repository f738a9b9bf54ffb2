// SPDX-License-Identifier: MIT

/// Whether the system colours are the ones for a light or for a dark page.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark ink on a light page.
  case light
  /// Light ink on a dark page.
  case dark
}

/// How strongly colours differ from what they lie on.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast than usual.
  case increased
}
