// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Shapes a text whole, in font units, so that the answer serves every width.
struct Shaper {
  private let source: SourceText
  private let runs: [TextRun]
  private let breaks: [UInt8]
  private let buffer: ShapingBuffer
  private var parts = ShapedParts()
  private var items: [ShapedItem] = []
  private var softHyphens: [Int] = []

  static func shape(_ runs: [TextRun], isRightToLeft: Bool, library: FontLibrary) -> ShapedText {
    let string = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    guard !runs.isEmpty, !string.isEmpty else {
      return ShapedText(string: string, runs: runs, glyphs: [], items: [], clusters: [])
    }
    return library.buffers.withBuffer(bytes: string.utf8.count) { buffer in
      let source = SourceText(string, memory: buffer.takeScalars())
      let items = Itemizer.items(
        of: source, runs: runs, isRightToLeft: isRightToLeft, library: library)
      var shaper = Shaper(source, runs, buffer)
      for item in items { shaper.add(item) }
      buffer.keep(scalars: source.scalars, breaks: shaper.breaks)
      return ShapedText(
        string: string, runs: runs, glyphs: shaper.parts.glyphs, items: shaper.items,
        clusters: shaper.parts.clusters, hyphens: shaper.hyphens(library))
    }
  }

  private init(_ source: SourceText, _ runs: [TextRun], _ buffer: ShapingBuffer) {
    self.source = source
    self.runs = runs
    breaks = BreakOpportunity.find(in: source, memory: buffer.takeBreaks())
    self.buffer = buffer
    parts.glyphs.reserveCapacity(source.scalars.count)
    parts.clusters.reserveCapacity(source.graphemeCount)
  }

  private mutating func add(_ item: SourceItem) {
    items.append(ShapedItem(item, run: runs[item.run]))
    if let attachment = runs[item.run].attachment {
      addAttachment(attachment, item)
    } else if item.isBlank {
      addBlanks(item)
    } else {
      addGlyphs(of: item)
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
    let end = Int32(clamping: parts.glyphs.count)
    parts.clusters.append(
      ShapedCluster(
        advance: advance, dropped: 0, firstGlyph: end, endGlyph: end, utf8: source.utf8[grapheme],
        item: Int32(clamping: items.count - 1), kind: kind,
        allowsBreak: allowsBreak(after: grapheme)))
  }

  private mutating func addGlyphs(of item: SourceItem) {
    let first = parts.clusters.count
    ItemClusters(item, source: source, runs: runs, index: Int32(clamping: items.count - 1))
      .append(to: &parts, buffer: buffer)
    let distance = first - item.graphemes.lowerBound
    for grapheme in item.graphemes where allowsBreak(after: grapheme) {
      parts.clusters[grapheme + distance].allowsBreak = true
      noteSoftHyphen(grapheme, cluster: grapheme + distance)
    }
  }

  /// The width of the hyphen that each soft hyphen may become.
  private func hyphens(_ library: FontLibrary) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    for cluster in softHyphens {
      let run = runs[items[Int(parts.clusters[cluster].item)].sourceRun]
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

extension ShapedItem {
  fileprivate init(_ item: SourceItem, run: TextRun) {
    let metrics = item.face.metrics(size: run.font.size)
    let offset = run.baselineOffset.usableLength
    self.init(
      face: item.face, size: run.font.size, sourceRun: item.run, level: item.level,
      baseLevel: item.baseLevel, ascent: (run.attachment?.ascent ?? metrics.ascent) + offset,
      descent: (run.attachment?.usableDescent ?? metrics.descent) - offset, baselineOffset: offset,
      script: item.script)
  }
}
