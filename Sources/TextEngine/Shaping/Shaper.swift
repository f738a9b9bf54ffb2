// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Shapes a text whole, in font units, so that the answer serves every width.
struct Shaper {
  private let source: SourceText
  private let runs: [TextRun]
  private let breaks: [UInt8]
  private let buffer: ShapingBuffer
  private var glyphs: [ShapedGlyph] = []
  private var items: [ShapedItem] = []
  private var clusters: [ShapedCluster] = []
  private var softHyphens: [Int] = []

  static func shape(_ runs: [TextRun], isRightToLeft: Bool, library: FontLibrary) -> ShapedText {
    let string = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    guard !runs.isEmpty, !string.isEmpty else {
      return ShapedText(string: string, runs: runs, glyphs: [], items: [], clusters: [])
    }
    let source = SourceText(string)
    var shaper = Shaper(source, runs)
    let items = Itemizer.items(
      of: source, runs: runs, isRightToLeft: isRightToLeft, library: library)
    for item in items { shaper.add(item) }
    return ShapedText(
      string: string, runs: runs, glyphs: shaper.glyphs, items: shaper.items,
      clusters: shaper.clusters, hyphens: shaper.hyphens(library))
  }

  private init(_ source: SourceText, _ runs: [TextRun]) {
    self.source = source
    self.runs = runs
    breaks = BreakOpportunity.find(in: source.units)
    buffer = ShapingBuffer()
    glyphs.reserveCapacity(source.scalars.count)
    clusters.reserveCapacity(source.graphemeCount)
  }

  private mutating func add(_ item: SourceItem) {
    let run = runs[item.run]
    let metrics = item.face.metrics(size: run.font.size)
    let offset = run.baselineOffset.finiteOrZero
    items.append(
      ShapedItem(
        face: item.face, size: run.font.size, sourceRun: item.run, level: item.level,
        baseLevel: item.baseLevel, ascent: metrics.ascent + offset,
        descent: metrics.descent - offset, baselineOffset: offset))
    if item.isBlank {
      addBlanks(item)
    } else {
      addGlyphs(of: item, run: run)
    }
  }

  private mutating func addBlanks(_ item: SourceItem) {
    for grapheme in item.graphemes {
      let first = source.scalars[source.range(grapheme).lowerBound]
      let kind: ShapedCluster.Kind =
        first == 0x09 ? .tab : UnicodeClass.endsLine(first) ? .lineEnd : .ink
      let end = Int32(clamping: glyphs.count)
      append(grapheme, glyphs: end..<end, advance: 0, dropped: 0, kind: kind)
    }
  }

  private mutating func addGlyphs(of item: SourceItem, run: TextRun) {
    let shaped = ItemShaping(item, source: source, run: run).glyphs(in: buffer)
    let firstGlyph = glyphs.count
    glyphs += shaped.lazy.map(\.glyph)
    var walk = GlyphWalk(shaped, isRightToLeft: item.level & 1 != 0)
    let unit = run.font.size / Double(item.face.unitsPerEm)
    let firstCluster = clusters.count
    for grapheme in item.graphemes {
      let taken = walk.take(upTo: source.range(grapheme).upperBound)
      guard !taken.range.isEmpty || clusters.count == firstCluster else {
        extendLast(over: grapheme)
        continue
      }
      let start = Int32(clamping: firstGlyph + taken.range.lowerBound)
      append(
        grapheme, glyphs: start..<start + Int32(clamping: taken.range.count),
        advance: Double(taken.advance) * unit + run.spacing,
        dropped: run.spacingDroppedAtLineEnd, kind: kind(of: grapheme))
    }
  }

  /// The width of the hyphen that each soft hyphen may become.
  private func hyphens(_ library: FontLibrary) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    for cluster in softHyphens {
      let run = runs[items[Int(clusters[cluster].item)].sourceRun]
      widths[cluster] = library.width(of: .hyphen, in: run.font)
    }
    return widths
  }

  private func kind(of grapheme: Int) -> ShapedCluster.Kind {
    let range = source.range(grapheme)
    return range.count == 1 && UnicodeClass.isHangingSpace(source.scalars[range.lowerBound])
      ? .space : .ink
  }

  private mutating func append(
    _ grapheme: Int, glyphs: Range<Int32>, advance: Double, dropped: Double,
    kind: ShapedCluster.Kind
  ) {
    if source.scalars[source.range(grapheme).lowerBound] == 0xAD {
      softHyphens.append(clusters.count)
    }
    clusters.append(
      ShapedCluster(
        advance: advance, dropped: dropped, firstGlyph: glyphs.lowerBound,
        endGlyph: glyphs.upperBound, utf8: source.utf8[grapheme],
        item: Int32(clamping: items.count - 1), kind: kind,
        allowsBreak: allowsBreak(after: grapheme)))
  }

  /// A ligature goes on: its cluster takes in another grapheme. A space with ink in its cluster
  /// does not hang.
  private mutating func extendLast(over grapheme: Int) {
    clusters[clusters.count - 1].allowsBreak = allowsBreak(after: grapheme)
    if kind(of: grapheme) == .ink { clusters[clusters.count - 1].kind = .ink }
  }

  private func allowsBreak(after grapheme: Int) -> Bool {
    breaks[Int(source.utf16[grapheme + 1])] != 0
  }
}

/// A glyph with the scalar that it stands for.
struct BufferGlyph {
  var glyph: ShapedGlyph
  var scalar: Int
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
  mutating func take(upTo end: Int) -> (range: Range<Int>, advance: Int) {
    let start = position
    var advance = 0
    if isRightToLeft {
      while position > 0, glyphs[position - 1].scalar < end {
        position -= 1
        advance += Int(glyphs[position].glyph.advance)
      }
      return (position..<start, advance)
    }
    while position < glyphs.count, glyphs[position].scalar < end {
      advance += Int(glyphs[position].glyph.advance)
      position += 1
    }
    return (start..<position, advance)
  }
}
