// SPDX-License-Identifier: MIT

import Foundation
import Rendering
import TextEngine
import Testing
import ViewTree

/// What a text renderer draws, in every format.
@Suite(.enabled(if: TestFont.areInstalled, "DejaVu Sans and Inter are not installed"))
struct TextRendererDrawingTests {
  /// Draws glyph by glyph, each where it stands and by itself.
  private struct ByGlyph: TextRenderer {
    var shift: CGFloat = 0

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var context = ctx
        context.translateBy(x: 0, y: CGFloat(index) * shift)
        context.draw(slice)
      }
    }
  }

  private let text = Text("wave afloat")

  private func list(_ view: some View) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: [
      "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    ])
    return view.displayList(in: CGSize(width: 120, height: 60), environment: environment)
  }

  // Not to the bit: Cairo samples the rows of a path by all its contours.
  @Test func `glyphs drawn one by one give the picture of the whole`() throws {
    let whole = try draw(list(text), scale: 2)
    let same = try draw(list(text.textRenderer(ByGlyph())), scale: 2).difference(from: whole)
    #expect(try #require(same).mean < 0.001)
    #expect(try #require(same).far == 0)
    let moved = try draw(list(text.textRenderer(ByGlyph(shift: 2))), scale: 2)
    #expect(try #require(moved.difference(from: whole)).far > 0.05)
  }

  // "fl" is one glyph; the space has no outline.
  @Test(arguments: [(SVGTextMode.outlines, "<use ", 9), (.embedded, "<text ", 10)])
  func `each glyph stands apart in SVG`(mode: SVGTextMode, element: String, count: Int) throws {
    let moved = text.textRenderer(ByGlyph(shift: 2))
    let svg = try SVGRenderer.svgString(list(moved), text: mode)
    #expect(svg.components(separatedBy: element).count == count + 1)
    #expect(try SVGRenderer.svgString(list(moved), text: mode) == svg)
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled))
  func `the characters can be read from a PDF`() throws {
    let pdf = try PDFRenderer.pdfData(list(text.textRenderer(ByGlyph())))
    let verdict = try Judge.pdftotext.judge(
      pdf, named: "text.pdf", arguments: ["text.pdf", "-"])
    #expect(verdict.text.contains("wave afloat"))
    #expect(try PDFRenderer.pdfData(list(text.textRenderer(ByGlyph()))) == pdf)
  }
}
