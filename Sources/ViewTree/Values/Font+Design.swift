// SPDX-License-Identifier: MIT

extension Font {
  /// A variant of the system font.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Rounded letters.
    case rounded
    /// Letters of equal width.
    case monospaced
  }
}
