// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import TextEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestFont.areInstalled, "DejaVu Sans and Inter are not installed"))
struct PDFRendererTests {
  private func page(_ items: DisplayItem...) -> DisplayList {
    DisplayList(size: Size(width: 240, height: 60), items: items)
  }

  private func text(of list: DisplayList) throws -> String {
    try Judge.pdftotext.judge(
      PDFRenderer.pdfData(list), named: "in.pdf", arguments: ["-layout", "in.pdf", "-"]
    ).text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `the file holds no date`() throws {
    let file = String(decoding: try PDFRenderer.pdfData(Showcase.list()), as: UTF8.self)
    #expect(file.hasPrefix("%PDF-"))
    #expect(!file.contains("CreationDate") && !file.contains("ModDate"))
  }

  // Source: ISO 32000-1, annex C: a page has at most 14,400 units a side.
  @Test(arguments: [
    (Size(width: 14_400, height: 20), "[ 0 0 14400 20 ]"),
    (Size(width: 200, height: 28_800), "[ 0 0 100 14400 ]"),
    (Size(width: 1e9, height: 1), "[ 0 0 14400 1 ]"),
  ])
  func `a page that is too long is drawn smaller`(size: Size, box: String) throws {
    let list = DisplayList(size: size, items: [.rect(0, 0, size.width, size.height)])
    let file = String(decoding: try PDFRenderer.pdfData(list), as: UTF8.self)
    #expect(file.contains("/MediaBox \(box)"))
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"))
  func `text on a page that is too long comes back as written`() throws {
    let run = try TestFont.inter.run("Far down", size: 14, x: 10, y: 28_000)
    let list = DisplayList(size: Size(width: 300, height: 28_800), items: [.glyphs(run, .red)])
    #expect(try text(of: list) == "Far down")
  }

  @Test(.enabled(if: Judge.qpdf.isInstalled, "qpdf is not installed"))
  func `the file is sound`() throws {
    for list in [try Showcase.list(), DisplayList(size: .zero, items: [])] {
      let verdict = try Judge.qpdf.judge(
        PDFRenderer.pdfData(list), named: "in.pdf", arguments: ["--check", "in.pdf"])
      #expect(verdict.status == 0, "\(verdict.text)")
      #expect(!verdict.text.contains("WARNING"))
    }
  }

  @Test(
    .enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"),
    arguments: TestFont.allCases)
  func `the text comes back as written`(font: TestFont) throws {
    let run = try font.run("Layout & <drawing> é", size: 14, x: 10, y: 30)
    #expect(try text(of: page(.glyphs(run, .red))) == "Layout & <drawing> é")
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"))
  func `a ligature comes back as its letters`() throws {
    let run = try TestFont.ligature(size: 14, x: 10, y: 30)
    #expect(try text(of: page(.glyphs(run, .red))) == "office")
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"))
  func `text from right to left comes back in reading order`() throws {
    let run = try TestFont.dejaVu.run("שלום", size: 14, x: 10, y: 30, isRightToLeft: true)
    // pdftotext wraps such text in invisible direction marks.
    let letters = try text(of: page(.glyphs(run, .red))).unicodeScalars.filter {
      $0.properties.isAlphabetic
    }
    #expect(String(String.UnicodeScalarView(letters)) == "שלום")
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"))
  func `text stays text inside of a faded, clipped and turned group`() throws {
    let run = try TestFont.inter.run("Faded", size: 14, x: 10, y: 30)
    let group = DisplayGroup(
      transform: .translation(x: 3, y: 4), opacity: 0.5, clip: .rect(0, 0, 200, 50))
    let list = page(.push(group), .glyphs(run, .linearRedToBlue(from: 0, to: 60)), .pop)
    #expect(try text(of: list) == "Faded")
  }

  @Test(.enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"))
  func `a glyph that the font lacks harms no other`() throws {
    var run = try TestFont.inter.run("abc", size: 14, x: 10, y: 30)
    run.glyphs[1].id = 70_000
    let after = try TestFont.inter.run("after", size: 14, x: 100, y: 30)
    #expect(try text(of: page(.glyphs(run, .red), .glyphs(after, .red))).hasSuffix("after"))
  }

  @Test func `text with control characters and odd clusters is drawn`() throws {
    var run = try TestFont.inter.run("a\u{0}b\u{1}\u{FFFE}c", size: 14, x: 10, y: 30)
    #expect(try PDFRenderer.pdfData(page(.glyphs(run, .red))).count > 1_000)
    run.text = ""
    #expect(try PDFRenderer.pdfData(page(.glyphs(run, .red))).count > 1_000)
  }

  @Test func `glyphs far outside of the page are drawn without harm`() throws {
    var run = try TestFont.inter.run("abc", size: 14, x: 10, y: 30)
    run.glyphs[0].x = 1e12
    run.glyphs[1].x = -1e300
    #expect(try PDFRenderer.pdfData(page(.glyphs(run, .red))).starts(with: Data("%PDF-".utf8)))
    run.size = 1e300
    #expect(try PDFRenderer.pdfData(page(.glyphs(run, .red))).starts(with: Data("%PDF-".utf8)))
  }

  // Source of the tolerance: Cairo's own outputs differ by 0.08 % on average. Poppler places
  // glyphs on quarters of a pixel, cut off, so text is compared where pixels are small.
  @Test(
    .enabled(if: Judge.pdftoppm.isInstalled, "pdftoppm is not installed"),
    arguments: [(2.0, false, 0.0015), (8.0, true, 0.005)])
  func `the page looks like the PNG`(scale: Double, text: Bool, tolerance: Double) throws {
    var list = try Showcase.list()
    if !text { list.items = Showcase.shapes }
    let page = try Judge.pdftoppm.judge(
      PDFRenderer.pdfData(list), named: "in.pdf",
      arguments: ["-r", "\(72 * scale)", "-png", "-singlefile", "in.pdf"])
    let theirs = try #require(Bitmap(page.output))
    let difference = try #require(try draw(list, scale: scale).difference(from: theirs))
    #expect(difference.mean <= tolerance && difference.far <= tolerance, "\(difference)")
  }
}
