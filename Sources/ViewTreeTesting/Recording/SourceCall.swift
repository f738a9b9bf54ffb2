// SPDX-License-Identifier: MIT

/// A call of an expectation in Swift source: where its trailing closure and the literal in it are.
struct SourceCall {
  private let bytes: [UInt8]
  /// Behind the closing parenthesis of the arguments.
  private let argumentsEnd: Int
  /// From brace to brace.
  private let closure: Range<Int>
  private let literal: SourceScanner.Literal?

  /// Finds the call whose opening parenthesis is at a line and a column, both from 1.
  init(_ source: String, line: Int, column: Int) throws {
    bytes = Array(source.utf8)
    var scanner = SourceScanner(
      bytes: bytes, position: try SourceCall.offset(in: bytes, line: line, column: column))
    guard scanner.current == UInt8(ascii: "(") else { throw RecordingError.noCall }
    try scanner.skipBracketed()
    argumentsEnd = scanner.position
    scanner.skipTrivia()
    guard scanner.current == UInt8(ascii: "{") else { throw RecordingError.noLiteral }
    let start = scanner.position
    var inside = scanner
    try scanner.skipBracketed()
    closure = start..<scanner.position
    inside.position += 1
    inside.skipTrivia()
    literal = try inside.literal()
    inside.skipTrivia()
    guard inside.position == scanner.position - 1 else { throw RecordingError.noLiteral }
  }

  private static func offset(in bytes: [UInt8], line: Int, column: Int) throws -> Int {
    var offset = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw RecordingError.noCall
      }
      offset = end + 1
    }
    guard column >= 1, offset + column - 1 < bytes.count else { throw RecordingError.noCall }
    return offset + column - 1
  }

  /// The source with another tree in the closure.
  ///
  /// A literal that begins a line keeps its place; else the closure is written anew.
  func replacing(_ expected: String, with tree: String) throws -> String {
    try checkLiteral(is: expected)
    if let literal, isFirstOnLine(literal.range.lowerBound) {
      let text = TreeLiteral(tree).text(indentation: indentation(at: literal.range.lowerBound))
      return replacing(literal.range, text.drop { $0 == " " || $0 == "\t" })
    }
    let indentation = indentation(at: argumentsEnd - 1)
    let text = TreeLiteral(tree).text(indentation: indentation + "  ")
    return replacing(closure, "{\n\(text)\n\(indentation)}")
  }

  /// A literal without escapes must be what the running test was compiled with.
  private func checkLiteral(is expected: String) throws {
    guard let literal else {
      if TreeText.lines(expected).isEmpty { return }
      throw RecordingError.staleSource
    }
    let content = bytes[literal.content]
    if content.contains(UInt8(ascii: "\\")) && literal.hashes == 0 { return }
    let found = TreeText.lines(String(decoding: content, as: UTF8.self))
    let wanted = TreeText.lines(expected)
    let words = { (lines: [TreeLine]) in lines.map { $0.text.drop { $0.isWhitespace } } }
    if words(found) != words(wanted) { throw RecordingError.staleSource }
  }

  private func replacing(_ range: Range<Int>, _ text: some StringProtocol) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }

  private func lineStart(of offset: Int) -> Int {
    let newline = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n"))
    return newline.map { $0 + 1 } ?? 0
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func indentation(at offset: Int) -> String {
    let line = bytes[lineStart(of: offset)...]
    return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

/// A tree as a multi-line string literal.
struct TreeLiteral {
  private let lines: [String]
  private let hashes: String

  init(_ tree: String) {
    lines = TreeText.lines(tree).map(\.text)
    let text = lines.joined(separator: "\n")
    var hashes = ""
    while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes) { hashes += "#" }
    self.hashes = hashes
  }

  /// The literal, every line indented.
  func text(indentation: String) -> String {
    let content = lines.map { $0.isEmpty ? "" : indentation + $0 }
    return ([indentation + hashes + "\"\"\""] + content + [indentation + "\"\"\"" + hashes])
      .joined(separator: "\n")
  }
}
