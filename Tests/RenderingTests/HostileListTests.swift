// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct HostileListTests {
  private static let badNumbers = [Double.nan, .infinity, -.infinity]
  /// What is drawn after each bad item: it must still be there.
  private static let after = DisplayItem.rect(0, 0, 2, 2, .blue)

  @Test(arguments: badNumbers)
  func `an item with a coordinate that is not finite is left out alone`(bad: Double) throws {
    let path = DisplayPath.line((0, 0), (bad, 10), (10, 10))
    let bitmap = try draw([
      .fill(path, .red, evenOdd: false), .stroke(path, .red, DisplayStroke(width: 1)),
      .rect(5, 5, 5, 5, .linearRedToBlue(from: 0, to: bad)), Self.after,
    ])
    #expect(bitmap.inked == 4 && bitmap[1, 1] == .blue)
  }

  @Test(arguments: [
    Transform.scale(x: 0, y: 1), .scale(x: 1e-200, y: 1e-200), .translation(x: .nan, y: 0),
    Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), .scale(x: .infinity, y: 1),
  ])
  func `a flat or unbounded map hides its group alone`(transform: Transform) throws {
    // Source: after such a map Cairo 1.16 silently drops everything that follows.
    let bitmap = try draw([
      .push(DisplayGroup(transform: transform)), .rect(0, 0, 9, 9),
      .push(DisplayGroup()), .rect(0, 0, 9, 9), .pop, .rect(0, 0, 9, 9), .pop, Self.after,
    ])
    #expect(bitmap.inked == 4 && bitmap[1, 1] == .blue)
  }

  @Test func `a clip without area or with odd numbers hides its group alone`() throws {
    for clip in [
      DisplayPath(), .line((.nan, 0), (10, 0), (10, 10)), DisplayPath(elements: [.close]),
    ] {
      let bitmap = try draw([
        .push(DisplayGroup(clip: clip)), .rect(0, 0, 9, 9), .pop, Self.after,
      ])
      #expect(bitmap.inked == 4)
    }
  }

  @Test func `a pop too many is ignored and an open group is closed`() throws {
    let bitmap = try draw([
      .pop, .pop, Self.after, .push(DisplayGroup(opacity: 0.5)), .rect(5, 5, 5, 5),
    ])
    #expect(bitmap[1, 1] == .blue)
    #expect(abs(Int(bitmap[7, 7].alpha) - 128) <= 1)
  }

  @Test func `coordinates far outside are cut off, not wrapped around`() throws {
    let bitmap = try draw([.rect(-1e12, -1e300, 1e12 + 5, 2e300)])
    #expect(bitmap[4, 5] == .red && bitmap[5, 5] == .clear)
  }

  @Test func `a hundred thousand nested groups are drawn`() throws {
    let depth = 100_000
    let push = DisplayItem.push(DisplayGroup(transform: .translation(x: 1e-5, y: 0)))
    let items = Array(repeating: push, count: depth) + [.rect(0, 0, 5, 5)]
    let list = DisplayList(size: Size(width: 10, height: 10), items: items)
    #expect(try draw(list)[3, 3] == .red)
    #expect(XMLDepth.of(SVGRenderer.svgString(list)) == 2)
    #expect(try PDFRenderer.pdfData(list).count > 0)
  }

  @Test func `a dash of any length leaves the phase a number`() {
    let stroke = DisplayStroke(width: 1, dash: [1.7e308, 9], dashPhase: -3)
    let list = DisplayList(
      size: Size(width: 9, height: 9), items: [.stroke(.line((0, 0), (9, 9)), .red, stroke)])
    let svg = SVGRenderer.svgString(list)
    #expect(svg.contains("stroke-dasharray=\"1000000000 9\"") && !svg.contains("inf"))
  }

  @Test func `random lists of odd numbers give a picture or a typed error`() throws {
    // The seed is fixed, so that a failure repeats.
    let run = TestFont.areInstalled ? try TestFont.dejaVu.run("ab c", size: 9, x: 1, y: 9) : nil
    var generator = RandomLists(seed: 20_260, .awkward, run: run)
    for round in 0..<400 {
      let list = generator.list()
      #expect(throws: Never.self, "round \(round)") {
        _ = try PNGRenderer.pngData(list)
        _ = try PDFRenderer.pdfData(list)
      }
      let text = SVGRenderer.svgString(list)
      #expect(XMLDepth.of(text) != nil, "round \(round)")
      let numbers = text.replacing(/base64,[A-Za-z0-9+\/=]*/, with: "")
      #expect(!numbers.contains("nan") && !numbers.contains("inf"), "round \(round)")
      #expect(XMLDepth.of(SVGRenderer.svgString(list, text: .embedded)) != nil, "round \(round)")
    }
  }

  @Test(.enabled(if: Judge.qpdf.isInstalled, "qpdf is not installed"))
  func `files of random lists are sound`() throws {
    let run = TestFont.areInstalled ? try TestFont.dejaVu.run("ab c", size: 9, x: 1, y: 9) : nil
    var generator = RandomLists(seed: 7, .awkward, run: run)
    for round in 0..<25 {
      let file = try PDFRenderer.pdfData(generator.list())
      let verdict = try Judge.qpdf.judge(file, named: "in.pdf", arguments: ["--check", "in.pdf"])
      #expect(verdict.status == 0, "round \(round): \(verdict.text)")
    }
  }
}
