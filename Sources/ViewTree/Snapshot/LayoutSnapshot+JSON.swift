// SPDX-License-Identifier: MIT

internal import Foundation

extension LayoutSnapshot {
  /// The snapshot in JSON, with keys in a fixed order and numbers in full precision.
  ///
  /// Infinite lengths and proposals of nil are `null`. Takes time in proportion to the nodes.
  public func json() -> String {
    var writer = SnapshotJSON()
    writer.write(self)
    return writer.output
  }
}

/// Writes a snapshot as JSON without recursion.
private struct SnapshotJSON {
  var output = ""

  mutating func write(_ snapshot: LayoutSnapshot) {
    output += "{\"size\":\(size(snapshot.size)),\"diagnostics\":["
    output += snapshot.diagnostics.map(diagnostic).joined(separator: ",")
    output += "],\"root\":"
    var open: [Int] = []
    for (index, node) in snapshot.nodes.enumerated() {
      while let end = open.last, end <= index {
        output += "]}"
        open.removeLast()
      }
      if output.hasSuffix("}") { output += "," }
      output += "{\(members(node)),\"children\":["
      open.append(snapshot.storage.records[index].end)
    }
    for _ in open { output += "]}" }
    output += "}"
  }

  private func members(_ node: LayoutSnapshot.Node) -> String {
    var members = ["\"name\":\(string(node.name))"]
    if let identifier = node.identifier {
      members.append("\"identifier\":\(string("\(identifier.base)"))")
    }
    if let text = node.text { members.append("\"text\":\(string(text))") }
    members.append("\"frame\":\(rect(node.frame))")
    members.append("\"pixelFrame\":\(rect(node.pixelFrame))")
    members.append(
      "\"proposal\":{\"width\":\(number(node.proposal.width)),"
        + "\"height\":\(number(node.proposal.height))}")
    members.append("\"corners\":[\(node.corners.map(point).joined(separator: ","))]")
    members.append("\"firstTextBaseline\":\(number(node.firstTextBaseline))")
    members.append("\"lastTextBaseline\":\(number(node.lastTextBaseline))")
    return members.joined(separator: ",")
  }

  private func diagnostic(_ diagnostic: LayoutDiagnostic) -> String {
    "{\"kind\":\(string(diagnostic.kind.rawValue)),\"path\":\(string(diagnostic.path)),"
      + "\"message\":\(string(diagnostic.message))}"
  }

  private func rect(_ rect: CGRect) -> String {
    "{\"x\":\(number(rect.minX)),\"y\":\(number(rect.minY)),"
      + "\"width\":\(number(rect.width)),\"height\":\(number(rect.height))}"
  }

  private func size(_ size: CGSize) -> String {
    "{\"width\":\(number(size.width)),\"height\":\(number(size.height))}"
  }

  private func point(_ point: CGPoint) -> String { "[\(number(point.x)),\(number(point.y))]" }

  /// The shortest digits that give the same number again.
  private func number(_ value: CGFloat?) -> String {
    guard let value, value.isFinite else { return "null" }
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func string(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        result += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
