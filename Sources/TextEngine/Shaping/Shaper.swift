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
    let items = Itemizer.items(
      of: source, runs: runs, isRightToLeft: isRightToLeft, library: library)
    return library.buffers.withBuffer(scalars: source.scalars.count) { buffer in
      var shaper = Shaper(source, runs, buffer)
      for item in items { shaper.add(item) }
      return ShapedText(
        string: string, runs: runs, glyphs: shaper.glyphs, items: shaper.items,
        clusters: shaper.clusters, hyphens: shaper.hyphens(library))
    }
  }

  private init(_ source: SourceText, _ runs: [TextRun], _ buffer: ShapingBuffer) {
    self.source = source
    self.runs = runs
    breaks = BreakOpportunity.find(in: source)
    self.buffer = buffer
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
        baseLevel: item.baseLevel, ascent: (run.attachment?.ascent ?? metrics.ascent) + offset,
        descent: (run.attachment?.usableDescent ?? metrics.descent) - offset,
        baselineOffset: offset, script: item.script))
    if let attachment = run.attachment {
      addAttachment(attachment, item)
    } else if item.isBlank {
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
      addBlank(grapheme, advance: 0, kind: kind)
    }
  }

  /// The room of an attachment: no glyphs, and the width on its first character.
  private mutating func addAttachment(_ attachment: TextAttachment, _ item: SourceItem) {
    for grapheme in item.graphemes {
      let isFirst = grapheme == item.graphemes.lowerBound
      addBlank(grapheme, advance: isFirst ? attachment.width : 0, kind: .ink)
    }
  }

  private mutating func addBlank(_ grapheme: Int, advance: Double, kind: ShapedCluster.Kind) {
    let end = Int32(clamping: glyphs.count)
    clusters.append(
      ShapedCluster(
        advance: advance, dropped: 0, firstGlyph: end, endGlyph: end, utf8: source.utf8[grapheme],
        item: Int32(clamping: items.count - 1), kind: kind,
        allowsBreak: allowsBreak(after: grapheme)))
  }

  private mutating func addGlyphs(of item: SourceItem, run: TextRun) {
    let first = clusters.count
    ItemClusters(item, source: source, run: run, index: Int32(clamping: items.count - 1))
      .append(to: &clusters, &glyphs, buffer: buffer)
    let distance = first - item.graphemes.lowerBound
    for grapheme in item.graphemes where allowsBreak(after: grapheme) {
      clusters[grapheme + distance].allowsBreak = true
      noteSoftHyphen(grapheme, cluster: grapheme + distance)
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

  /// A soft hyphen allows a break behind it, unless there is none (UAX #14, BA).
  private mutating func noteSoftHyphen(_ grapheme: Int, cluster: Int) {
    if source.scalars[source.range(grapheme).lowerBound] == 0xAD { softHyphens.append(cluster) }
  }

  private func allowsBreak(after grapheme: Int) -> Bool {
    breaks[Int(source.utf16[grapheme + 1])] != 0
  }
}
