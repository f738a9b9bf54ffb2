// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import TextEngine
import Testing
import ViewTree

/// A text in a script, with the fonts that it needs.
struct ScriptSample: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var font: String

  static let all = [
    ScriptSample(
      testDescription: "Devanagari", text: "हिन्दी में",
      font: "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"),
    ScriptSample(
      testDescription: "Thai", text: "ภาษาไทย",
      font: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"),
    ScriptSample(
      testDescription: "Latin with ligatures", text: "Office fjord",
      font: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    ScriptSample(
      testDescription: "Greek", text: "ίσοι στην",
      font: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    ScriptSample(
      testDescription: "Cyrillic", text: "свободными",
      font: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    ScriptSample(
      testDescription: "Hebrew", text: "בני חורין",
      font: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    ScriptSample(
      testDescription: "Arabic", text: "مرحبا",
      font: "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"),
  ]

  static let emoji = ScriptSample(
    testDescription: "emoji", text: "😀🇩🇪",
    font: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

  var isInstalled: Bool { FileManager.default.isReadableFile(atPath: font) }
  static var areInstalled: Bool { all.allSatisfy(\.isInstalled) }

  /// The text at 24 points with its first line's top at 10.
  func list(_ paint: DisplayPaint = .red) throws -> DisplayList {
    let library = try FontLibrary(files: [font])
    let run = TextRun(text: text, font: library.resolve(FontRequest(size: 24)))
    let prepared = PreparedText(runs: [run], style: ParagraphStyle(), library: library)
    let glyphs = prepared.lines().flatMap(\.runs).map { DisplayItem.glyphs($0, paint) }
    return DisplayList(
      size: Size(width: 200, height: 60),
      items: [.push(DisplayGroup(transform: .translation(x: 10, y: 10)))] + glyphs + [.pop])
  }
}

@Suite(.enabled(if: ScriptSample.areInstalled, "Noto and DejaVu fonts are not installed"))
struct ShapedTextTests {
  @Test(
    .enabled(if: Judge.pdftotext.isInstalled, "pdftotext is not installed"),
    arguments: ScriptSample.all)
  func `shaped text comes back from a PDF as written`(sample: ScriptSample) throws {
    let output = try Judge.pdftotext.judge(
      PDFRenderer.pdfData(sample.list()), named: "in.pdf", arguments: ["in.pdf", "-"]
    ).text
    // pdftotext puts direction marks around text from right to left, and a form feed at the end.
    let marks = CharacterSet(charactersIn: "\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{C}\n")
    #expect(output.components(separatedBy: marks).joined() == sample.text)
  }

  // Poppler paints a gradient through an empty string, as Cairo writes one, over a whole square.
  @Test(
    .enabled(if: Judge.pdftoppm.isInstalled && Judge.pdftotext.isInstalled, "no Poppler"),
    arguments: ScriptSample.all)
  func `a gradient in a PDF paints the letters alone`(sample: ScriptSample) throws {
    let list = try sample.list(.linearRedToBlue(from: 10, to: 100))
    let file = try PDFRenderer.pdfData(list)
    let page = try Judge.pdftoppm.judge(
      file, named: "in.pdf", arguments: ["-r", "576", "-png", "-singlefile", "in.pdf"])
    let theirs = try #require(Bitmap(page.output), "\(page.text)")
    let difference = try #require(try draw(list, scale: 8).difference(from: theirs))
    #expect(difference.mean <= 0.01 && difference.far <= 0.01, "\(difference)")
    let output = try Judge.pdftotext.judge(file, named: "in.pdf", arguments: ["in.pdf", "-"]).text
    let marks = CharacterSet(charactersIn: "\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{C}\n")
    #expect(output.components(separatedBy: marks).joined() == sample.text)
  }

  @Test(
    .enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"),
    arguments: ScriptSample.all)
  func `shaped text looks the same as SVG and as PNG`(sample: ScriptSample) throws {
    try expectSameSVG(sample)
  }
}

/// Compares the SVG of a text with its PNG.
private func expectSameSVG(_ sample: ScriptSample) throws {
  let list = try sample.list()
  let verdict = try Judge.rsvgConvert.judge(
    Data(SVGRenderer.svgString(list).utf8), named: "in.svg", arguments: ["in.svg"])
  let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
  let mine = try draw(list)
  #expect(mine.inked > 100)
  let difference = try #require(mine.difference(from: theirs))
  #expect(difference.mean <= 0.005 && difference.far <= 0.005, "\(difference)")
}

@Suite(.enabled(if: ScriptSample.emoji.isInstalled, "Noto Color Emoji is not installed"))
struct EmojiDrawingTests {
  @Test func `an emoji keeps its colours and takes the opacity of its paint`() throws {
    let opaque = try draw(ScriptSample.emoji.list(.blue))
    let faded = try draw(ScriptSample.emoji.list(.rgb(0, 0, 1, 0.5)))
    // The first picture is a yellow face.
    let center = (x: 25, y: 24)
    let pixel = opaque[center.x, center.y]
    #expect(pixel.red > 200 && pixel.green > 100 && pixel.blue < 120 && pixel.alpha == 255)
    #expect(abs(Int(faded[center.x, center.y].alpha) - 128) <= 1)
  }

  @Test func `an emoji used twice is written once`() throws {
    var sample = ScriptSample.emoji
    sample.text = "😀😀"
    let text = SVGRenderer.svgString(try sample.list())
    #expect(text.components(separatedBy: "<image ").count == 2)
    #expect(text.components(separatedBy: "<use ").count == 3)
  }

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `emoji look the same as SVG and as PNG`() throws {
    try expectSameSVG(.emoji)
  }

  @Test(.enabled(if: Judge.qpdf.isInstalled, "qpdf is not installed"))
  func `a PDF with emoji is sound`() throws {
    let file = try PDFRenderer.pdfData(ScriptSample.emoji.list())
    let verdict = try Judge.qpdf.judge(file, named: "in.pdf", arguments: ["--check", "in.pdf"])
    #expect(verdict.status == 0, "\(verdict.text)")
  }

  @Test(.enabled(if: Judge.pdftoppm.isInstalled, "pdftoppm is not installed"))
  func `emoji look the same as PDF and as PNG`() throws {
    let list = try ScriptSample.emoji.list()
    let page = try Judge.pdftoppm.judge(
      PDFRenderer.pdfData(list), named: "in.pdf",
      arguments: ["-r", "144", "-png", "-singlefile", "in.pdf"])
    let theirs = try #require(Bitmap(page.output))
    let difference = try #require(try draw(list, scale: 2).difference(from: theirs))
    #expect(difference.mean <= 0.005, "\(difference)")
  }
}
