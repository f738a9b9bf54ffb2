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

    /// How much further apart lines are, in points; nil for as the font asks.
    ///
    /// Source: two points either way is what is reported of the descriptors with `traitTightLeading`
    /// and `traitLooseLeading`; that a single line stays as high as it is, is ours.
    var extraPoints: Double? {
      switch self {
      case .standard: nil
      case .tight: -2
      case .loose: 2
      }
    }
  }
}
