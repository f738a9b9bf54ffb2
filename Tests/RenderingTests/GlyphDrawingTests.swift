// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import TextEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestFont.areInstalled, "DejaVu Sans and Inter are not installed"))
struct GlyphDrawingTests {
  private func draw(_ run: GlyphRun, _ paint: DisplayPaint = .red) throws -> Bitmap {
    try RenderingTests.draw(
      DisplayList(size: Size(width: 40, height: 40), items: [.glyphs(run, paint)]))
  }

  private func columns(_ bitmap: Bitmap) -> ClosedRange<Int>? {
    let inked = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap[x, $0].alpha > 0 }
    }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }

  @Test func `a letter stands on its baseline`() throws {
    // DejaVu Sans: H is 1493 of 2048 units high, so 23.3 of 32 points, with a flat foot.
    let bitmap = try draw(try TestFont.dejaVu.run("H", size: 32, x: 4, y: 30))
    let rows = (0..<40).filter { y in (0..<40).contains { bitmap[$0, y].alpha > 0 } }
    #expect(rows.first == 6 && rows.last == 29)
  }

  @Test func `fractions of a pixel show`() throws {
    // Source: Cairo 1.16 rounds glyph positions on bitmaps to whole pixels; shapes are not.
    let pictures = try [4, 4.25, 4.5, 4.75].map {
      try draw(try TestFont.inter.run("l", size: 20, x: $0, y: 30))
    }
    for (a, b) in zip(pictures, pictures.dropFirst()) { #expect(a != b) }
  }

  @Test func `a space draws nothing`() throws {
    #expect(try draw(try TestFont.inter.run("  ", size: 20, x: 4, y: 30)).inked == 0)
  }

  @Test func `overlapping glyphs of one run are covered once`() throws {
    var run = try TestFont.inter.run("HH", size: 30, x: 4, y: 30)
    run.glyphs[1].x = 4
    let once = try draw(try TestFont.inter.run("H", size: 30, x: 4, y: 30), .rgb(1, 0, 0, 0.5))
    #expect(try draw(run, .rgb(1, 0, 0, 0.5)) == once)
  }

  @Test(arguments: [0, -3, Double.nan, .infinity])
  func `a size that shows nothing draws nothing`(size: Double) throws {
    var run = try TestFont.inter.run("H", size: 20, x: 4, y: 30)
    run.size = size
    #expect(try draw(run).inked == 0)
  }

  @Test func `a glyph at a place that is not finite hides its run alone`() throws {
    var run = try TestFont.inter.run("H", size: 20, x: 4, y: 30)
    run.glyphs[0].x = .nan
    let list = DisplayList(
      size: Size(width: 10, height: 10), items: [.glyphs(run, .red), .rect(0, 0, 1, 1)])
    #expect(try RenderingTests.draw(list).inked == 1)
    #expect(!SVGRenderer.svgString(list).contains("nan"))
  }
}
