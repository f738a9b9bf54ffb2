// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import TextEngine
import Testing
import ViewTree

/// Lines under and through text in pictures: the PNG is counted by hand, and the SVG and the PDF
/// are drawn by other programs and compared with it.
@Suite(.enabled(if: TestFont.areInstalled, "DejaVu fonts are not installed"))
struct TextDecorationDrawingTests {
  private struct Page: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("solid").underline()
        Text("struck").strikethrough(color: .red)
        Text("dotted words").underline(pattern: .dot)
        Text("dashed words").underline(pattern: .dash, color: .blue)
        Text("dash and dot").strikethrough(pattern: .dashDot)
        Text("dash and dots").underline(pattern: .dashDotDot)
      }
      .padding(10)
      .background(Color.white)
    }
  }

  private func list(_ view: some View) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: [TestFont.dejaVu.rawValue])
    return view.displayList(proposal: .unspecified, environment: environment)
  }

  @Test func `an underline is a full row of pixels below the letters`() throws {
    let text = Text("mm").font(.system(size: 100)).underline()
    let drawn = try draw(try list(text))
    let rows = (0..<drawn.height).filter { row in
      let pixels = drawn.pixels[(row * drawn.width)..<((row + 1) * drawn.width)]
      return pixels.count { $0.alpha > 250 } > drawn.width * 9 / 10
    }
    let metrics = try TestFont.dejaVu.face().metrics(size: 100)
    let top = metrics.ascent.rounded() - metrics.underlinePosition
    #expect(abs(Double(rows.first ?? 0) - top) <= 1.5, "\(rows)")
    #expect(abs(Double(rows.count) - metrics.underlineThickness) <= 2, "\(rows)")
  }

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `lines look the same as SVG and as PNG`() throws {
    let list = try list(Page())
    let verdict = try Judge.rsvgConvert.judge(
      Data(SVGRenderer.svgString(list).utf8), named: "in.svg", arguments: ["in.svg"])
    let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(try draw(list).difference(from: theirs))
    #expect(difference.mean <= 0.005 && difference.far <= 0.005, "\(difference)")
  }

  // Without the letters, which Poppler places on quarters of a pixel; it also moves the edges of
  // thin lines to whole pixels.
  @Test(.enabled(if: Judge.pdftoppm.isInstalled, "pdftoppm is not installed"))
  func `lines look the same as PDF and as PNG`() throws {
    var list = try list(Page())
    list.items.removeAll { if case .glyphs = $0 { true } else { false } }
    #expect(list.items.count == 7)
    let page = try Judge.pdftoppm.judge(
      PDFRenderer.pdfData(list), named: "in.pdf",
      arguments: ["-r", "144", "-png", "-singlefile", "in.pdf"])
    let theirs = try #require(Bitmap(page.output), "\(page.text)")
    let difference = try #require(try draw(list, scale: 2).difference(from: theirs))
    #expect(difference.mean <= 0.005 && difference.far <= 0.01, "\(difference)")
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"))
  func `lines leave the words of a PDF as they are`() throws {
    let output = try Judge.pdftotext.judge(
      PDFRenderer.pdfData(list(Page())), named: "in.pdf", arguments: ["-layout", "in.pdf", "-"]
    ).text
    for words in ["solid", "struck", "dotted words", "dashed words", "dash and dots"] {
      #expect(output.contains(words))
    }
  }
}
