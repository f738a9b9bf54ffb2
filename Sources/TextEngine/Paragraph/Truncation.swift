// SPDX-License-Identifier: MIT

/// Fills a line from one end or both until only the ellipsis still fits.
///
/// The line takes clusters from the whole rest of its paragraph, not only those that wrapped to
/// it; spaces beside the ellipsis are dropped. The ellipsis has the font of the cluster before it,
/// or else of the one behind it. When not even the ellipsis fits, it stands alone.
struct Truncation {
  private let text: ShapedText
  private let reshaping: Reshaping
  private let library: FontLibrary
  private let width: Double
  /// The width of the ellipsis when all the text has one font.
  private let onlyEllipsisWidth: Double?

  init(_ reshaping: Reshaping, width: Double, library: FontLibrary) {
    text = reshaping.text
    self.reshaping = reshaping
    self.library = library
    self.width = width + LineBreaking.tolerance
    onlyEllipsisWidth =
      text.runs.count == 1 ? library.width(of: .ellipsis, in: text.runs[0].font) : nil
  }

  /// The line again, truncated at the place.
  func truncate(_ line: LineSpan, at place: TruncationPlace) -> LineSpan {
    let start = line.clusters.lowerBound
    var filled = Filling(head: start..<start, tail: text.clusters.endIndex..<text.clusters.endIndex)
    switch place {
    case .tail: fillHead(&filled)
    case .head:
      filled.tail = paragraphEnd(from: start)
      fillTail(&filled)
    case .middle:
      filled.tail = paragraphEnd(from: start)
      fillBoth(&filled)
    }
    return span(reshaped(filled, at: place), of: line)
  }

  /// What is kept, with the ends beside the ellipsis shaped as they are drawn; what then is too
  /// much goes, and what there is room for comes.
  private func reshaped(_ filled: Filling, at place: TruncationPlace) -> Filling {
    var best = measured(filled)
    while !fits(best), let fewer = shortened(best) { best = measured(fewer) }
    while let more = [withMoreHead(best, place), withMoreTail(best, place)].lazy
      .compactMap({ $0.map(measured) }).first(where: fits)
    {
      best = more
    }
    return best
  }

  /// The head with one inked cluster more; nil at the end, and where no shape would change.
  private func withMoreHead(_ filled: Filling, _ place: TruncationPlace) -> Filling? {
    guard place != .head else { return nil }
    let rest = filled.head.upperBound..<filled.tail.lowerBound
    guard let next = rest.first(where: { !text.clusters[$0].isSpaceOrTab }),
      !text.clusters[next].hangs,
      reshaping.isUnsafe(end: next + 1) || reshaping.isUnsafe(end: rest.lowerBound)
    else { return nil }
    var more = filled
    more.head = filled.head.lowerBound..<next + 1
    more.headWidth = LineShape(text).width(of: more.head)
    return more
  }

  /// The tail with one inked cluster more; nil at the start, and where no shape would change.
  private func withMoreTail(_ filled: Filling, _ place: TruncationPlace) -> Filling? {
    guard place != .tail else { return nil }
    let rest = filled.head.upperBound..<filled.tail.lowerBound
    guard
      let next = rest.last(where: { !text.clusters[$0].hangs && text.clusters[$0].joint == .none }),
      reshaping.isUnsafe(next) || reshaping.isUnsafe(rest.upperBound)
    else { return nil }
    var more = filled
    more.tail = next..<filled.tail.upperBound
    more.tailWidth = LineShape(text).ink(of: more.tail).width
    return more
  }

  private func measured(_ filled: Filling) -> Filling {
    var filled = filled
    filled.headPieces = reshaping.pieces(of: filled.head)
    filled.tailPieces = reshaping.pieces(of: filled.tail)
    if !filled.headPieces.isEmpty {
      let shape = LineShape(text, filled.headPieces)
      filled.headWidth = shape.width(of: filled.head)
    }
    if !filled.tailPieces.isEmpty {
      filled.tailWidth = LineShape(text, filled.tailPieces).ink(of: filled.tail).width
    }
    return filled
  }

  private func fits(_ filled: Filling) -> Bool {
    let ellipsis = ellipsisWidth(beside: ellipsisCluster(filled))
    return filled.headWidth + filled.tailWidth + ellipsis <= width
  }

  /// One inked cluster less, from the longer side; nil when nothing is left.
  private func shortened(_ filled: Filling) -> Filling? {
    var fewer = filled
    if filled.headWidth >= filled.tailWidth, !filled.head.isEmpty {
      let rest = filled.head.dropLast()
      let end = rest.lastIndex { !text.clusters[$0].hangs }.map { $0 + 1 } ?? filled.head.lowerBound
      fewer.head = filled.head.lowerBound..<end
      fewer.headWidth = LineShape(text).width(of: fewer.head)
      return fewer
    }
    guard !filled.tail.isEmpty else { return nil }
    let rest = filled.tail.dropFirst()
    let start = rest.first { !text.clusters[$0].hangs && text.clusters[$0].joint == .none }
    fewer.tail = (start ?? filled.tail.upperBound)..<filled.tail.upperBound
    fewer.tailWidth = LineShape(text).ink(of: fewer.tail).width
    return fewer
  }

  /// What has been kept so far.
  private struct Filling {
    var head: Range<Int>
    var tail: Range<Int>
    var headWidth = 0.0
    var tailWidth = 0.0
    var headPieces: [ReshapedPiece] = []
    var tailPieces: [ReshapedPiece] = []
  }

  /// The empty range behind the last cluster of the paragraph, hanging ones left out.
  private func paragraphEnd(from start: Int) -> Range<Int> {
    var end = start
    for index in start..<text.clusters.count {
      if text.clusters[index].kind == .lineEnd { break }
      if !text.clusters[index].hangs { end = index + 1 }
    }
    return end..<end
  }

  private func fillHead(_ filled: inout Filling) {
    while extendHead(&filled) {}
  }

  private func fillTail(_ filled: inout Filling) {
    while extendTail(&filled) {}
  }

  /// Takes from both ends in turn, so that they stay about as long.
  private func fillBoth(_ filled: inout Filling) {
    var goesOn = true
    while goesOn {
      let takesHead = filled.headWidth <= filled.tailWidth
      goesOn =
        takesHead
        ? extendHead(&filled) || extendTail(&filled)
        : extendTail(&filled) || extendHead(&filled)
    }
  }

  /// Takes the next inked cluster with the spaces before it; false when it does not fit.
  private func extendHead(_ filled: inout Filling) -> Bool {
    var x = filled.headWidth
    for index in filled.head.upperBound..<filled.tail.lowerBound {
      let cluster = text.clusters[index]
      if cluster.kind == .lineEnd { return false }
      x = cluster.kind == .tab ? LineBreaking.tabStop(after: x) : x + cluster.advance
      guard !cluster.hangs else { continue }
      guard x + filled.tailWidth + ellipsisWidth(beside: index) <= width else { return false }
      filled.head = filled.head.lowerBound..<index + 1
      filled.headWidth = x
      return true
    }
    return false
  }

  /// Takes the inked cluster before the tail with the spaces after it.
  private func extendTail(_ filled: inout Filling) -> Bool {
    var x = filled.tailWidth
    for index in (filled.head.upperBound..<filled.tail.lowerBound).reversed() {
      let cluster = text.clusters[index]
      x += cluster.advance - (filled.tail.isEmpty ? cluster.dropped : 0)
      guard !cluster.hangs, cluster.joint == .none else { continue }
      let neighbour = filled.head.last ?? index
      guard x + filled.headWidth + ellipsisWidth(beside: neighbour) <= width else { return false }
      filled.tail = index..<filled.tail.upperBound
      filled.tailWidth = x
      return true
    }
    return false
  }

  private func run(at cluster: Int) -> Int {
    guard cluster < text.clusters.count else { return max(text.runs.count - 1, 0) }
    return text.items[Int(text.clusters[cluster].item)].sourceRun
  }

  private func ellipsisWidth(beside cluster: Int) -> Double {
    ellipsisWidth(ofRun: run(at: cluster))
  }

  private func ellipsisWidth(ofRun run: Int) -> Double {
    onlyEllipsisWidth ?? library.width(of: .ellipsis, in: text.runs[run].font)
  }

  /// The cluster whose run draws the ellipsis.
  private func ellipsisCluster(_ filled: Filling) -> Int {
    filled.head.last ?? filled.tail.first ?? filled.head.lowerBound
  }

  private func span(_ filled: Filling, of line: LineSpan) -> LineSpan {
    let ellipsisRun = run(at: ellipsisCluster(filled))
    var span = line
    span.clusters = line.clusters.lowerBound..<text.clusters.count
    span.head = filled.head
    span.tail = filled.tail
    span.ellipsisRun = ellipsisRun
    span.pieces = filled.headPieces + filled.tailPieces
    span.showsHyphen = false
    span.width = filled.headWidth + filled.tailWidth + ellipsisWidth(ofRun: ellipsisRun)
    span.extent = extent(of: span, run: text.runs[ellipsisRun])
    return span
  }

  private func extent(of span: LineSpan, run: TextRun) -> LineExtent {
    let metrics = run.font.metrics
    let offset = run.baselineOffset.usableLength
    var extent = LineExtent(text.clusters, span.head, items: text.items)
    let tail = LineExtent(text.clusters, span.tail, items: text.items)
    extent.add(ascent: tail.ascent, descent: tail.descent)
    extent.add(ascent: metrics.ascent + offset, descent: metrics.descent - offset)
    return extent
  }
}
