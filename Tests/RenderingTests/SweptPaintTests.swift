// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct SweptPaintTests {
  private static func stops(_ alpha: Double = 1) -> [DisplayGradientStop] {
    let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: alpha)
    let blue = DisplayColor(red: 0, green: 0, blue: 1, alpha: alpha)
    return [(red, 0), (red, 0.5), (blue, 0.5), (blue, 1)].map {
      DisplayGradientStop(color: $0.0, location: $0.1)
    }
  }

  private static func angular(
    _ start: Double = 0, _ end: Double = 2 * .pi, alpha: Double = 1
  ) -> DisplayPaint {
    .angularGradient(
      stops: stops(alpha), center: Point(x: 5, y: 5), startAngle: start, endAngle: end)
  }

  @Test func `angles go clockwise from the right`() throws {
    // The first half turn, below the centre, is red.
    let bitmap = try draw([.rect(0, 0, 10, 10, Self.angular())])
    #expect(bitmap[8, 7] == .red && bitmap[2, 7] == .red)
    #expect(bitmap[8, 2] == .blue && bitmap[2, 2] == .blue)
  }

  @Test func `a turn that ends before it starts goes the other way`() throws {
    let bitmap = try draw([.rect(0, 0, 10, 10, Self.angular(2 * .pi, 0))])
    #expect(bitmap[8, 7] == .blue && bitmap[8, 2] == .red)
  }

  @Test func `half of a gap has the first colour, half the last`() throws {
    // From 0 to a quarter turn: the gap's middle lies at 225°, up and to the left.
    let bitmap = try draw([.rect(0, 0, 10, 10, Self.angular(0, .pi / 2))])
    #expect(bitmap[9, 6] == .red && bitmap[6, 9] == .blue)
    #expect(bitmap[7, 1] == .red && bitmap[1, 7] == .blue)
    #expect(bitmap[3, 0] == .red && bitmap[0, 3] == .blue)
  }

  @Test func `of more than a turn the last whole one shows`() throws {
    // Two turns: the second one is blue.
    let bitmap = try draw([.rect(0, 0, 10, 10, Self.angular(0, 4 * .pi))])
    #expect([bitmap[8, 7], bitmap[2, 7], bitmap[8, 2], bitmap[2, 2]].allSatisfy { $0 == .blue })
  }

  @Test func `a stroke and a translucent fill are covered once`() throws {
    let stroke = DisplayItem.stroke(
      .rect(2, 2, 6, 6), Self.angular(alpha: 0.5), DisplayStroke(width: 2))
    let bitmap = try draw([stroke])
    #expect(bitmap[5, 7].red == 255 && abs(Int(bitmap[5, 7].alpha) - 128) <= 1)
    #expect(bitmap[5, 2].blue == 255 && bitmap[4, 4] == .clear && bitmap[0, 0] == .clear)
  }

  @Test func `an ellipse has the proportions that its aspect tells`() throws {
    // Radii of 10 across and 5 down around (10, 5); the colours meet at half of them.
    let paint = DisplayPaint.ellipticalGradient(
      stops: Self.stops(), center: Point(x: 10, y: 5), startRadius: 0, endRadius: 10, aspect: 0.5)
    let bitmap = try draw(
      DisplayList(size: Size(width: 20, height: 10), items: [.rect(0, 0, 20, 10, paint)]))
    #expect(bitmap[14, 5] == .red && bitmap[16, 5] == .blue)
    #expect(bitmap[10, 6] == .red && bitmap[10, 8] == .blue)
    #expect(bitmap[0, 0] == .blue)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e300])
  func `odd numbers paint nothing or something, and leave the rest alone`(number: Double) throws {
    let paints: [DisplayPaint] = [
      .ellipticalGradient(
        stops: Self.stops(), center: Point(x: number, y: 5), startRadius: number, endRadius: 9,
        aspect: 1),
      .ellipticalGradient(
        stops: Self.stops(), center: .zero, startRadius: 0, endRadius: number, aspect: number),
      Self.angular(number, 1), Self.angular(0, number), Self.angular(alpha: number),
      .angularGradient(stops: [], center: .zero, startAngle: 0, endAngle: 1),
    ]
    for paint in paints {
      let items: [DisplayItem] = [.rect(2, 2, 6, 6, paint), .rect(0, 0, 1, 1, .blue)]
      #expect(try draw(items)[0, 0] == .blue)
      let list = DisplayList(size: Size(width: 10, height: 10), items: items)
      #expect(try PDFRenderer.pdfData(list).count > 0)
      let text = SVGRenderer.svgString(list)
      #expect(!text.contains("nan") && !text.contains("inf") && XMLDepth.of(text) != nil)
    }
  }

  private static let list = DisplayList(
    size: Size(width: 40, height: 20),
    items: [
      .rect(0, 0, 20, 20, angular()),
      .rect(
        22, 2, 16, 16,
        .ellipticalGradient(
          stops: [stops()[0], stops()[3]], center: Point(x: 30, y: 10), startRadius: 0,
          endRadius: 8, aspect: 0.6)),
    ])

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `the SVG shows the same picture`() throws {
    let svg = Data(SVGRenderer.svgString(Self.list).utf8)
    let verdict = try Judge.rsvgConvert.judge(svg, named: "in.svg", arguments: ["in.svg"])
    let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(try draw(Self.list).difference(from: theirs))
    #expect(difference.mean < 0.003 && difference.far == 0, "\(difference)")
  }

  @Test(.enabled(if: Judge.pdftocairo.isInstalled, "pdftocairo is not installed"))
  func `the PDF shows the same picture`() throws {
    let verdict = try Judge.pdftocairo.judge(
      try PDFRenderer.pdfData(Self.list), named: "in.pdf",
      arguments: ["-png", "-r", "144", "-singlefile", "in.pdf", "-"])
    let theirs = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(try draw(Self.list, scale: 2).difference(from: theirs))
    #expect(difference.mean < 0.01 && difference.far < 0.02, "\(difference)")
  }
}
