// SPDX-License-Identifier: MIT

import TextEngine

/// What holds for the lines of every text. Each law answers with nil, or with what is wrong.
///
/// Widths of stretches that the engine never measured are those of a text of their own; at the
/// edges they may differ by kerning and joining, for which a quarter of the font size is allowed.
struct TextLaws {
  private let sample: TextSample
  private let text: PreparedText
  private let bytes: [UInt8]
  private let boundaries: [Int]
  private let bidi: BidiLevels
  private let width: Double

  init(_ sample: TextSample) {
    self.sample = sample
    text = sample.prepared()
    bytes = Array(sample.text.utf8)
    boundaries = sample.boundaries
    let isRightToLeft = sample.style.isRightToLeft
    bidi = BidiLevels(
      units: Array(sample.text.utf16),
      base: isRightToLeft ? .naturalOrRightToLeft : .naturalOrLeftToRight)
    width = sample.width
  }

  /// The laws of wrapping.
  var wrappingViolation: String? {
    let lines = text.lines(width: width)
    return partition(lines) ?? fit(lines) ?? advances(lines) ?? sameLinesAgain(lines)
      ?? greed(lines) ?? monotony()
  }

  // MARK: Wrapping

  /// The lines hold the whole text, and none begins inside a character.
  private func partition(_ lines: [TextLine]) -> String? {
    var end = 0
    for line in lines {
      guard line.range.lowerBound == end else {
        return "a line begins at \(line.range), not \(end)"
      }
      end = line.range.upperBound
      guard isBoundary(end) else { return "a line ends inside a character, at \(end)" }
    }
    guard end == bytes.count else { return "the lines end at \(end) of \(bytes.count)" }
    return lines.count == text.measure(width: width).lineCount ? nil : "lines are miscounted"
  }

  private func isBoundary(_ offset: Int) -> Bool { boundaries.contains(offset) }

  /// A line is as wide as proposed at the most, or as its widest cluster.
  private func fit(_ lines: [TextLine]) -> String? {
    let tooWide = lines.first { $0.width > max(width, widestCluster($0)) + 1e-5 }
    return tooWide.map { "a line of \($0.range) is \($0.width) wide" }
  }

  private func widestCluster(_ line: TextLine) -> Double {
    line.runs.reduce(0) { max($0, clusterWidths($1).max() ?? 0) } + max(-sample.spacing, 0)
  }

  private func clusterWidths(_ run: GlyphRun) -> [Double] {
    Dictionary(grouping: run.glyphs, by: \.cluster).values.map { glyphs in
      glyphs.reduce(0) { $0 + $1.advance }
    }
  }

  private var hasTabs: Bool { bytes.contains(0x09) }

  /// The glyphs fill the line, but for the tracking that its last cluster drops, and for negative
  /// spacing that is wider than what it follows.
  private func advances(_ lines: [TextLine]) -> String? {
    guard !hasTabs, sample.spacing >= 0 || !lines.contains(where: goesBack) else { return nil }
    for line in lines {
      let sum = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
      let dropped = sum - line.width
      guard near(dropped, 0, within: 1e-5) || near(dropped, sample.tracking ?? 0, within: 1e-5)
      else {
        return "glyphs of \(line.range) are \(sum) wide, the line \(line.width)"
      }
    }
    return nil
  }

  /// In the box that was reported, the text flows as it did in the proposal.
  private func sameLinesAgain(_ lines: [TextLine]) -> String? {
    let size = text.measure(width: width).size
    guard lines.allSatisfy({ $0.width <= width + 1e-6 }), size.width > 0 else { return nil }
    guard size.width <= width + 1e-6 else { return "\(size) is wider than proposed" }
    let fresh = sample.prepared()
    let again = fresh.lines(width: size.width, height: size.height)
    guard again.map(\.range) == lines.map(\.range) else {
      return "other lines in \(size): \(again.map(\.range)), not \(lines.map(\.range))"
    }
    let second = fresh.measure(width: size.width, height: size.height).size
    return second == size ? nil : "in \(size) the size is \(second)"
  }

  private func goesBack(_ line: TextLine) -> Bool {
    line.runs.contains { clusterWidths($0).contains { $0 <= 0 } }
  }

  /// What follows a line would not have fitted on it.
  private func greed(_ lines: [TextLine]) -> String? {
    guard lines.count > 1 else { return nil }
    let line = lines[sample.choice % (lines.count - 1)]
    let range = line.range
    guard range.count > 0, !endsParagraph(range.upperBound), standsAlone(line) else { return nil }
    let breaks = breaks(beforeMarks: false)
    let endsWord = self.breaks(beforeMarks: true).contains(range.upperBound)
    let inside = { range.lowerBound < $0 && $0 < range.upperBound }
    if !endsWord, let missed = breaks.first(where: inside) {
      return "\(range) ends inside a word, though a word ends at \(missed)"
    }
    let word = breaks.first { $0 > range.upperBound } ?? bytes.count
    let next = boundaries.filter { $0 > range.upperBound && $0 <= word }
    for end in endsWord ? [word] : [next.first ?? word, next.dropFirst(3).first ?? word] {
      let wanted = range.lowerBound..<inkEnd(before: end, notBefore: range.lowerBound)
      guard !holdsSoftHyphen(wanted) else { return nil }
      if widthAlone(wanted) > width - slack { return nil }
    }
    return "after \(range) there was room up to \(word)"
  }

  private var slack: Double { sample.largestSize / 4 + 2 * abs(sample.spacing) }

  private func holdsSoftHyphen(_ range: Range<Int>) -> Bool {
    string(range).unicodeScalars.contains { $0.value == 0xAD }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func endsParagraph(_ offset: Int) -> Bool {
    let before = string(0..<offset).unicodeScalars.last
    return before.map { TextLaws.lineEnds.contains($0.value) } ?? false
  }

  static let lineEnds: Set<UInt32> = [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029]
  private static let spacesThatStay: Set<UInt32> = [0xA0, 0x2007, 0x202F]

  private static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.isWhitespace && !spacesThatStay.contains(scalar.value))
      || scalar.value == 0x200B
  }

  /// Before the spaces and line ends in front of an offset.
  private func inkEnd(before end: Int, notBefore start: Int) -> Int {
    boundaries.last { offset in
      guard offset <= end, offset > start else { return offset <= start }
      let last = boundaries.last { $0 < offset } ?? 0
      return !string(last..<offset).unicodeScalars.allSatisfy(Self.hangs)
    } ?? start
  }

  /// Whether the line is as wide as a text of its own: the face of what the font lacks may depend
  /// on what is before.
  private func standsAlone(_ line: TextLine) -> Bool {
    let end = inkEnd(before: line.range.upperBound, notBefore: line.range.lowerBound)
    return near(widthAlone(line.range.lowerBound..<end), line.width, within: slack / 4)
  }

  /// The width of a part of the text as one line, behind a mark that gives it the direction of
  /// its paragraph.
  private func widthAlone(_ range: Range<Int>) -> Double {
    let unit = string(0..<range.lowerBound).utf16.count
    let base = bidi.baseLevels.indices.contains(unit) ? bidi.baseLevels[unit] : 0
    let mark = hasTabs ? "" : base == 0 ? "\u{200E}" : "\u{200F}"
    return unlimitedWidth(sample.prepared(range, before: mark))
  }

  /// The UTF-8 offsets, between characters, after which a line may end, with or without those
  /// before marks and characters that cannot be seen: fonts may join them to what is before them.
  private func breaks(beforeMarks: Bool) -> [Int] {
    let opportunities = BreakOpportunity.find(in: Array(sample.text.utf16))
    var unit = 0
    var offset = 0
    var breaks: [Int] = []
    for character in sample.text {
      let isSeen = character.unicodeScalars.first.map(Self.standsForItself) ?? false
      if unit > 0, isSeen || beforeMarks, opportunities[unit] != 0 { breaks.append(offset) }
      unit += character.utf16.count
      offset += character.utf8.count
    }
    return breaks + [bytes.count]
  }

  private static func standsForItself(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// More width is never answered by more lines, by less width, or by more height where all
  /// lines are equally high.
  private func monotony() -> String? {
    // A cluster that is wider than the proposal may be cut out of what else shapes as one.
    guard sample.spacing >= 0,
      !text.lines(width: width).contains(where: { $0.width > width + 1e-6 })
    else { return nil }
    let wider = width * (1 + Double(sample.choice % 1000) / 1000)
    let a = text.measure(width: width)
    let b = sample.prepared().measure(width: wider)
    if b.lineCount > a.lineCount {
      return "\(b.lineCount) lines in \(wider), \(a.lineCount) before"
    }
    if b.unroundedSize.width < a.unroundedSize.width - 1e-6 {
      return "\(b.unroundedSize.width) wide in \(wider), \(a.unroundedSize.width) before"
    }
    let heights = (text.lines(width: width) + text.lines(width: wider)).map(\.height)
    let isEven = heights.allSatisfy { near($0, heights[0]) }
    return isEven && b.size.height > a.size.height ? "higher in \(wider)" : nil
  }

  // MARK: Truncation

  /// The laws of lines that are cut off. The text has no characters without glyphs.
  func truncationViolation(limit: Int, place: TruncationPlace) -> String? {
    var style = sample.style
    style.lineLimit = limit
    style.truncation = place
    let limited = sample.prepared(style: style)
    let lines = limited.lines(width: width)
    let whole = text.lines(width: width)
    guard lines.count <= limit, let last = lines.last else { return "\(lines.count) lines" }
    guard lines.dropLast().map(\.range) == whole.prefix(lines.count - 1).map(\.range) else {
      return "the lines before the last one differ"
    }
    guard limited.measure(width: width).isTruncated == last.isTruncated else {
      return "measuring and placing disagree about the ellipsis"
    }
    if !last.isTruncated {
      let rest = string(last.range.upperBound..<bytes.count)
      return rest.unicodeScalars.allSatisfy(Self.hangs) ? nil : "lost without an ellipsis"
    }
    if whole.count <= limit { return "cut off without need" }
    return cut(last, place)
  }

  /// What a line that is cut off shows: the beginning and the end of its paragraph.
  private func cut(_ line: TextLine, _ place: TruncationPlace) -> String? {
    let start = line.range.lowerBound
    let paragraph = start..<paragraphEnd(from: start)
    guard let kept = kept(line, in: paragraph, place) else {
      return "what is shown is no part of \(paragraph): \(line.runs.map(\.text.escaped))"
    }
    let isAlone = kept.head == paragraph.lowerBound && kept.tail == paragraph.upperBound
    guard line.width <= width + 1e-5 || isAlone else { return "the cut line is \(line.width) wide" }
    guard let more = more(kept, in: paragraph, place) else { return nil }
    return "\(kept) of \(paragraph) is shown, but there is room for \(more)"
  }

  private func paragraphEnd(from start: Int) -> Int {
    let end = boundaries.first { $0 > start && endsParagraph($0) } ?? bytes.count
    return inkEnd(before: end, notBefore: start)
  }

  /// Where the shown head ends and the shown tail begins.
  private func kept(
    _ line: TextLine, in paragraph: Range<Int>, _ place: TruncationPlace
  ) -> (head: Int, tail: Int)? {
    let shown = line.runs.map(\.text).joined()
    let length = shown.utf8.count - "…".utf8.count
    let sum = Self.sum(shown) &- Self.sum("…")
    let (start, end) = (paragraph.lowerBound, paragraph.upperBound)
    guard length >= 0, length <= paragraph.count else { return nil }
    let heads = boundaries.filter { $0 >= start && $0 - start <= length }
    return heads.lazy.map { ($0, end - (length - ($0 - start))) }.first { head, tail in
      guard place == .middle || (place == .tail ? tail == end : head == start) else { return false }
      guard isBoundary(tail) else { return false }
      return Self.sum(string(start..<head)) &+ Self.sum(string(tail..<end)) == sum
    }
  }

  /// A sum over scalars that does not depend on their order: runs are in visual order.
  private static func sum(_ text: String) -> UInt64 {
    text.unicodeScalars.reduce(0) { sum, scalar in
      var random = SplitMix(seed: UInt64(scalar.value))
      return sum &+ random.next()
    }
  }

  /// A longer cut that would have fitted by an em; nil when there is none. Inside words of other
  /// scripts than Latin a cut may change that much.
  private func more(
    _ kept: (head: Int, tail: Int), in paragraph: Range<Int>, _ place: TruncationPlace
  ) -> String? {
    let spaces = { (range: Range<Int>) in string(range).unicodeScalars.allSatisfy(Self.hangs) }
    let heads = boundaries.filter { $0 > kept.head && $0 < kept.tail && !spaces(kept.head..<$0) }
    let tails = boundaries.reversed().filter {
      $0 < kept.tail && $0 > kept.head && !spaces($0..<kept.tail)
    }
    func fits(_ head: Int, _ tail: Int) -> Bool {
      let (start, end) = (paragraph.lowerBound, paragraph.upperBound)
      let before = head > start ? unlimitedWidth(sample.prepared(start..<head, after: "…")) : 0
      let width = width - 4 * slack
      guard tail < end else { return before <= width }
      let behind = sample.prepared(tail..<end, before: head > start ? "" : "…")
      return before + unlimitedWidth(behind) <= width
    }
    if place != .head, let next = heads.first, fits(next, kept.tail),
      fits(heads.dropFirst(3).first ?? kept.tail, kept.tail)
    {
      return "a head up to \(next)"
    }
    if place != .tail, let next = tails.first, fits(kept.head, next),
      fits(kept.head, tails.dropFirst(3).first ?? kept.head)
    {
      return "a tail from \(next)"
    }
    return nil
  }

  private func unlimitedWidth(_ text: PreparedText) -> Double {
    text.measure().unroundedSize.width
  }

  // MARK: Shrinking

  /// The laws of texts that shrink to fit.
  func shrinkingViolation(limit: Int, factor: Double) -> String? {
    var style = sample.style
    style.lineLimit = limit
    let full = sample.prepared(style: style).measure(width: width)
    style.minimumScaleFactor = factor
    let small = sample.prepared(style: style).measure(width: width)
    if !full.isTruncated, full.unroundedSize.width <= width {
      return small == full ? nil : "smaller without need"
    }
    if small.scale < factor - 1e-9 || small.scale >= 1 { return "a scale of \(small.scale)" }
    if small.isTruncated, small.scale > factor { return "cut off at \(small.scale)" }
    if small.scale > factor, small.unroundedSize.width > width + 1e-6 {
      return "\(small.unroundedSize.width) wide at \(small.scale)"
    }
    if !small.isTruncated, small.unroundedSize.width <= width {
      let again = sample.prepared(style: style).measure(width: small.size.width)
      if again.lineCount != small.lineCount || abs(again.scale - small.scale) > 0.002 {
        return "\(again.lineCount) lines at \(again.scale) in its box, not at \(small.scale)"
      }
    }
    return small.lineCount <= limit ? nil : "\(small.lineCount) lines"
  }
}
