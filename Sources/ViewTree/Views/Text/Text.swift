// SPDX-License-Identifier: MIT

public import Foundation

/// One or more lines of text.
///
/// It wraps at the offered width and hugs its lines; its font, colour and limits come from the
/// environment, and from its own modifiers, which win. Measured by `PreparedText` in the text
/// engine. Source: rules 14.1–14.8.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// Where a line that does not fit is cut.
  public typealias TruncationMode = _TextTruncationMode
  /// A change of case.
  public typealias Case = _TextCase

  /// A piece of text with modifiers of its own.
  struct Run: Equatable, Sendable {
    var content: Content
    var style = TextRunStyle()

    init(_ content: Content, style: TextRunStyle = TextRunStyle()) {
      self.content = content
      self.style = style
    }

    init(string: String) { self.init(.string(string)) }
  }

  /// What a piece of text shows.
  enum Content: Equatable, Sendable {
    /// Characters.
    case string(String)
    /// A picture that stands on the baseline.
    case image(Image)
    /// What is known only in an environment, such as a date in a language.
    case source(TextSource)
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Makes a text that is shown as it is.
  public init(verbatim content: String) { runs = [Run(string: content)] }

  /// Makes a text of a string value, which is shown as it is: no Markdown, no table of
  /// translations.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    runs = [Run(string: String(content))]
  }

  /// Makes a text of a key; without a translation the key itself is shown, its inline Markdown as
  /// bold, italic, monospaced and struck letters and links.
  ///
  /// - Parameters:
  ///   - tableName: the file of translations; nil for `Localizable`.
  ///   - bundle: where translations are; nil for the main bundle.
  ///   - comment: for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    guard let table = TranslationTable(tableName, in: bundle) else {
      runs = key.runs
      return
    }
    let text = TranslatedText(key: key.formatKey, content: key, table: table, locale: nil)
    runs = [Run(.source(TextSource(text)))]
  }

  /// Makes a text of a picture, which stands on the baseline and takes its room among the letters.
  public init(_ image: Image) { runs = [Run(.image(image))] }

  /// Joins two texts into one.
  ///
  /// Adding to a variable in a loop is linear in an optimised build, where the sum is handed on
  /// without a copy.
  public static func + (a: consuming Text, b: Text) -> Text {
    a.runs += b.runs
    return a
  }

  /// Adds a leaf that measures the text.
  public static func _lower(_ view: Text, into lowering: Lowering) { lowering.addText(view) }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
