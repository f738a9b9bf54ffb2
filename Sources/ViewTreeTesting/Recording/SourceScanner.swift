// SPDX-License-Identifier: MIT

/// Walks through Swift source: brackets, string literals and comments.
struct SourceScanner {
  let bytes: [UInt8]
  var position: Int

  /// A string literal in the source.
  struct Literal {
    /// With the delimiters.
    var range: Range<Int>
    /// Without the delimiters.
    var content: Range<Int>
    var hashes: Int
    var isMultiline: Bool
  }

  /// The byte at the position, or nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
  }

  /// Goes past spaces, line ends and comments.
  mutating func skipTrivia() {
    while let byte = current {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Goes past a comment at the position, if there is one.
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    while position < bytes.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return true
  }

  /// From an opening bracket at the position to behind the one that closes it.
  mutating func skipBracketed() throws {
    var depth = 0
    while let byte = current {
      if try literal() != nil || skipComment() { continue }
      position += 1
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return }
    }
    throw RecordingError.noCall
  }

  /// Goes past a string literal at the position, if there is one.
  mutating func literal() throws -> Literal? {
    let start = position
    var scan = self
    while scan.current == UInt8(ascii: "#") { scan.position += 1 }
    let hashes = scan.position - start
    guard scan.current == UInt8(ascii: "\"") else { return nil }
    let isMultiline = scan.starts(with: "\"\"\"")
    let quotes = isMultiline ? 3 : 1
    scan.position += quotes
    let contentStart = scan.position
    while scan.position < bytes.count {
      if scan.isAtEnd(quotes: quotes, hashes: hashes) {
        let end = scan.position + quotes + hashes
        position = end
        return Literal(
          range: start..<end, content: contentStart..<scan.position, hashes: hashes,
          isMultiline: isMultiline)
      }
      try scan.skipCharacter(hashes: hashes)
    }
    throw RecordingError.noCall
  }

  private func isAtEnd(quotes: Int, hashes: Int) -> Bool {
    let end = position + quotes + hashes
    guard end <= bytes.count else { return false }
    return bytes[position..<position + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
      && bytes[position + quotes..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Goes past one character of a literal, an escape or an interpolation.
  private mutating func skipCharacter(hashes: Int) throws {
    let isEscape =
      current == UInt8(ascii: "\\")
      && bytes[(position + 1)...].prefix(hashes).allSatisfy { $0 == UInt8(ascii: "#") }
    position += isEscape ? 1 + hashes : 1
    guard isEscape else { return }
    if current == UInt8(ascii: "(") {
      try skipBracketed()
    } else {
      position += 1
    }
  }
}
