// SPDX-License-Identifier: MIT

internal import Foundation

/// The snapshot as lines for people.
enum SnapshotText {
  static func tree(_ snapshot: LayoutSnapshot) -> String {
    snapshot.nodes
      .map { indent(snapshot.storage.records[$0.index].depth) + line($0) }
      .joined(separator: "\n")
  }

  /// Two spaces a level; from 100 levels on the level's number in brackets, so that the text of a
  /// deep tree grows with its nodes and not with their square.
  private static func indent(_ depth: Int) -> String {
    let deepest = 100
    return String(repeating: "  ", count: min(depth, deepest))
      + (depth > deepest ? "[\(depth)] " : "")
  }

  /// Name, text in quotes, identifier behind `#`, origin and size.
  static func line(_ node: LayoutSnapshot.Node) -> String {
    var words = node.name
    if let text = node.text { words += " \(quoted(text))" }
    if let identifier = node.identifier { words += " #\(escaped("\(identifier.base)"))" }
    return words + "  " + frame(node.frame)
  }

  static func frame(_ frame: CGRect) -> String {
    "\(number(frame.minX)),\(number(frame.minY))  \(number(frame.width))×\(number(frame.height))"
  }

  /// At most three decimals, without trailing zeros.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let thousandths = Int64((value * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// A string on one line: breaks, quotes and control characters as Swift writes them.
  static func escaped(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
