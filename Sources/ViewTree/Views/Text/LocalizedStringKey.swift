// SPDX-License-Identifier: MIT

internal import Foundation

/// A string that would be looked up in a table of translations.
///
/// Without a translation the key itself is shown, with its values filled in. Inline Markdown in the
/// key or the translation styles the letters; what a value shows is never Markdown, but a value may
/// be the destination of a link.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A piece of a key.
  enum Part: Equatable, Sendable {
    /// Characters, Markdown among them.
    case literal(String)
    /// A value, or a text with styles of its own.
    case value([Text.Run])
  }

  let parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// Makes a key.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// What the key shows, in pieces of one style; never empty.
  var runs: [Text.Run] {
    let isPlain = !InlineMarkdown.mayStyle(parts)
    if isPlain, parts.count == 1, case .literal(let string) = parts[0] {
      return [Text.Run(string: string)]
    }
    let runs = isPlain ? plainRuns : styledRuns
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  private var plainRuns: [Text.Run] {
    parts.flatMap { part in
      switch part {
      case .literal(let string): string.isEmpty ? [] : [Text.Run(string: string)]
      case .value(let runs): runs
      }
    }
  }

  private var styledRuns: [Text.Run] {
    InlineMarkdown.spans(of: symbols, joinsLines: false).flatMap(runs)
  }

  private var symbols: [MarkdownSymbol] {
    parts.enumerated().flatMap { index, part in
      switch part {
      case .literal(let string): string.map { MarkdownSymbol.character($0) }
      case .value: [MarkdownSymbol.value(index)]
      }
    }
  }

  /// The pieces of a span: its characters in a row, and each value.
  private func runs(of span: MarkdownSpan) -> [Text.Run] {
    let link = span.link.flatMap { URL(string: characters(of: $0)) }
    let style = TextRunStyle(intent: span.intent, link: link)
    var runs: [Text.Run] = []
    var string = ""
    for symbol in span.symbols {
      switch symbol {
      case .character(let character): string.append(character)
      case .value(let index):
        if !string.isEmpty { runs.append(Text.Run(.string(string), style: style)) }
        string = ""
        runs += value(index).map { run in
          var run = run
          run.style.inherit(style)
          return run
        }
      }
    }
    if !string.isEmpty { runs.append(Text.Run(.string(string), style: style)) }
    return runs
  }

  private func value(_ index: Int) -> [Text.Run] {
    if case .value(let runs) = parts[index] { runs } else { [] }
  }

  /// Symbols as plain characters, for the destination of a link.
  private func characters(of symbols: [MarkdownSymbol]) -> String {
    symbols.map { symbol in
      switch symbol {
      case .character(let character): String(character)
      case .value(let index): value(index).map(\.plainString).joined()
      }
    }
    .joined()
  }
}

extension Text.Run {
  /// The characters that are known without an environment.
  var plainString: String {
    if case .string(let string) = content { string } else { "" }
  }

  /// How a table of translations names the value: numbers by their C format, all else as objects.
  var formatSpecifier: String {
    if case .source(let source) = content { source.formatSpecifier } else { "%@" }
  }
}
