// SPDX-License-Identifier: MIT

internal import Foundation
internal import TextEngine

/// A line of a text, or what is left of it, with all that is needed to draw it.
struct TextInk: Sendable {
  let line: TextLine
  let drawing: TextDrawing

  var leaf: TextLeaf { drawing.leaf }

  var items: [DisplayItem] { drawing.items(line) }

  /// The line with nothing but what belongs to a source run; its glyphs are left out.
  func part(ofRun run: Int) -> TextInk {
    var part = line
    part.runs = []
    part.stretches.removeAll { $0.sourceRun != run }
    part.decorations.removeAll { $0.sourceRun != run }
    return TextInk(line: part, drawing: drawing)
  }

  /// The steps for glyphs with as much of what lies behind and through them.
  func items(_ glyphs: GlyphRun?, from left: Double, to right: Double) -> [DisplayItem] {
    var part = line
    part.runs = glyphs.map { [$0] } ?? []
    return drawing.items(part, from: left, to: right)
  }

  /// What `customAttribute(_:)` gave a source run, the innermost first.
  func attributes(ofRun run: Int) -> [CustomTextAttribute] {
    leaf.paints.indices.contains(run) ? leaf.paints[run].extras?.attributes ?? [] : []
  }

  /// The character at an offset in the UTF-8 of the text.
  func characterIndex(utf8 offset: Int) -> Text.Layout.CharacterIndex {
    let string = leaf.text.string
    let index =
      string.utf8.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex)
      ?? string.endIndex
    return Text.Layout.CharacterIndex(
      utf16Offset: string.utf16.distance(from: string.startIndex, to: index))
  }

  /// The first character of a source run.
  func characterIndex(ofRun run: Int) -> Text.Layout.CharacterIndex {
    characterIndex(utf8: leaf.text.runs.prefix(run).reduce(0) { $0 + $1.text.utf8.count })
  }
}

extension GlyphRun {
  /// Some of the glyphs, with the characters of the clusters that begin among them, so that no
  /// character belongs to two parts.
  func part(_ indices: Range<Int>) -> GlyphRun {
    guard indices != glyphs.indices else { return self }
    let bytes = clusterBytes(indices)
    var part = self
    part.glyphs = Array(glyphs[indices])
    for index in part.glyphs.indices {
      part.glyphs[index].cluster = max(part.glyphs[index].cluster - bytes.lowerBound, 0)
    }
    part.text = String(
      decoding: text.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
    part.textStart = textStart.map { $0 + bytes.lowerBound }
    return part
  }

  /// The bytes of the clusters whose first glyph, in the order of the text, is among some glyphs.
  ///
  /// Looks no further than to the ends of the clusters at the edges.
  private func clusterBytes(_ indices: Range<Int>) -> Range<Int> {
    let first = isRightToLeft ? glyphs.count - indices.upperBound : indices.lowerBound
    let begin = clusterStart(from: first)
    guard begin < first + indices.count else { return 0..<0 }
    let end = clusterStart(from: first + indices.count)
    let lower = begin == 0 ? 0 : cluster(begin)
    return lower..<max(lower, end < glyphs.count ? cluster(end) : text.utf8.count)
  }

  /// The first glyph from one on that begins a cluster, in the order of the text.
  private func clusterStart(from position: Int) -> Int {
    var position = position
    while position > 0, position < glyphs.count, cluster(position) == cluster(position - 1) {
      position += 1
    }
    return position
  }

  /// The cluster of a glyph in the order of the text.
  private func cluster(_ position: Int) -> Int {
    glyphs[isRightToLeft ? glyphs.count - 1 - position : position].cluster
  }
}
