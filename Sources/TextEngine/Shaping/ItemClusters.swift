// SPDX-License-Identifier: MIT

import CHarfBuzz

/// A glyph with the scalar that it stands for.
struct BufferGlyph {
  var glyph: ShapedGlyph
  var scalar: Int
  /// Whether text cut before its cluster would have other glyphs.
  var isUnsafe: Bool
}

/// Shapes an item and hands its glyphs out to its grapheme clusters.
struct ItemClusters {
  private let item: SourceItem
  private let source: SourceText
  private let run: TextRun
  private let index: Int32

  /// `index` is that of the item among those of the text.
  init(_ item: SourceItem, source: SourceText, run: TextRun, index: Int32) {
    self.item = item
    self.source = source
    self.run = run
    self.index = index
  }

  /// Appends one cluster for each grapheme cluster; none of them allows a break yet.
  func append(
    to clusters: inout [ShapedCluster], _ glyphs: inout [ShapedGlyph], buffer: ShapingBuffer
  ) {
    let shaped = ItemShaping(item, source: source, run: run).glyphs(in: buffer)
    let firstGlyph = glyphs.count
    glyphs += shaped.lazy.map(\.glyph)
    var walk = GlyphWalk(shaped, isRightToLeft: item.level & 1 != 0)
    let pointsPerUnit = run.font.size / Double(item.face.unitsPerEm)
    let spacing = run.spacing
    let dropped = run.spacingDroppedAtLineEnd
    let isAlphabetic = item.script.isAlphabetic
    var joint = ShapedCluster.Joint.none
    var unit = clusters.count
    for grapheme in item.graphemes {
      let scalars = source.range(grapheme)
      let taken = walk.take(upTo: scalars.upperBound)
      let isFirst = grapheme == item.graphemes.lowerBound
      let isPart = taken.range.isEmpty && !isFirst
      if !isPart { joint = taken.range.count == 1 || isAlphabetic ? .ligature : .fused }
      // A space that shapes as one with ink does not hang.
      if isPart, clusters[unit].kind == .space { clusters[unit].kind = .ink }
      if !isPart { unit = clusters.count }
      let start = Int32(clamping: firstGlyph + taken.range.lowerBound)
      clusters.append(
        ShapedCluster(
          advance: taken.range.isEmpty ? 0 : Double(taken.advance) * pointsPerUnit + spacing,
          dropped: dropped,
          firstGlyph: start, endGlyph: start + Int32(clamping: taken.range.count),
          utf8: source.utf8[grapheme], item: index, kind: isPart ? .ink : kind(of: scalars),
          allowsBreak: false, joint: isPart ? joint : .none,
          // An item is shaped apart from the one before it in any case.
          isUnsafe: isPart || (taken.isUnsafe && !isFirst)))
    }
  }

  private func kind(of scalars: Range<Int>) -> ShapedCluster.Kind {
    scalars.count == 1 && UnicodeClass.isHangingSpace(source.scalars[scalars.lowerBound])
      ? .space : .ink
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
