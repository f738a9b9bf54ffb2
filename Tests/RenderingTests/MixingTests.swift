// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct MixingTests {
  private static let gray = DisplayPaint.rgb(0.4, 0.6, 0.8)
  private static let other = DisplayPaint.rgb(0.8, 0.5, 0.2)

  /// Two squares of which the second one mixes with the first, in a group.
  private func items(_ mode: DisplayBlendMode) -> [DisplayItem] {
    [
      .push(DisplayGroup(isIsolated: true)), .rect(0, 0, 7, 7, Self.gray),
      .push(DisplayGroup(blendMode: mode)), .rect(3, 3, 7, 7, Self.other), .pop, .pop,
    ]
  }

  // Source of the values: the formulas of the W3C's Compositing and Blending, 9.1 and 10.1, for
  // (102, 153, 204) below (204, 128, 51).
  @Test(
    arguments: [
      (.multiply, [82, 77, 41]), (.screen, [224, 204, 214]), (.darken, [102, 128, 51]),
      (.lighten, [204, 153, 204]), (.difference, [102, 25, 153]), (.plusLighter, [255, 255, 255]),
      (.normal, [204, 128, 51]), (.sourceAtop, [204, 128, 51]),
      (.destinationOver, [102, 153, 204]),
    ] as [(DisplayBlendMode, [Int])])
  func `two colours mix as specified`(mode: DisplayBlendMode, expected: [Int]) throws {
    let bitmap = try draw(items(mode))
    let pixel = bitmap[5, 5]
    for (component, value) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Int(component) - value) <= 1, "\(pixel)")
    }
    #expect(pixel.alpha == 255)
    #expect(bitmap[8, 8].alpha == (mode == .sourceAtop ? 0 : 255))
  }

  @Test func `a mask keeps what is below it, a hole takes it away`() throws {
    let masked = try draw(items(.destinationIn))
    #expect(masked[5, 5] == Bitmap.Pixel(102, 153, 204))
    #expect(masked[1, 1] == .clear && masked[8, 8] == .clear)
    let holed = try draw(items(.destinationOut))
    #expect(holed[1, 1] == Bitmap.Pixel(102, 153, 204))
    #expect(holed[5, 5] == .clear && holed[8, 8] == .clear)
  }

  @Test func `a mask that draws nothing leaves nothing`() throws {
    for mask in [
      DisplayGroup(blendMode: .destinationIn), DisplayGroup(opacity: 0, blendMode: .destinationIn),
    ] {
      let items: [DisplayItem] = [
        .rect(0, 0, 1, 1, .blue), .push(DisplayGroup(isIsolated: true)), .rect(2, 2, 4, 4),
        .push(mask), .pop, .pop,
      ]
      let bitmap = try draw(items)
      #expect(bitmap[3, 3] == .clear && bitmap[0, 0] == .blue)
    }
  }

  @Test(arguments: [
    DisplayGroup(isIsolated: true), DisplayGroup(opacity: 0.999),
    DisplayGroup(clip: .rect(0, 0, 9, 9)),
    DisplayGroup(filters: [
      .shadow(DisplayShadow(color: DisplayColor(red: 0, green: 0, blue: 0), deviation: 0))
    ]),
  ])
  func `a group that does more than to map keeps what mixes inside`(group: DisplayGroup) throws {
    let items: [DisplayItem] = [
      .rect(0, 0, 10, 10, .blue), .push(group),
      .push(DisplayGroup(transform: .translation(x: 1, y: 0))),
      .push(DisplayGroup(blendMode: .multiply)), .rect(2, 2, 4, 4), .pop, .pop, .pop,
    ]
    // Red times blue would be black.
    let pixel = try draw(items)[4, 4]
    #expect(pixel.red >= 253 && pixel.blue <= 1)
  }

  @Test func `a group that only maps lets what is inside mix with what is below`() throws {
    let items: [DisplayItem] = [
      .rect(0, 0, 10, 10, .blue), .push(DisplayGroup(transform: .translation(x: 1, y: 0))),
      .push(DisplayGroup(blendMode: .multiply)), .rect(2, 2, 4, 4), .pop, .pop,
    ]
    #expect(try draw(items)[4, 4] == Bitmap.Pixel(0, 0, 0))
  }

  @Test func `groups of their own in which nothing mixes cost nothing`() {
    let push = DisplayItem.push(DisplayGroup(isIsolated: true))
    let items = Array(repeating: push, count: 10_000) + [.rect(0, 0, 5, 5)]
    let list = DisplayList(size: Size(width: 10, height: 10), items: items)
    #expect(XMLDepth.of(SVGRenderer.svgString(list)) == 2)
  }

  private static let known: [DisplayBlendMode] = DisplayBlendMode.allCases.filter {
    // rsvg knows no sum; SVG has no way to tell the others.
    ![.plusLighter, .plusDarker, .sourceAtop].contains($0)
  }

  @Test(
    .enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"), arguments: known)
  func `the SVG shows the same picture`(mode: DisplayBlendMode) throws {
    let list = DisplayList(size: Size(width: 10, height: 10), items: items(mode))
    let svg = Data(SVGRenderer.svgString(list).utf8)
    let verdict = try Judge.rsvgConvert.judge(svg, named: "in.svg", arguments: ["in.svg"])
    let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(try draw(list).difference(from: theirs))
    #expect(difference.mean < 0.003 && difference.far == 0, "\(difference)")
  }

  @Test(
    .enabled(if: Judge.pdftocairo.isInstalled, "pdftocairo is not installed"),
    arguments: DisplayBlendMode.allCases)
  func `the PDF shows the same picture`(mode: DisplayBlendMode) throws {
    let list = DisplayList(size: Size(width: 10, height: 10), items: items(mode))
    let verdict = try Judge.pdftocairo.judge(
      try PDFRenderer.pdfData(list), named: "in.pdf",
      arguments: ["-png", "-r", "144", "-singlefile", "in.pdf", "-"])
    let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(try draw(list, scale: 2).difference(from: theirs))
    #expect(difference.mean < 0.01 && difference.far < 0.02, "\(difference)")
  }

  @Test(
    .enabled(if: Judge.pdftotext.isInstalled && TestFont.areInstalled),
    arguments: [DisplayBlendMode.multiply, .destinationIn, .destinationOut, .plusLighter])
  func `text that is mixed is found in a PDF`(mode: DisplayBlendMode) throws {
    let run = try TestFont.dejaVu.run("Mixed", size: 12, x: 4, y: 20)
    let list = DisplayList(
      size: Size(width: 80, height: 40),
      items: [
        .push(DisplayGroup(isIsolated: true)), .glyphs(run, .red),
        .push(DisplayGroup(blendMode: mode)), .rect(0, 0, 30, 40), .pop, .pop,
      ])
    let verdict = try Judge.pdftotext.judge(
      try PDFRenderer.pdfData(list), named: "in.pdf", arguments: ["in.pdf", "-"])
    #expect(
      verdict.text.trimmingCharacters(in: .whitespacesAndNewlines) == "Mixed", "\(verdict.text)")
  }
}
