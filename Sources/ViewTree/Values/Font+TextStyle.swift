// SPDX-License-Identifier: MIT

extension Font {
  /// A role of text, with a size and a weight of its own.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Headings of less weight.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2
  }

  /// The largest titles.
  public static let largeTitle = Font(.style(.largeTitle, weight: nil, design: nil))
  /// First-level titles.
  public static let title = Font(.style(.title, weight: nil, design: nil))
  /// Second-level titles.
  public static let title2 = Font(.style(.title2, weight: nil, design: nil))
  /// Third-level titles.
  public static let title3 = Font(.style(.title3, weight: nil, design: nil))
  /// Headings.
  public static let headline = Font(.style(.headline, weight: nil, design: nil))
  /// Headings of less weight.
  public static let subheadline = Font(.style(.subheadline, weight: nil, design: nil))
  /// Running text.
  public static let body = Font(.style(.body, weight: nil, design: nil))
  /// Callouts.
  public static let callout = Font(.style(.callout, weight: nil, design: nil))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote, weight: nil, design: nil))
  /// Captions.
  public static let caption = Font(.style(.caption, weight: nil, design: nil))
  /// Smaller captions.
  public static let caption2 = Font(.style(.caption2, weight: nil, design: nil))
}
