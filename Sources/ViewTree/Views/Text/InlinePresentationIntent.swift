// SPDX-License-Identifier: MIT

internal import Foundation

#if !canImport(Darwin)
  /// What a stretch of an attributed string is meant to be, without saying how it looks.
  ///
  /// Foundation has this type on Apple's systems only.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The meanings as bits, the same as Foundation's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Shown monospaced.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Shown struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break in the source that is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML, which is shown as it is.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML, which is shown as it is.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }
#endif

extension TextRunStyle {
  /// The style of a stretch that is meant to be something, perhaps a link.
  init(intent: InlinePresentationIntent, link: URL?) {
    if intent.contains(.code) { fontModifiers.append(.monospaced) }
    if intent.contains(.stronglyEmphasized) { fontModifiers.append(.bold) }
    if intent.contains(.emphasized) { fontModifiers.append(.italic) }
    if intent.contains(.strikethrough) { details.append(.strikethrough(.single)) }
    if link != nil { foreground = TextForeground(TintShapeStyle()) }
  }
}
