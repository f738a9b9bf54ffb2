// SPDX-License-Identifier: MIT

import CHarfBuzz

/// A glyph with the scalar that it stands for.
struct BufferGlyph {
  var glyph: ShapedGlyph
  var scalar: Int
  /// Whether text cut before its cluster would have other glyphs.
  var isUnsafe: Bool
}

/// The glyphs of a text and its grapheme clusters, as far as they are known.
struct ShapedParts {
  var glyphs: [ShapedGlyph] = []
  var clusters: [ShapedCluster] = []
}

/// Shapes an item and hands its glyphs out to its grapheme clusters.
struct ItemClusters {
  let item: SourceItem
  let source: SourceText
  private let runs: [TextRun]
  private let index: Int32
  private let pointsPerUnit: Double
  private let spacing: Double
  private let dropped: Double

  /// `index` is that of the item among those of the text.
  init(_ item: SourceItem, source: SourceText, runs: [TextRun], index: Int32) {
    self.item = item
    self.source = source
    self.runs = runs
    self.index = index
    pointsPerUnit = runs[item.run].font.size / Double(item.face.unitsPerEm)
    spacing = runs[item.run].spacing
    dropped = runs[item.run].spacingDroppedAtLineEnd
  }

  var language: String? { runs[item.run].language }
  var features: [FontFeature] { runs[item.run].font.features }
  var allowsLigatures: Bool { runs[item.run].allowsOptionalLigatures }

  /// Appends one cluster for each grapheme cluster; none of them allows a break yet.
  func append(to text: inout ShapedParts, buffer: ShapingBuffer) {
    if buffer.pairs?.append(self, to: &text, buffer: buffer) == true { return }
    append(shape(item, buffer), item.graphemes, isUnsafe: false, to: &text)
  }

  private func shape(_ item: SourceItem, _ buffer: ShapingBuffer) -> [BufferGlyph] {
    ItemShaping(item, source: source, run: runs[item.run]).glyphs(in: buffer)
  }

  /// Hands glyphs out to the graphemes that they stand for. `isUnsafe` tells of the first: an item
  /// is shaped apart from the one before it in any case.
  func append(
    _ shaped: [BufferGlyph], _ graphemes: Range<Int>, isUnsafe: Bool, to text: inout ShapedParts
  ) {
    let firstGlyph = text.glyphs.count
    text.glyphs += shaped.lazy.map(\.glyph)
    var walk = GlyphWalk(shaped, isRightToLeft: item.level & 1 != 0)
    let isAlphabetic = item.script.isAlphabetic
    var joint = ShapedCluster.Joint.none
    var unit = text.clusters.count
    for grapheme in graphemes {
      let scalars = source.range(grapheme)
      let taken = walk.take(upTo: scalars.upperBound)
      let isFirst = grapheme == graphemes.lowerBound
      let isPart = taken.range.isEmpty && !isFirst
      if !isPart { joint = taken.range.count == 1 || isAlphabetic ? .ligature : .fused }
      // A space that shapes as one with ink does not hang.
      if isPart, text.clusters[unit].kind == .space { text.clusters[unit].kind = .ink }
      if !isPart { unit = text.clusters.count }
      let start = Int32(clamping: firstGlyph + taken.range.lowerBound)
      text.clusters.append(
        ShapedCluster(
          advance: taken.range.isEmpty ? 0 : Double(taken.advance) * pointsPerUnit + spacing,
          dropped: dropped,
          firstGlyph: start, endGlyph: start + Int32(clamping: taken.range.count),
          utf8: source.utf8[grapheme], item: index, kind: isPart ? .ink : kind(of: scalars),
          allowsBreak: false, joint: isPart ? joint : .none,
          isUnsafe: isFirst ? isUnsafe : isPart || taken.isUnsafe))
    }
  }

  private func kind(of scalars: Range<Int>) -> ShapedCluster.Kind {
    scalars.count == 1 && UnicodeClass.isHangingSpace(source.scalars[scalars.lowerBound])
      ? .space : .ink
  }
}

// MARK: Letters one by one

extension ItemClusters {
  /// Whether each scalar is a grapheme cluster, from left to right, in a script whose letters do
  /// not change each other by themselves.
  var mayBePairs: Bool {
    item.level & 1 == 0 && item.script.hasPairs && scalars.count == item.graphemes.count
  }

  var properties: ShapingProperties {
    ItemShaping(item, source: source, run: runs[item.run]).properties
  }

  var scalars: Range<Int> {
    let start = source.range(item.graphemes.lowerBound).lowerBound
    return start..<source.range(item.graphemes.upperBound - 1).upperBound
  }

  /// HarfBuzz's glyphs for a part of the item, as if nothing stood beside it.
  func shape(_ graphemes: Range<Int>, buffer: ShapingBuffer) -> [BufferGlyph] {
    var item = item
    item.graphemes = graphemes
    return shape(item, buffer)
  }

  /// Appends a letter with its glyph, whose pen moves `distance` more than by itself.
  @inline(__always)
  func append(
    _ letter: PairTable.Letter, _ distance: Int32, isSpace: Bool, isUnsafe: Bool, grapheme: Int,
    to text: inout ShapedParts
  ) {
    let advance = letter.advance &+ distance
    let glyph = Int32(truncatingIfNeeded: text.glyphs.count)
    text.glyphs.append(ShapedGlyph(id: letter.glyph, advance: advance, xOffset: 0, yOffset: 0))
    text.clusters.append(
      ShapedCluster(
        advance: Double(advance) * pointsPerUnit + spacing, dropped: dropped, firstGlyph: glyph,
        endGlyph: glyph + 1, utf8: source.utf8[grapheme], item: index,
        kind: isSpace ? .space : .ink, allowsBreak: false, isUnsafe: isUnsafe))
  }
}

extension hb_script_t {
  /// Whether glyphs stand in the order of the letters, so that a few glyphs for several letters
  /// are a ligature and not a syllable.
  fileprivate var isAlphabetic: Bool {
    switch self {
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARABIC, HB_SCRIPT_HEBREW,
      HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_COMMON:
      true
    default: false
    }
  }

  /// Whether the script's letters are put together from pairs.
  fileprivate var hasPairs: Bool {
    switch self {
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_COMMON: true
    default: false
    }
  }
}

/// Hands out the glyphs of an item in the logical order of their clusters.
private struct GlyphWalk {
  private let glyphs: [BufferGlyph]
  private let isRightToLeft: Bool
  private var position: Int

  init(_ glyphs: [BufferGlyph], isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.isRightToLeft = isRightToLeft
    position = isRightToLeft ? glyphs.count : 0
  }

  /// The next glyphs whose scalars lie before `end`.
  mutating func take(upTo end: Int) -> (range: Range<Int>, advance: Int, isUnsafe: Bool) {
    let start = position
    var advance = 0
    var isUnsafe = false
    if isRightToLeft {
      while position > 0, glyphs[position - 1].scalar < end {
        position -= 1
        advance += Int(glyphs[position].glyph.advance)
        if glyphs[position].isUnsafe { isUnsafe = true }
      }
      return (position..<start, advance, isUnsafe)
    }
    while position < glyphs.count, glyphs[position].scalar < end {
      advance += Int(glyphs[position].glyph.advance)
      if glyphs[position].isUnsafe { isUnsafe = true }
      position += 1
    }
    return (start..<position, advance, isUnsafe)
  }
}
