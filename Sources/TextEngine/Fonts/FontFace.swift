// SPDX-License-Identifier: MIT

import LayoutEngine

/// One face of a font file at one variation instance: immutable and shared between threads.
public final class FontFace: Hashable, Sendable {
  /// The index of the face in its collection; zero for a single font.
  public let index: Int
  /// The variation coordinates in design units, by four-letter axis tag; empty for the default.
  public let variations: [String: Double]
  /// What the face is called; `weight` is that of the instance.
  public let names: FontNames
  /// The measures in font units.
  public let units: FontUnits
  /// The axes of a variable font in the file's order; empty for a static font.
  public let axes: [VariationAxis]
  /// How many glyphs the face has.
  public let glyphCount: Int

  /// Whether this is a font of colour pictures.
  let isEmoji: Bool
  let data: FontBytes
  let shaper: HarfBuzzFont
  /// The ASCII characters that the `cmap` has.
  let asciiCoverage: ASCIISet
  /// The early characters that the `cmap` has.
  let earlyCoverage: EarlyCoverage
  private let outlines: Lock<OutlineCache>

  /// Opens one face of a font.
  init(data: FontBytes, index: Int = 0, variations: [String: Double] = [:]) throws(FontError) {
    guard data.faceCount > 0 else { throw .notAnOpenTypeFont(source: data.source) }
    let end = data.tablesEnd(ofFace: index)
    guard end <= data.count else {
      throw .cutOff(source: data.source, byteCount: data.count, tablesEnd: end)
    }
    guard data.outlineFlavor(ofFace: index) != nil,
      let shaper = HarfBuzzFont(data: data, index: index, variations: variations),
      shaper.unitsPerEm > 0
    else { throw .damaged(source: data.source) }
    let axes = shaper.axes
    let coordinates =
      variations.isEmpty ? [] : axes.map { variations[$0.tag] ?? $0.defaultValue }
    guard let freeType = FreeTypeFace(data: data, index: index, coordinates: coordinates) else {
      throw .damaged(source: data.source)
    }
    var names = FontNames(shaper)
    names.weight = variations["wght"] ?? names.weight
    self.data = data
    self.index = index
    self.variations = variations
    self.shaper = shaper
    self.names = names
    isEmoji = names.isEmoji
    self.axes = axes
    units = FontUnits(shaper)
    glyphCount = shaper.glyphCount
    let early = EarlyCoverage { shaper.nominalGlyph(for: $0) != nil }
    earlyCoverage = early
    asciiCoverage = ASCIISet { early.contains(UInt32($0)) }
    outlines = Lock(OutlineCache(face: freeType))
  }

  /// The bytes of the font file; a copy, for embedding.
  public var bytes: [UInt8] { Array(data.pointer) }
  /// The SHA-256 of the font file in hexadecimal digits. Reads the whole file at each call.
  public var sha256: String { SHA256.hexadecimal(of: data.pointer) }
  /// Where the font came from: a path, or a description of the data.
  public var source: String { data.source }
  /// The PostScript name.
  public var postScriptName: String { names.postScript }
  /// The full name.
  public var fullName: String { names.full }
  /// The family that holds all weights.
  public var familyName: String { names.family }
  /// The style inside the family.
  public var styleName: String { names.style }
  /// 100 (thin) to 900 (black).
  public var weight: Double { names.weight }
  /// The width in percent of normal: the instance's, or that of the width class.
  public var width: Double {
    variations["wdth"] ?? axis("wdth")?.defaultValue ?? names.widthPercent
  }
  /// Whether the face is italic or oblique.
  public var isItalic: Bool { names.isItalic }
  /// Font units per em; never zero.
  public var unitsPerEm: Int { units.perEm }

  func axis(_ tag: String) -> VariationAxis? { axes.first { $0.tag == tag } }

  /// The measures at a size in points.
  public func metrics(size: Double) -> FontMetrics { FontMetrics(units: units, size: size) }

  /// The glyph of a scalar by the face's `cmap`; nil without one.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    shaper.nominalGlyph(for: scalar.value)
  }

  /// How far the pen moves after a glyph, in font units, without kerning.
  public func advance(ofGlyph glyph: UInt32) -> Int { shaper.advance(ofGlyph: glyph) }

  /// The unhinted contour of a glyph in font units; empty for a glyph without ink.
  ///
  /// Kept after the first call. Safe on any thread.
  public func outline(glyph: UInt32) -> GlyphOutline {
    outlines.withLock { $0.outline(ofGlyph: glyph) }
  }

  /// The colour picture of a glyph, as emoji fonts hold it; nil for a glyph drawn by its outline.
  ///
  /// The PNG is not checked: whoever decodes it sets limits.
  public func picture(glyph: UInt32) -> GlyphPicture? {
    let png = shaper.png(ofGlyph: glyph)
    guard !png.isEmpty, let ink = shaper.extents(ofGlyph: glyph) else { return nil }
    let bounds = Rect(
      x: Double(ink.left), y: Double(ink.top - ink.height), width: Double(ink.width),
      height: Double(ink.height))
    return GlyphPicture(png: png, bounds: bounds)
  }

  /// Whether the `cmap` has the scalar; a bit test for early characters.
  func covers(_ scalar: UInt32) -> Bool {
    scalar < EarlyCharacters.end
      ? earlyCoverage.contains(scalar) : shaper.nominalGlyph(for: scalar) != nil
  }

  /// Faces are equal when they are the same object.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The outlines read so far, with the FreeType face that reads the others.
private struct OutlineCache {
  let face: FreeTypeFace
  var outlines: [UInt32: GlyphOutline] = [:]

  mutating func outline(ofGlyph glyph: UInt32) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let outline = face.outline(ofGlyph: glyph)
    outlines[glyph] = outline
    return outline
  }
}
