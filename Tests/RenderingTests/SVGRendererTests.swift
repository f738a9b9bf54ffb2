// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import TextEngine
import Testing
import ViewTree

@Suite struct SVGRendererTests {
  private func svg(_ items: DisplayItem..., mode: SVGTextMode = .outlines) -> String {
    SVGRenderer.svgString(
      DisplayList(size: Size(width: 10, height: 10.5), items: items), text: mode)
  }

  @Test func `a rectangle is one short path`() {
    #expect(
      svg(.rect(1, 2, 3, 4.25)) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10.5" viewBox="0 0 10 10.5">
        <path d="M1 2L4 2L4 6.25L1 6.25Z" fill="#ff0000"/>
        </svg>

        """)
  }

  @Test func `a gradient used twice is written once`() {
    let paint = DisplayPaint.linearRedToBlue(from: 0, to: 10)
    let text = svg(.rect(0, 0, 5, 5, paint), .rect(5, 5, 5, 5, paint))
    #expect(text.components(separatedBy: "<linearGradient").count == 2)
    #expect(text.components(separatedBy: "fill=\"url(#p0)\"").count == 3)
  }

  @Test func `groups that neither clip nor fade leave no element`() {
    let text = svg(
      .push(DisplayGroup(transform: .translation(x: 2, y: 0))), .rect(0, 0, 1, 1), .pop)
    #expect(!text.contains("<g"))
    #expect(text.contains("transform=\"translate(2 0)\""))
  }

  @Test func `an id prefix keeps its letters alone`() {
    let list = DisplayList(
      size: Size(width: 1, height: 1),
      items: [.rect(0, 0, 1, 1, .linearRedToBlue(from: 0, to: 1))])
    let text = SVGRenderer.svgString(list, idPrefix: "a\"<é b-_1")
    #expect(text.contains("id=\"ab-_1p0\"") && text.contains("url(#ab-_1p0)"))
  }

  // Source: SVG 1.1, 7.7: a view box without a width disables rendering.
  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e-9])
  func `a canvas side that is nothing becomes one point`(side: Double) {
    let list = DisplayList(size: Size(width: side, height: 2), items: [])
    #expect(
      SVGRenderer.svgString(list).contains("width=\"1\" height=\"2\" viewBox=\"0 0 1 2\""))
  }

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `an empty text can be shown`() throws {
    let file = Data(try ImageRenderer(content: Text(verbatim: "")).svgString().utf8)
    let verdict = try Judge.rsvgConvert.judge(file, named: "in.svg", arguments: ["in.svg"])
    let picture = try #require(Bitmap(verdict.output), "\(verdict.text)")
    #expect(picture.width == 1 && picture.height > 10 && picture.inked == 0)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (1.0 / 3, "0.33333"), (1e-7, "0"),
    (-1e-7, "0"), (0.1 + 0.2, "0.3"), (1e20, "1e+20"), (123_456_789.123_456_789, "123456789.12346"),
  ])
  func `a length is short and capped`(value: Double, text: String) {
    #expect(SVGNumber.length(value) == text)
  }

  @Test func `text escapes what XML gives a meaning and drops what it forbids`() {
    // Source: XML 1.0, 2.2 and 2.4.
    #expect(
      XMLText.escaped("<a & \"b\" 'c'>\u{0}\u{B}\u{1F}\u{FFFE}\u{FFFF}\t\n\r\u{85}😀")
        == "&lt;a &amp; &quot;b&quot; &#39;c&#39;&gt;\t\n&#13;\u{85}😀")
  }
}

@Suite(.enabled(if: TestFont.areInstalled, "DejaVu Sans and Inter are not installed"))
struct SVGTextTests {
  private func svg(_ run: GlyphRun, mode: SVGTextMode) -> String {
    SVGRenderer.svgString(
      DisplayList(size: Size(width: 200, height: 40), items: [.glyphs(run, .red)]), text: mode)
  }

  @Test func `a glyph used twice is drawn once and spaces leave nothing`() throws {
    let text = svg(try TestFont.inter.run("ab ba", size: 16, x: 0, y: 20), mode: .outlines)
    #expect(text.components(separatedBy: "<path id=").count == 3)
    #expect(text.components(separatedBy: "<use ").count == 5)
    #expect(!text.contains("<text"))
  }

  @Test func `embedded text can be read, is escaped and carries its font`() throws {
    let run = try TestFont.inter.run("<a&\u{1}b>", size: 16, x: 1, y: 20)
    let text = svg(run, mode: .embedded)
    #expect(text.contains(">&lt;a&amp;b&gt;</text>"))
    #expect(text.contains("@font-face{font-family:f0;src:url(data:font/otf;base64,"))
    #expect(XMLDepth.of(text) != nil)
    let places = try #require(text.firstMatch(of: #/ x="([^"]*)">/#)).1.split(separator: " ")
    #expect(places.count == 5 && places.first == "1")
  }

  @Test func `an embedded font holds the used characters alone`() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: TestFont.inter.rawValue))
    let text = svg(try TestFont.inter.run("ab", size: 16, x: 1, y: 20), mode: .embedded)
    let data = try #require(text.firstMatch(of: #/base64,([^)]*)\)/#)).1
    let subset = try #require(Data(base64Encoded: String(data)))
    #expect(subset.count < file.count / 10)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("subset-\(UUID().uuidString).otf").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try subset.write(to: URL(fileURLWithPath: path))
    let face = try FontLibrary(files: [path]).systemFace
    #expect(face.glyph(for: "a") != nil && face.glyph(for: "z") == nil)
    #expect(face.unitsPerEm == (try TestFont.inter.face().unitsPerEm))
  }

  @Test func `a ligature is one element with one place`() throws {
    let text = svg(try TestFont.ligature(size: 16, x: 0, y: 20), mode: .embedded)
    #expect(text.contains(">ffi</tspan>"))
  }

  @Test func `text from right to left is written in reading order`() throws {
    let run = try TestFont.dejaVu.run("שלום", size: 16, x: 5, y: 20, isRightToLeft: true)
    #expect(
      svg(run, mode: .embedded).contains(
        " x=\"5\" direction=\"rtl\" unicode-bidi=\"bidi-override\" text-anchor=\"end\">שלום<"))
  }

  @Test(
    .enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"),
    arguments: [1.0, 2.0])
  func `the picture looks like the PNG`(scale: Double) throws {
    // librsvg draws with Cairo too: what is left is rounding.
    let list = try Showcase.list()
    let verdict = try Judge.rsvgConvert.judge(
      Data(SVGRenderer.svgString(list).utf8), named: "in.svg",
      arguments: ["--zoom", "\(scale)", "in.svg"])
    let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(try draw(list, scale: scale).difference(from: theirs))
    #expect(difference.mean <= 0.0005 && difference.far == 0, "\(difference)")
  }

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `embedded text renders in a viewer that ignores embedded fonts`() throws {
    let text = SVGRenderer.svgString(try Showcase.list(), text: .embedded)
    let verdict = try Judge.rsvgConvert.judge(
      Data(text.utf8), named: "in.svg", arguments: ["in.svg"])
    #expect(Bitmap(verdict.output) != nil, "\(verdict.text)")
  }

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `pictures of random lists look like the PNG`() throws {
    // The tolerance is the project's own for exports; most lists are within a tenth of it.
    let run = try TestFont.dejaVu.run("Word fi", size: 15, x: 1, y: 20)
    var generator = RandomLists(seed: 2, .tame, run: run)
    for round in 0..<30 {
      let list = generator.list()
      let verdict = try Judge.rsvgConvert.judge(
        Data(SVGRenderer.svgString(list).utf8), named: "in.svg",
        arguments: ["--zoom", "2", "in.svg"])
      let theirs = try #require(Bitmap(verdict.output), "round \(round): \(verdict.text)")
      let difference = try #require(try draw(list, scale: 2).difference(from: theirs))
      #expect(
        difference.mean <= 0.005 && difference.far <= 0.005, "round \(round): \(difference)")
    }
  }
}
