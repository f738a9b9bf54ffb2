// SPDX-License-Identifier: MIT

/// The blank glyphs that carry the characters of what a PDF file does not draw as text.
///
/// Each text has a glyph of its own, so that readers without an eye for `ActualText` find it, too.
/// When the glyphs are used up, the last one carries all further texts, and Cairo writes
/// `ActualText`.
final class PDFCarriers {
  private static let glyphCount = 1_024

  /// The font; nil when Cairo cannot embed it, and then nothing is carried.
  private(set) lazy var font = PDFFont(blank: BlankFont(glyphCount: Self.glyphCount))
  /// By UTF-8, because strings are equal that are written in different ways.
  private var glyphs: [[UInt8]: Int] = [:]

  /// The glyph for a text, numbered in the order of first use.
  func glyph(for text: [UInt8]) -> Int {
    if let known = glyphs[text] { return known }
    let next = min(glyphs.count + 1, Self.glyphCount - 1)
    glyphs[text] = next
    return next
  }
}
