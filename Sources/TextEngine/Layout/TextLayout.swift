// SPDX-License-Identifier: MIT

import LayoutEngine

/// A text laid out in a width: its size, lines and glyphs, and the way between points and
/// characters.
///
/// All lengths are points, from the top left of the text's box, y down. Immutable, and safe on
/// any number of threads. Making one takes a pass over the text; asking it takes a pass over a
/// line, or over the lines of a range.
public struct TextLayout: Sendable {
  /// The text that was laid out.
  public let text: PreparedText
  /// Size, baselines, number of lines, scale and whether something is hidden.
  public let measurement: TextMeasurement
  /// The lines with their ranges, baselines, glyphs and decorations.
  public let lines: [TextLine]
  let placed: [PlacedLine]

  /// Lays a text out; lengths are read as in `PreparedText.measure(width:height:)`.
  public init(_ text: PreparedText, width: Double? = nil, height: Double? = nil) {
    self.text = text
    measurement = text.measure(width: width, height: height)
    (lines, placed) = text.linesAndClusters(width: width, height: height)
  }

  /// Lays a string out in one font.
  public init(
    _ string: String, font: FontRequest = FontRequest(size: 17), width: Double? = nil,
    height: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    library: FontLibrary = .system
  ) {
    let run = TextRun(text: string, font: library.resolve(font))
    self.init([run], width: width, height: height, style: style, library: library)
  }

  /// Lays runs out one after another as one text.
  public init(
    _ runs: [TextRun], width: Double? = nil, height: Double? = nil,
    style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .system
  ) {
    let text = PreparedText(runs: runs, style: style, library: library)
    self.init(text, width: width, height: height)
  }

  /// All characters.
  public var string: String { text.string }
  /// The widest line and the height of all lines, each rounded up to the pixel.
  public var size: Size { measurement.size }

  /// The characters that belong to a line, hanging spaces and the line break included.
  ///
  /// Empty for a line that does not exist.
  public func range(ofLine line: Int) -> Range<String.Index> {
    guard lines.indices.contains(line) else { return string.endIndex..<string.endIndex }
    return range(lines[line].range)
  }

  /// The line that shows a position; the last one for what is behind it. Nil without lines.
  public func line(at position: TextPosition) -> Int? {
    line(offset(of: position.index), position.affinity)
  }

  func line(_ offset: Int, _ affinity: TextAffinity) -> Int? {
    let found = placed.firstIndex { line in
      if offset < line.range.upperBound { return true }
      guard offset == line.range.upperBound, affinity == .upstream else { return false }
      return !line.range.isEmpty && !(line.clusters.contains { $0.endsLine })
    }
    return found ?? (placed.isEmpty ? nil : placed.count - 1)
  }

  func offset(of index: String.Index) -> Int {
    string.utf8.distance(
      from: string.startIndex, to: min(max(index, string.startIndex), string.endIndex))
  }

  func range(_ bytes: Range<Int>) -> Range<String.Index> {
    index(bytes.lowerBound)..<index(bytes.upperBound)
  }

  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), string.utf8.count))
  }
}
