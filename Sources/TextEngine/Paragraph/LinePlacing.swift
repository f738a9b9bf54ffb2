// SPDX-License-Identifier: MIT

/// Gives the glyphs of a flow their places.
struct LinePlacing {
  let text: ShapedText
  private let style: ParagraphStyle
  let flow: TextFlow
  private let boxWidth: Double
  let library: FontLibrary

  init(
    _ text: ShapedText, _ flow: TextFlow, style: ParagraphStyle, boxWidth: Double,
    library: FontLibrary
  ) {
    self.text = text
    self.flow = flow
    self.style = style
    self.boxWidth = boxWidth
    self.library = library
  }

  var lines: [TextLine] {
    var top = 0.0
    let adjustment = flow.baselineAdjustment
    return flow.lines.map { line in
      defer { top += flow.lineHeight(line) + flow.spacing }
      return place(line, top: top, baseline: top + flow.ascent(line) + adjustment)
    }
  }

  /// The grapheme clusters of each line.
  var placedLines: [PlacedLine] {
    flow.lines.map { placedLine($0, x: x(ofWidth: $0.width * flow.scale)) }
  }

  private func place(_ line: LineSpan, top: Double, baseline: Double) -> TextLine {
    let width = line.width * flow.scale
    let x = x(ofWidth: width)
    let contents = contents(of: line, x: x, baseline: baseline)
    return TextLine(
      runs: contents.runs, decorations: contents.decorations, stretches: contents.stretches, x: x,
      y: top, width: width,
      height: flow.lineHeight(line), baseline: baseline,
      range: text.utf8(line.clusters.lowerBound)..<text.utf8(line.clusters.upperBound),
      isTruncated: line.ellipsisRun != nil)
  }

  private func x(ofWidth width: Double) -> Double {
    let slack = boxWidth - width
    switch style.alignment {
    case .center: return slack / 2
    case .leading: return style.isRightToLeft ? slack : 0
    case .trailing: return style.isRightToLeft ? 0 : slack
    }
  }

  private func contents(
    of line: LineSpan, x: Double, baseline: Double
  ) -> (runs: [GlyphRun], decorations: [TextDecoration], stretches: [TextStretch]) {
    var pen = x
    var runs: [GlyphRun] = []
    var stretches: [TextStretch] = []
    var decorating = DecorationPlacing(baseline: baseline, scale: flow.scale)
    let shape = LineShape(text, line.pieces)
    let widths = LineAdvances(shape, line)
    for piece in LinePiece.visualOrder(pieces(of: line)) {
      let start = pen
      let source: Int
      switch piece.content {
      case .clusters(let range):
        source = text.items[Int(text.clusters[range.lowerBound].item)].sourceRun
        if let run = run(of: range, shape, pen: &pen, baseline: baseline, widths) {
          runs.append(run)
        }
      case .sign(let sign, let run):
        source = run
        runs.append(self.run(of: sign, run, level: piece.level, pen: &pen, baseline: baseline))
      }
      decorating.decorate(text.runs[source], at: source, from: start, to: pen)
      stretches.join(stretch(of: source, from: start, to: pen, baseline: baseline))
    }
    return (runs, decorating.decorations, stretches)
  }

  private func stretch(
    of index: Int, from start: Double, to end: Double, baseline: Double
  ) -> TextStretch {
    let run = text.runs[index]
    return TextStretch(
      sourceRun: index, x: start, width: end - start,
      baseline: baseline - run.baselineOffset.usableLength * flow.scale,
      ascent: run.ascent * flow.scale, descent: run.descent * flow.scale)
  }

  /// The line in logical order, cut where the item changes; spaces that end it take the level of
  /// the paragraph (UAX #9, rule L1).
  func pieces(of line: LineSpan) -> [LinePiece] {
    let head = pieces(of: line.head, endsLine: line.ellipsisRun == nil)
    if let run = line.ellipsisRun {
      let ellipsis = LinePiece(content: .sign(.ellipsis, run: run), level: baseLevel(of: line))
      return head + [ellipsis] + pieces(of: line.tail, endsLine: true)
    }
    guard line.showsHyphen, let last = text.clusters[line.head].last else { return head }
    let item = text.items[Int(last.item)]
    return head + [LinePiece(content: .sign(.hyphen, run: item.sourceRun), level: item.level)]
  }

  private func pieces(of range: Range<Int>, endsLine: Bool) -> [LinePiece] {
    let inkEnd = endsLine ? self.inkEnd(of: range) : range.upperBound
    var pieces: [LinePiece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let item = text.clusters[start].item
      let limit = start < inkEnd ? inkEnd : range.upperBound
      var end = start + 1
      while end < limit, text.clusters[end].item == item { end += 1 }
      let level = text.items[Int(item)]
      pieces.append(
        LinePiece(
          content: .clusters(start..<end), level: start < inkEnd ? level.level : level.baseLevel))
      start = end
    }
    return pieces
  }

  private func inkEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].hangs { end -= 1 }
    return end
  }

  func baseLevel(of line: LineSpan) -> UInt8 {
    let first = line.clusters.lowerBound
    guard first < text.clusters.count else { return style.isRightToLeft ? 1 : 0 }
    return text.items[Int(text.clusters[first].item)].baseLevel
  }

  /// The glyphs of a piece; nil for one that only moves the pen.
  private func run(
    of range: Range<Int>, _ shape: LineShape, pen: inout Double, baseline: Double,
    _ widths: LineAdvances
  ) -> GlyphRun? {
    let item = text.items[Int(text.clusters[range.lowerBound].item)]
    let textStart = text.utf8(range.lowerBound)
    var glyphs: [PositionedGlyph] = []
    let line = GlyphLine(item: item, scale: flow.scale, baseline: baseline)
    for offset in 0..<range.count {
      let index =
        item.isRightToLeft ? range.upperBound - 1 - offset : range.lowerBound + offset
      let end = pen + widths.advance(of: index) * flow.scale
      line.append(
        shape.glyphs(of: index), cluster: text.utf8(index) - textStart, pen: pen, end: end,
        to: &glyphs)
      pen = end
    }
    guard !glyphs.isEmpty else { return nil }
    return GlyphRun(
      face: item.face, size: item.size * flow.scale, glyphs: glyphs,
      text: text.substring(of: range), isRightToLeft: item.isRightToLeft,
      sourceRun: item.sourceRun, textStart: textStart)
  }

  /// The glyphs of a sign beside the text of a run.
  private func run(
    of sign: LineSign, _ index: Int, level: UInt8, pen: inout Double, baseline: Double
  ) -> GlyphRun {
    let run = text.runs[index]
    let shaped = library.sign(sign, for: run.font)
    let item = ShapedItem(
      face: shaped.face, size: run.font.size, sourceRun: index, level: level, baseLevel: level,
      ascent: 0, descent: 0, baselineOffset: run.baselineOffset.usableLength)
    let end = pen + shaped.widthPerPoint * run.font.size * flow.scale
    var glyphs: [PositionedGlyph] = []
    GlyphLine(item: item, scale: flow.scale, baseline: baseline)
      .append(shaped.glyphs[...], cluster: 0, pen: pen, end: end, to: &glyphs)
    pen = end
    return GlyphRun(
      face: shaped.face, size: run.font.size * flow.scale, glyphs: glyphs, text: shaped.text,
      isRightToLeft: level & 1 != 0, sourceRun: index)
  }
}

/// Turns font units into places on one baseline.
private struct GlyphLine {
  private let unit: Double
  private let baseline: Double
  private let isRightToLeft: Bool

  init(item: ShapedItem, scale: Double, baseline: Double) {
    isRightToLeft = item.isRightToLeft
    unit = item.pointsPerUnit * scale
    self.baseline = baseline - item.baselineOffset * scale
  }

  /// Places the glyphs of a cluster; the last one moves the pen to the cluster's end.
  ///
  /// Spacing comes after a cluster in reading order: from right to left it is on the left.
  func append(
    _ shaped: ArraySlice<ShapedGlyph>, cluster: Int, pen: Double, end: Double,
    to glyphs: inout [PositionedGlyph]
  ) {
    var x = pen
    let natural = shaped.reduce(0) { $0 + Double($1.advance) } * unit
    let gap = isRightToLeft ? end - pen - natural : 0
    for (index, glyph) in zip(shaped.indices, shaped) {
      let isLast = index == shaped.endIndex - 1
      let advance = isLast ? end - x : Double(glyph.advance) * unit
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: x + gap + Double(glyph.xOffset) * unit,
          y: baseline - Double(glyph.yOffset) * unit, advance: advance, cluster: cluster))
      x += advance
    }
  }
}

extension [TextStretch] {
  /// Adds a stretch, to the last one where that is of the same run.
  fileprivate mutating func join(_ next: TextStretch) {
    if let last, last.sourceRun == next.sourceRun {
      self[count - 1].width = next.x + next.width - last.x
    } else {
      append(next)
    }
  }
}
