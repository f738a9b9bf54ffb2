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
    var string: String
    var style = TextRunStyle()
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Makes a text that is shown as it is.
  public init(verbatim content: String) { runs = [Run(string: content)] }

  /// Makes a text of a string value.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    runs = [Run(string: String(content))]
  }

  /// Makes a text of a key; without translations the key is shown itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }

  /// Joins two texts into one.
  public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  /// Adds a leaf that measures the text.
  public static func _lower(_ view: Text, into lowering: Lowering) { lowering.addText(view) }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

/// A string that would be looked up in a table of translations.
///
/// There are no tables: the key itself is shown, with its values filled in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The pieces: the literal parts and plain values together, each text on its own.
  let runs: [Text.Run]

  /// Makes a key.
  public init(_ value: String) { runs = [Text.Run(string: value)] }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    let last = Text.Run(string: stringInterpolation.string)
    let isNeeded = stringInterpolation.runs.isEmpty || !last.string.isEmpty
    runs = stringInterpolation.runs + (isNeeded ? [last] : [])
  }

  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []
    /// What has come since the last text.
    var string = ""

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

    /// Adds a text, which keeps its own font and colour.
    public mutating func appendInterpolation(_ text: Text) {
      if !string.isEmpty { runs.append(Text.Run(string: string)) }
      string = ""
      runs += text.runs
    }

    /// Adds a value in a C format, such as `"%.2f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      string += format.format(value)
    }
  }
}
