// SPDX-License-Identifier: MIT

internal import Foundation

extension LocalizedStringKey {
  /// The key in a table of translations: values stand in it as C formats, and a percent sign beside
  /// values is doubled.
  var formatKey: String {
    let hasValues = !values.isEmpty
    return parts.map { part in
      switch part {
      case .literal(let string): hasValues ? string.replacing("%", with: "%%") : string
      case .value(let runs): runs.count == 1 ? runs[0].formatSpecifier : "%@"
      }
    }
    .joined()
  }

  private var values: [[Text.Run]] {
    parts.compactMap { if case .value(let runs) = $0 { runs } else { nil } }
  }

  /// A translation with the key's values in the places of its formats, which may be numbered
  /// (`%2$@`). A format without a value stays as it is written.
  func translated(_ translation: String) -> LocalizedStringKey {
    let values = values
    guard !values.isEmpty else { return LocalizedStringKey(translation) }
    var formats = FormatScanner(translation)
    var parts: [Part] = []
    var next = 0
    while let piece = formats.next() {
      switch piece {
      case .literal(let string): parts.append(.literal(string))
      case .format(let number, let written):
        let index = number.map { $0 - 1 } ?? next
        if number == nil { next += 1 }
        parts.append(
          values.indices.contains(index) ? .value(values[index]) : .literal(written))
      }
    }
    return LocalizedStringKey(parts: parts)
  }
}

extension LocalizedStringKey {
  /// The characters in a language, Markdown and all.
  func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return parts.map { part in
      switch part {
      case .literal(let string): string
      case .value(let runs):
        Text(runs: runs).resolvedRuns(in: environment).map(\.plainString).joined()
      }
    }
    .joined()
  }
}

/// Cuts a string at its C formats.
///
/// Source: the format specifiers of Apple's String Programming Guide, which are those of IEEE printf
/// with `%@`.
private struct FormatScanner {
  enum Piece {
    case literal(String)
    /// A format with the number of its value, if it says one, as it is written.
    case format(number: Int?, written: String)
  }

  private var rest: Substring

  init(_ string: String) { rest = string[...] }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let literal = rest.prefix { $0 != "%" }
      rest = rest[literal.endIndex...]
      return .literal(String(literal))
    }
    if rest.hasPrefix("%%") {
      rest = rest.dropFirst(2)
      return .literal("%")
    }
    guard let format = rest.prefixMatch(of: /%(?:([0-9]{1,3})\$)?[-+ #0-9.']*[hlqzjtL]*[@a-zA-Z]/)
    else {
      rest = rest.dropFirst()
      return .literal("%")
    }
    rest = rest[format.range.upperBound...]
    return .format(number: format.1.flatMap { Int($0) }, written: String(format.0))
  }
}
