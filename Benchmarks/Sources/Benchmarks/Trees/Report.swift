// SPDX-License-Identifier: MIT

/// The rows, as a table to read or as JSON to keep.
enum Report {
  /// One line a tree and phase, one column an engine.
  static func table(_ rows: [Row]) -> String {
    let engines = Engine.allCases.filter { engine in rows.contains { $0.engine == engine } }
    var lines = [line("tree", "phase", "nodes", "unit", engines.map(\.rawValue))]
    var start = rows.startIndex
    while start < rows.endIndex {
      let first = rows[start]
      let group = rows[start...].prefix { $0.tree == first.tree && $0.phase == first.phase }
      lines.append(line(Array(group), engines))
      start = group.endIndex
    }
    return lines.joined(separator: "\n")
  }

  /// An array of objects, keys always in the same order.
  static func json(_ rows: [Row]) -> String {
    let objects = rows.map { row in
      #"  {"tree": "\#(row.tree)", "engine": "\#(row.engine.rawValue)", "phase": "\#(row.phase)", "#
        + #""nodes": \#(row.nodes), "\#(row.measure.key)": \#(decimal(row.measure.value, places: 4))}"#
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  private static func line(_ group: [Row], _ engines: [Engine]) -> String {
    guard let first = group.first else { return "" }
    let cells = engines.map { engine in
      group.first { $0.engine == engine }.map { decimal($0.measure.value, places: 2) } ?? "–"
    }
    return line(first.tree, first.phase, "\(first.nodes)", first.measure.unit, cells)
  }

  private static func line(
    _ tree: String, _ phase: String, _ nodes: String, _ unit: String, _ cells: [String]
  ) -> String {
    left(tree, 10) + left(phase, 10) + right(nodes, 8) + "  " + left(unit, 10)
      + cells.map { right($0, 11) }.joined()
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A number of at least zero with so many decimal places.
  static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard let whole = Int(exactly: (value * scale).rounded()) else { return "\(value)" }
    let fraction = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(whole / Int(scale)).\(zeros)\(fraction)"
  }
}
