// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Shapes one item, cut into chunks that keep HarfBuzz's work linear.
///
/// A chunk ends at the first space after 8,192 scalars, or after 30 combining marks in a row (the
/// limit of Unicode's Stream-Safe Text Format): HarfBuzz before 7.0 sorts and places marks in
/// quadratic time (CVE-2023-25193). Each chunk is shaped in the context of the text around it.
struct ItemShaping {
  static let longestChunk = 8192
  static let mostMarks = 30

  private let item: SourceItem
  private let source: SourceText
  let properties: ShapingProperties

  init(_ item: SourceItem, source: SourceText, run: TextRun) {
    self.item = item
    self.source = source
    var features = run.font.features.map { hb_feature_t($0.tag, $0.value) }
    // In fonts of pictures, ligatures are what makes one picture of a sequence.
    if !run.allowsOptionalLigatures, !item.face.isEmoji {
      features += [hb_feature_t("liga", 0), hb_feature_t("clig", 0)]
    }
    properties = ShapingProperties(
      face: item.face, script: item.script,
      language: run.language.flatMap { hb_language_from_string($0, -1) }, features: features)
  }

  /// The glyphs in visual order.
  func glyphs(in buffer: ShapingBuffer) -> [BufferGlyph] {
    let isRightToLeft = item.level & 1 != 0
    var glyphs: [BufferGlyph] = []
    glyphs.reserveCapacity(scalars.count)
    for chunk in isRightToLeft ? chunks.reversed() : chunks {
      buffer.shape(
        source.scalars, chunk.range, properties, isRightToLeft: isRightToLeft,
        continuesCluster: chunk.continuesCluster, into: &glyphs)
    }
    return glyphs
  }

  private var scalars: Range<Int> {
    let start = source.range(item.graphemes.lowerBound).lowerBound
    return start..<source.range(item.graphemes.upperBound - 1).upperBound
  }

  private var chunks: [Chunk] {
    let scalars = scalars
    let hasMarks = scalars.count > item.graphemes.count
    guard scalars.count > Self.longestChunk || (hasMarks && scalars.count > Self.mostMarks) else {
      return [Chunk(range: scalars, continuesCluster: false)]
    }
    var cut = ChunkCutting(start: scalars.lowerBound)
    for grapheme in item.graphemes {
      let range = source.range(grapheme)
      cut.beginGrapheme(at: range.lowerBound, in: source.scalars)
      for scalar in range.dropFirst() { cut.add(scalar, in: source.scalars) }
    }
    cut.end(at: scalars.upperBound)
    return cut.chunks
  }
}

/// Scalars that are shaped in one buffer.
private struct Chunk {
  var range: Range<Int>
  /// Whether it begins inside a grapheme cluster.
  var continuesCluster: Bool
}

/// Cuts the scalars of an item where a chunk is full or has too many marks.
private struct ChunkCutting {
  private(set) var chunks: [Chunk] = []
  private var start: Int
  private var continues = false
  private var marks = 0

  init(start: Int) {
    self.start = start
  }

  /// Cuts a full chunk: behind a space if there is one in time.
  mutating func beginGrapheme(at scalar: Int, in text: [UInt32]) {
    let length = scalar - start
    let isFull =
      length >= ItemShaping.longestChunk
      && (text[scalar - 1] == 0x20 || length >= 2 * ItemShaping.longestChunk)
    if isFull { cut(before: scalar, continues: false) }
    marks = 0
  }

  /// Cuts before the mark that is one too many.
  mutating func add(_ scalar: Int, in text: [UInt32]) {
    guard UnicodeClass.isMark(text[scalar]) else {
      marks = 0
      return
    }
    marks += 1
    guard marks > ItemShaping.mostMarks else { return }
    cut(before: scalar, continues: true)
    marks = 1
  }

  mutating func end(at scalar: Int) {
    cut(before: scalar, continues: false)
  }

  private mutating func cut(before scalar: Int, continues: Bool) {
    chunks.append(Chunk(range: start..<scalar, continuesCluster: self.continues))
    start = scalar
    self.continues = continues
  }
}

extension hb_feature_t {
  /// A feature for the whole buffer.
  fileprivate init(_ tag: String, _ value: UInt32) {
    self.init(tag: OpenTypeTag(tag).value, value: value, start: 0, end: .max)
  }
}

/// HarfBuzz's buffer and what it has learned, used again for each item and each text.
///
/// `@unchecked Sendable`: a library lends it to one text at a time (`ShapingBuffers`), so that one
/// thread alone uses it until it is given back under a lock.
final class ShapingBuffer: @unchecked Sendable {
  /// What the buffer has learned of fonts; nil for one that does not learn.
  var pairs: PairTables?
  private let buffer: OpaquePointer?
  private var scalars: [UInt32] = []
  private var breaks: [UInt8] = []

  init(rules: SharedPairRules? = nil) {
    pairs = rules.map(PairTables.init)
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The memory that the scalars of the last text were in; it is the caller's.
  func takeScalars() -> [UInt32] {
    defer { scalars = [] }
    return scalars
  }

  /// The memory that the breaks of the last text were in; it is the caller's.
  func takeBreaks() -> [UInt8] {
    defer { breaks = [] }
    return breaks
  }

  /// Keeps memory for the next text.
  func keep(scalars: [UInt32], breaks: [UInt8]) {
    self.scalars = scalars
    self.breaks = breaks
  }

  /// Shapes scalars in the context of their text and appends the glyphs in visual order.
  func shape(
    _ text: [UInt32], _ range: Range<Int>, _ properties: ShapingProperties, isRightToLeft: Bool,
    continuesCluster: Bool, into glyphs: inout [BufferGlyph]
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, properties.script)
    hb_buffer_set_language(buffer, properties.language)
    var flags = 0 as UInt32
    if range.lowerBound == 0, !continuesCluster { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    if continuesCluster { flags |= HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_add_codepoints(
      buffer, text, Int32(clamping: text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_shape(
      properties.face.shaper.font, buffer, properties.features, UInt32(properties.features.count))
    read(into: &glyphs)
  }

  private func read(into glyphs: inout [BufferGlyph]) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let position = positions[index]
      let glyph = ShapedGlyph(
        id: infos[index].codepoint, advance: position.x_advance, xOffset: position.x_offset,
        yOffset: position.y_offset)
      glyphs.append(
        BufferGlyph(
          glyph: glyph, scalar: Int(infos[index].cluster),
          isUnsafe: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }
}
