// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Grapheme clusters in a row that shape together.
struct SourceItem {
  var graphemes: Range<Int>
  var run: Int
  var level: UInt8
  var baseLevel: UInt8
  var face: FontFace
  var script: hb_script_t
  /// Whether the clusters are line ends, tabs and controls, which have no glyphs.
  var isBlank: Bool
}

/// Cuts a text into items: by paragraph and direction, then attributes, then script, then font.
struct Itemizer {
  private let source: SourceText
  private let runs: [TextRun]
  /// The levels; nil where all text runs from left to right.
  private let bidi: BidiLevels?
  private let library: FontLibrary
  private var items: [SourceItem] = []

  static func items(
    of source: SourceText, runs: [TextRun], isRightToLeft: Bool, library: FontLibrary
  ) -> [SourceItem] {
    var itemizer = Itemizer(source, runs, isRightToLeft: isRightToLeft, library)
    itemizer.cut()
    return itemizer.items
  }

  private init(
    _ source: SourceText, _ runs: [TextRun], isRightToLeft: Bool, _ library: FontLibrary
  ) {
    self.source = source
    self.runs = runs
    self.library = library
    bidi =
      source.mayNeedBidi || isRightToLeft
      ? BidiLevels(
        units: source.units,
        base: isRightToLeft ? .naturalOrRightToLeft : .naturalOrLeftToRight) : nil
  }

  private mutating func cut() {
    if let whole {
      items = [whole]
      return
    }
    var run = 0
    var runEnd = runs[0].text.utf8.count
    for grapheme in 0..<source.graphemeCount {
      while Int(source.utf8[grapheme]) >= runEnd, run + 1 < runs.count {
        run += 1
        runEnd += runs[run].text.utf8.count
      }
      if !joinsLast(grapheme, run: run) { add(grapheme, run: run) }
    }
  }

  /// Joins one more early character to the item before it where that is plain to see; else it may
  /// belong to it all the same.
  private mutating func joinsLast(_ grapheme: Int, run: Int) -> Bool {
    let range = source.range(grapheme)
    let last = items.count - 1
    guard last >= 0, range.count == 1, items[last].run == run, !items[last].isBlank,
      items[last].face === runs[run].font.face
    else { return false }
    let scalar = source.scalars[range.lowerBound]
    guard items[last].face.earlyCoverage.contains(scalar), !UnicodeClass.isControl(scalar) else {
      return false
    }
    if let bidi {
      let unit = Int(source.utf16[grapheme])
      guard bidi.levels[unit] == items[last].level, bidi.baseLevels[unit] == items[last].baseLevel
      else { return false }
    }
    return items[last].append(grapheme, of: EarlyCharacters.script(of: scalar))
  }

  /// The text as one item, where that is plain to see: printable ASCII in one run from left to
  /// right, all of it in the run's face.
  private var whole: SourceItem? {
    guard bidi == nil, runs.count == 1, runs[0].attachment == nil, let ascii = source.ascii,
      runs[0].font.face.asciiCoverage.contains(ascii)
    else { return nil }
    return SourceItem(
      graphemes: 0..<source.graphemeCount, run: 0, level: 0, baseLevel: 0,
      face: runs[0].font.face, script: ascii.hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON,
      isBlank: false)
  }

  /// Joins a cluster to the item before it when nothing differs.
  private mutating func add(_ grapheme: Int, run: Int) {
    let range = source.range(grapheme)
    let unit = Int(source.utf16[grapheme])
    let isBlank =
      UnicodeClass.isControl(source.scalars[range.lowerBound]) || runs[run].attachment != nil
    let face = isBlank ? runs[run].font.face : face(for: source.scalars[range], run: run)
    // Shapers of scripts may leave out the ligatures that pictures are made of.
    let hasNoScript = isBlank || face.isEmoji
    let script = hasNoScript ? HB_SCRIPT_COMMON : script(of: source.scalars[range])
    let next = SourceItem(
      graphemes: grapheme..<grapheme + 1, run: run, level: bidi?.levels[unit] ?? 0,
      baseLevel: bidi?.baseLevels[unit] ?? 0, face: face, script: script, isBlank: isBlank)
    let last = items.count - 1
    if last >= 0, items[last].joins(next) {
      items[last].append(next)
    } else {
      items.append(next)
    }
  }

  /// The script of the first scalar that has one of its own.
  private func script(of cluster: ArraySlice<UInt32>) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in cluster {
      let script = hb_unicode_script(functions, scalar)
      if script.isSpecific { return script }
    }
    return HB_SCRIPT_COMMON
  }

  /// The run's face, or else the face of the item before, or else the library's choice.
  private func face(for cluster: ArraySlice<UInt32>, run: Int) -> FontFace {
    let own = runs[run].font.face
    let prefersEmoji = UnicodeClass.looksLikeEmoji(cluster)
    if !prefersEmoji, own.covers(cluster) { return own }
    if !prefersEmoji, let last = items.last, last.run == run, last.face.covers(cluster) {
      return last.face
    }
    guard let other = library.fallbackFace(for: cluster, like: own) else { return own }
    return prefersEmoji && !other.isEmoji && own.covers(cluster) ? own : other
  }
}

extension SourceItem {
  /// Whether nothing differs between this item and the next one. Characters of no particular
  /// script take the script beside them.
  fileprivate func joins(_ next: SourceItem) -> Bool {
    next.run == run && next.level == level && next.baseLevel == baseLevel && next.face === face
      && next.isBlank == isBlank
      && (next.script == script || !next.script.isSpecific || !script.isSpecific)
  }

  /// Appends a grapheme of one character unless it is of another script.
  fileprivate mutating func append(_ grapheme: Int, of next: hb_script_t) -> Bool {
    guard next == script || !next.isSpecific || !script.isSpecific else { return false }
    graphemes = graphemes.lowerBound..<grapheme + 1
    if !script.isSpecific, next.isSpecific { script = next }
    return true
  }

  fileprivate mutating func append(_ next: SourceItem) {
    graphemes = graphemes.lowerBound..<next.graphemes.upperBound
    if !script.isSpecific { script = next.script }
  }
}

extension hb_script_t {
  /// Whether the script says how to shape: neither common nor inherited nor unknown.
  fileprivate var isSpecific: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
  }
}

extension FontFace {
  /// Whether the face draws every scalar of a cluster, as it stands or composed with its base.
  func covers(_ cluster: ArraySlice<UInt32>) -> Bool {
    var base: UInt32?
    for scalar in cluster {
      if covers(scalar) || UnicodeClass.needsNoGlyph(scalar) {
        base = scalar
      } else if let before = base, let composed = compose(before, scalar), covers(composed) {
        base = composed
      } else if !coversDecomposed(scalar) {
        return false
      }
    }
    return true
  }

  private func compose(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    var composed: UInt32 = 0
    let found = hb_unicode_compose(hb_unicode_funcs_get_default(), base, mark, &composed)
    return found != 0 ? composed : nil
  }

  private func coversDecomposed(_ scalar: UInt32) -> Bool {
    var base: UInt32 = 0
    var mark: UInt32 = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &base, &mark) != 0
    else { return false }
    return covers(base) && (mark == 0 || covers(mark))
  }
}
