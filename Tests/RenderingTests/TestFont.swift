// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TextEngine
import ViewTree

/// A font of the machine, opened from its file. Tests with one are skipped where it is missing.
enum TestFont: String, CaseIterable {
  /// TrueType outlines, Latin ligatures and Hebrew letters.
  case dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  /// CFF outlines.
  case inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  static var areInstalled: Bool {
    allCases.allSatisfy { FileManager.default.isReadableFile(atPath: $0.rawValue) }
  }

  func face() throws -> FontFace {
    try FontLibrary(files: [rawValue]).systemFace
  }

  /// One glyph a character, by the font's character map and advances alone; a character that the
  /// font lacks becomes its box.
  func run(
    _ text: String, size: Double, x: Double, y: Double, isRightToLeft: Bool = false
  ) throws -> GlyphRun {
    let face = try face()
    var glyphs: [PositionedGlyph] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let id = face.glyph(for: scalar) ?? 0
      let advance = Double(face.advance(ofGlyph: id)) * size / Double(face.unitsPerEm)
      glyphs.append(PositionedGlyph(id: id, x: 0, y: y, advance: advance, cluster: offset))
      offset += String(scalar).utf8.count
    }
    if isRightToLeft { glyphs.reverse() }
    var pen = x
    for index in glyphs.indices {
      glyphs[index].x = pen
      pen += glyphs[index].advance
    }
    return GlyphRun(
      face: face, size: size, glyphs: glyphs, text: text, isRightToLeft: isRightToLeft,
      sourceRun: 0)
  }

  /// The word "office" whose middle three letters are one ligature.
  static func ligature(size: Double, x: Double, y: Double) throws -> GlyphRun {
    var run = try dejaVu.run("o\u{FB03}ce", size: size, x: x, y: y)
    run.text = "office"
    for (index, cluster) in [0, 1, 4, 5].enumerated() { run.glyphs[index].cluster = cluster }
    return run
  }
}

/// A scene that uses every kind of item, for comparing writers.
enum Showcase {
  static func list() throws -> DisplayList {
    DisplayList(size: Size(width: 240, height: 180), items: try shapes + texts())
  }

  private static let heart = DisplayPath(elements: [
    .move(Point(x: 0, y: 10)),
    .cubic(
      control1: Point(x: -20, y: -10), control2: Point(x: -5, y: -25), end: Point(x: 0, y: -10)),
    .quadratic(control: Point(x: 25, y: -30), end: Point(x: 0, y: 10)), .close,
  ])

  static var shapes: [DisplayItem] {
    [
      .rect(0, 0, 240, 180, .rgb(0.96, 0.97, 1)),
      .rect(10, 10, 60, 40, .linearRedToBlue(from: 15, to: 60)),
      .fill(
        .rect(80, 10, 60, 40),
        .radialGradient(
          stops: [.red(at: 0), .blue(at: 0.7)], center: Point(x: 110, y: 30), startRadius: 5,
          endRadius: 35),
        evenOdd: false),
      .push(DisplayGroup(opacity: 0.4)), .rect(150, 10, 40, 40), .rect(170, 20, 40, 40, .blue),
      .pop,
      .push(
        DisplayGroup(
          transform: Transform(a: 0.9, b: 0.4, c: -0.4, d: 0.9, tx: 40, ty: 90),
          clip: .rect(-25, -15, 45, 40))),
      .fill(heart, .red, evenOdd: true),
      .stroke(heart, .blue, DisplayStroke(width: 3, join: .round)), .pop,
      .stroke(
        .line((90, 70), (150, 75), (100, 100)), .rgb(0, 0.5, 0, 0.8),
        DisplayStroke(width: 5, cap: .round, dash: [10, 8], dashPhase: 3)),
      .stroke(.line((170, 75), (200, 75), (175, 95)), .red, DisplayStroke(width: 6)),
    ]
  }

  private static func texts() throws -> [DisplayItem] {
    [
      .glyphs(
        try TestFont.inter.run("Layout & <drawing>", size: 16, x: 10.3, y: 130), .rgb(0, 0, 0)),
      .glyphs(try TestFont.ligature(size: 20, x: 10.7, y: 155), .rgb(0.5, 0, 0.5, 0.7)),
      .glyphs(
        try TestFont.dejaVu.run("שלום", size: 18, x: 90, y: 155, isRightToLeft: true), .blue),
      .push(
        DisplayGroup(transform: Transform(a: 0.95, b: -0.3, c: 0.3, d: 0.95, tx: 150, ty: 170))),
      .glyphs(
        try TestFont.inter.run("Gradient", size: 18, x: 0, y: 0), .linearRedToBlue(from: 0, to: 70)),
      .pop,
    ]
  }
}
