// SPDX-License-Identifier: MIT

import CFontconfig

/// One face in fontconfig's list.
///
/// `@unchecked Sendable`: the pattern belongs to a font set that nobody changes after listing,
/// and every call only reads it; the set lives as long as its patterns.
final class FontconfigPattern: @unchecked Sendable {
  private let pattern: OpaquePointer
  private let charset: OpaquePointer?
  private let list: FontconfigList

  fileprivate init(_ pattern: OpaquePointer, in list: FontconfigList) {
    self.pattern = pattern
    self.list = list
    var charset: OpaquePointer?
    self.charset =
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch ? charset : nil
  }

  var file: String { string(FC_FILE) ?? "" }
  /// The index in the collection, without the number of a named instance.
  var index: Int { integer(FC_INDEX, default: 0) & 0xFFFF }
  var lightest: Double { weights.lightest }
  var heaviest: Double { weights.heaviest }
  var narrowest: Double { widths.low }
  var widest: Double { widths.high }

  func covers(_ scalar: UInt32) -> Bool {
    charset.map { FcCharSetHasChar($0, scalar) != 0 } ?? false
  }

  /// Whether the file is an sfnt whose default instance this is.
  fileprivate var isUsable: Bool {
    let format = string(FC_FONTFORMAT)
    return (format == "TrueType" || format == "CFF") && integer(FC_INDEX, default: 0) >> 16 == 0
  }

  var names: FontNames {
    let families = strings(FC_FAMILY)
    let family = families.first ?? ""
    let fullNames = strings(FC_FULLNAME)
    return FontNames(
      postScript: string(FC_POSTSCRIPT_NAME) ?? family, full: fullNames.first ?? family,
      family: family, style: string(FC_STYLE) ?? "", otherFamilies: Array(families.dropFirst()),
      otherFullNames: Array(fullNames.dropFirst()),
      weight: weights.usual, width: widthClass, isItalic: integer(FC_SLANT, default: 0) > 0)
  }

  private func string(_ object: String, at position: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, position, &value) == FcResultMatch, let value
    else { return nil }
    return String(cString: value)
  }

  private func strings(_ object: String) -> [String] {
    var found: [String] = []
    while found.count < 16, let next = string(object, at: Int32(found.count)) {
      found.append(next)
    }
    return found
  }

  private func integer(_ object: String, default fallback: Int) -> Int {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch
      ? Int(value) : fallback
  }

  /// Fontconfig's own scale of weights, translated to that of CSS.
  private var weights: (lightest: Double, usual: Double, heaviest: Double) {
    var one = 0.0
    if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &one) == FcResultMatch {
      let weight = FcWeightToOpenTypeDouble(one)
      return (weight, weight, weight)
    }
    guard let (low, high) = range(FC_WEIGHT) else { return (400, 400, 400) }
    let lightest = FcWeightToOpenTypeDouble(low)
    let heaviest = FcWeightToOpenTypeDouble(high)
    return (lightest, min(max(400, lightest), max(lightest, heaviest)), heaviest)
  }

  private func range(_ object: String) -> (low: Double, high: Double)? {
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    guard FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) != 0
    else { return nil }
    return (low, high)
  }

  /// The widths that the face can take, in percent of normal.
  private var widths: (low: Double, high: Double) {
    var one = 0.0
    if FcPatternGetDouble(pattern, FC_WIDTH, 0, &one) == FcResultMatch { return (one, one) }
    return range(FC_WIDTH) ?? (100, 100)
  }

  private var widthClass: Int {
    let percent = min(max(100, widths.low), max(widths.low, widths.high))
    return 1 + [56, 69, 81, 93, 106, 119, 137, 175].count { percent > $0 }
  }
}

/// What fontconfig found on the machine, listed once.
///
/// `@unchecked Sendable`: fontconfig's objects are read only after `init`.
final class FontconfigList: @unchecked Sendable {
  private let config: OpaquePointer?
  private let set: UnsafeMutablePointer<FcFontSet>?

  init() {
    config = FcInitLoadConfigAndFonts()
    set = config.flatMap(Self.list)
  }

  deinit {
    if let set { FcFontSetDestroy(set) }
    if let config { FcConfigDestroy(config) }
  }

  private static func list(_ config: OpaquePointer) -> UnsafeMutablePointer<FcFontSet>? {
    let everything = FcPatternCreate()
    let objects = FcObjectSetCreate()
    defer {
      FcPatternDestroy(everything)
      FcObjectSetDestroy(objects)
    }
    for object in [
      FC_FILE, FC_INDEX, FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_STYLE, FC_WEIGHT,
      FC_WIDTH, FC_SLANT, FC_FONTFORMAT, FC_CHARSET,
    ] {
      FcObjectSetAdd(objects, object)
    }
    return FcFontList(config, everything, objects)
  }

  /// The usable faces, by path and index: an order that no run changes.
  var patterns: [FontconfigPattern] {
    guard let set, let fonts = set.pointee.fonts else { return [] }
    let found = (0..<Int(set.pointee.nfont)).compactMap { fonts[$0] }
    return found.map { FontconfigPattern($0, in: self) }.filter(\.isUsable)
      .sorted { ($0.file, $0.index) < ($1.file, $1.index) }
  }

  /// The file that fontconfig would use for text in no particular font.
  var defaultFile: String? {
    guard let config, let wanted = FcNameParse("sans-serif") else { return nil }
    defer { FcPatternDestroy(wanted) }
    FcConfigSubstitute(config, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(config, wanted, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return FontconfigPattern(match, in: self).file
  }
}
