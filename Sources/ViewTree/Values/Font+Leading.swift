// SPDX-License-Identifier: MIT

extension Font {
  /// The distance between lines, compared with what the font asks for.
  public enum Leading: Hashable, Sendable {
    /// As the font asks.
    case standard
    /// Tighter.
    case tight
    /// Looser.
    case loose
  }
}
