// SPDX-License-Identifier: MIT

/// The lines of the text benchmark as a table.
enum TextReport {
  static func table(_ lines: [TextBenchmark.Line]) -> String {
    let head = row("µs for one", "HarfBuzz", "Pango", "ViewTree", "of HarfBuzz")
    return ([head] + lines.map(row)).joined(separator: "\n")
  }

  private static func row(_ line: TextBenchmark.Line) -> String {
    row(
      line.title, number(line.harfBuzz), number(line.pango), number(line.product),
      line.harfBuzz.map { "\(number(line.product / $0))×" } ?? "–")
  }

  private static func row(_ title: String, _ cells: String...) -> String {
    left(title, 32) + cells.map { right($0, 13) }.joined()
  }

  private static func number(_ value: Double?) -> String {
    value.map { Report.decimal($0, places: 2) } ?? "–"
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
