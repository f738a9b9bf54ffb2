// SPDX-License-Identifier: MIT

/// A layout tree as lines.
enum TreeText {
  /// The lines without trailing spaces, and without blank lines around the tree.
  static func lines(_ text: String) -> [TreeLine] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return lines[first...last].map { TreeLine($0) }
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}

/// One line of a tree: what is compared letter by letter, and the frame if there is one.
struct TreeLine {
  let text: String
  /// The indentation, the name, the text and the identifier.
  let head: String
  let frame: PartialFrame?

  init(_ text: String) {
    self.text = text
    let fields = TreeLine.fields(text)
    head = fields?.head ?? text
    frame = fields?.frame
  }

  /// The spaces in front.
  var indentation: Int { text.prefix { $0 == " " }.count }

  func agrees(with other: TreeLine, tolerance: Double) -> Bool {
    guard let frame, let otherFrame = other.frame else { return text == other.text }
    return head == other.head
      && frame.differences(from: otherFrame, tolerance: tolerance).isEmpty
  }

  /// Splits `head  x,y  width×height` from its end; nil where the line has no frame.
  private static func fields(_ text: String) -> (head: String, frame: PartialFrame)? {
    var rest = text[...]
    guard let size = pair(cutField(&rest), "×"), let origin = pair(cutField(&rest), ","),
      rest.contains(where: { $0 != " " })
    else { return nil }
    return (String(rest), PartialFrame(x: origin.0, y: origin.1, width: size.0, height: size.1))
  }

  /// Takes the last word and the spaces before it away.
  private static func cutField(_ rest: inout Substring) -> Substring {
    guard let space = rest.lastIndex(of: " ") else { return "" }
    let field = rest[rest.index(after: space)...]
    rest = rest[..<space]
    while rest.last == " " { rest.removeLast() }
    return field
  }

  private static func pair(_ field: Substring, _ separator: Character) -> (Double, Double)? {
    let parts = field.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  private static func number(_ text: Substring) -> Double? {
    switch text {
    case "∞": .infinity
    case "-∞": -.infinity
    default: Double(text)
    }
  }
}
