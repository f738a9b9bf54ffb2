// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct PNGRendererTests {
  // Source of the pixel values: coverage times colour, by hand.

  @Test func `a rectangle on the pixel grid fills exactly its pixels`() throws {
    let bitmap = try draw([.rect(2, 3, 4, 5)])
    #expect(bitmap.width == 10 && bitmap.height == 10)
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(bitmap[x, y] == (isInside ? .red : .clear))
      }
    }
  }

  @Test func `an edge in the middle of a pixel covers half of it`() throws {
    let bitmap = try draw([.rect(2.5, 0, 4, 10)])
    #expect(bitmap[2, 5].alpha == 128 || bitmap[2, 5].alpha == 127)
    #expect(bitmap[3, 5] == .red)
    #expect(bitmap[6, 5].red == 255)
    #expect(bitmap[1, 5] == .clear && bitmap[7, 5] == .clear)
  }

  @Test func `the scale multiplies both sides and rounds them up`() throws {
    let list = DisplayList(size: Size(width: 10.1, height: 4), items: [.rect(0, 0, 5, 4)])
    let bitmap = try draw(list, scale: 2)
    #expect(bitmap.width == 21 && bitmap.height == 8)
    #expect(bitmap[9, 7] == .red && bitmap[10, 7] == .clear)
  }

  @Test func `rounding noise adds no row of pixels`() throws {
    let list = DisplayList(size: Size(width: 0.1 + 0.2, height: 0.3), items: [])
    let bitmap = try draw(list, scale: 10)
    #expect(bitmap.width == 3 && bitmap.height == 3)
  }

  @Test func `an empty canvas gives one clear pixel`() throws {
    let bitmap = try draw(DisplayList(size: .zero, items: []))
    #expect(bitmap.pixels == [.clear])
  }

  @Test func `a group fades as a whole`() throws {
    let faded = try draw([
      .push(DisplayGroup(opacity: 0.5)), .rect(0, 0, 6, 10), .rect(4, 0, 6, 10, .blue), .pop,
    ])
    #expect(faded[1, 1].red == 255 && abs(Int(faded[1, 1].alpha) - 128) <= 1)
    #expect(faded[5, 1].blue == 255 && faded[5, 1].red == 0)
    #expect(abs(Int(faded[5, 1].alpha) - 128) <= 1)
  }

  @Test(arguments: [(-1.0, 0), (0, 0), (1, 255), (7, 255), (Double.nan, 255), (.infinity, 255)])
  func `an opacity is held between zero and one`(opacity: Double, alpha: Int) throws {
    let bitmap = try draw([.push(DisplayGroup(opacity: opacity)), .rect(0, 0, 10, 10), .pop])
    #expect(Int(bitmap[5, 5].alpha) == alpha)
  }

  @Test func `a clip cuts its group and nothing after it`() throws {
    let bitmap = try draw([
      .push(DisplayGroup(clip: .rect(0, 0, 5, 10))), .rect(0, 0, 10, 4), .pop,
      .rect(0, 6, 10, 4, .blue),
    ])
    #expect(bitmap[4, 1] == .red && bitmap[5, 1] == .clear)
    #expect(bitmap[9, 8] == .blue)
  }

  @Test func `a positive rotation turns clockwise`() throws {
    // A quarter turn takes (x, y) to (−y, x): the strip along the top goes to the right edge.
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).about(Point(x: 5, y: 5))
    let bitmap = try draw([
      .push(DisplayGroup(transform: quarter)), .rect(0, 0, 10, 2), .pop,
    ])
    #expect(bitmap[9, 5] == .red && bitmap[8, 5] == .red)
    #expect(bitmap[7, 5] == .clear && bitmap[5, 0] == .clear)
  }

  @Test func `nested groups map from the inside out`() throws {
    let bitmap = try draw([
      .push(DisplayGroup(transform: .translation(x: 4, y: 0))),
      .push(DisplayGroup(transform: .scale(x: 2, y: 2))),
      .rect(0, 0, 1, 1), .pop, .pop, .rect(0, 9, 1, 1),
    ])
    #expect(bitmap[4, 0] == .red && bitmap[5, 1] == .red)
    #expect(bitmap.inked == 5)
  }

  @Test func `the even-odd rule leaves a hole where two contours overlap`() throws {
    let path = DisplayPath(
      elements: DisplayPath.rect(0, 0, 10, 10).elements + DisplayPath.rect(3, 3, 4, 4).elements)
    #expect(try draw([.fill(path, .red, evenOdd: true)])[5, 5] == .clear)
    #expect(try draw([.fill(path, .red, evenOdd: false)])[5, 5] == .red)
  }

  @Test func `a stroke lies on both sides of its path`() throws {
    let bitmap = try draw([.stroke(.line((0, 5), (10, 5)), .red, DisplayStroke(width: 2))])
    #expect(bitmap[5, 4] == .red && bitmap[5, 5] == .red)
    #expect(bitmap[5, 3] == .clear && bitmap[5, 6] == .clear)
  }

  @Test func `a square cap reaches half the width beyond the end`() throws {
    let line = DisplayPath.line((4, 5), (6, 5))
    let butt = try draw([.stroke(line, .red, DisplayStroke(width: 2))])
    let square = try draw([.stroke(line, .red, DisplayStroke(width: 2, cap: .square))])
    let round = try draw([.stroke(line, .red, DisplayStroke(width: 2, cap: .round))])
    #expect(butt.inked == 4 && square.inked == 8)
    #expect(round[3, 4].alpha > 0 && round[3, 4].alpha < 255)
  }

  @Test func `a corner is pointed, round or cut`() throws {
    let corner = DisplayPath.line((0, 3), (7, 3), (7, 10))
    let outermost = try [DisplayStroke.Join.miter, .round, .bevel].map { join in
      try draw([.stroke(corner, .red, DisplayStroke(width: 4, join: join))])[8, 1].alpha
    }
    #expect(outermost[0] == 255)
    #expect(outermost[1] > outermost[2] && outermost[1] < 255)
  }

  @Test func `dashes are drawn and left out in turn from the phase on`() throws {
    let line = DisplayPath.line((0, 0.5), (10, 0.5))
    let stroke = DisplayStroke(width: 1, dash: [2, 3], dashPhase: 1)
    let bitmap = try draw([.stroke(line, .red, stroke)])
    let row = (0..<10).map { bitmap[$0, 0].alpha == 255 }
    #expect(row == [true, false, false, false, true, true, false, false, false, true])
  }

  @Test(arguments: [[0, 0], [-1, 2], [Double.nan], [.infinity, 1], [1e-9, 1e-9]])
  func `dashes that cannot be drawn give a solid line`(dash: [Double]) throws {
    let line = DisplayPath.line((0, 5), (10, 5))
    let bitmap = try draw([.stroke(line, .red, DisplayStroke(width: 2, dash: dash))])
    #expect(bitmap.inked == 20)
  }

  @Test(arguments: [0, -3, Double.nan, .infinity])
  func `a width that shows nothing draws nothing`(width: Double) throws {
    let line = DisplayPath.line((0, 5), (10, 5))
    #expect(try draw([.stroke(line, .red, DisplayStroke(width: width))]).inked == 0)
  }

  @Test func `a linear gradient runs from its start to its end`() throws {
    let bitmap = try draw([.rect(0, 0, 10, 10, .linearRedToBlue(from: 2, to: 8))])
    #expect(bitmap[0, 5] == .red && bitmap[9, 5] == .blue)
    #expect(abs(Int(bitmap[4, 5].red) - Int(bitmap[5, 5].blue)) <= 2)
    #expect(bitmap[3, 5].red > bitmap[6, 5].red)
  }

  @Test func `a gradient without length paints its last colour`() throws {
    // Source: SVG 1.1, 13.2.2.
    #expect(try draw([.rect(0, 0, 10, 10, .linearRedToBlue(from: 5, to: 5))])[1, 1] == .blue)
  }

  @Test func `a radial gradient holds its first colour up to the start radius`() throws {
    let paint = DisplayPaint.radialGradient(
      stops: [.red(at: 0), .blue(at: 1)], center: Point(x: 5, y: 5), startRadius: 3, endRadius: 4)
    let bitmap = try draw([.rect(0, 0, 10, 10, paint)])
    #expect(bitmap[5, 5] == .red && bitmap[6, 6] == .red && bitmap[0, 0] == .blue)
  }

  @Test func `a radial gradient that shrinks is turned inside out`() throws {
    let paint = DisplayPaint.radialGradient(
      stops: [.red(at: 0), .blue(at: 1)], center: Point(x: 5, y: 5), startRadius: 4, endRadius: 3)
    let bitmap = try draw([.rect(0, 0, 10, 10, paint)])
    #expect(bitmap[5, 5] == .blue && bitmap[0, 0] == .red)
  }

  @Test(arguments: [0, 0.2, 0.5, 0.96, 0.97, 0.999, 1])
  func `an opaque colour is rounded to its nearest step`(value: Double) throws {
    let pixel = try draw([.rect(0, 0, 10, 10, .rgb(value, 0, 0))])[5, 5]
    #expect(Double(pixel.red) == (value * 255).rounded())
  }

  @Test func `a translucent colour keeps its hue`() throws {
    let pixel = try draw([.rect(0, 0, 10, 10, .rgb(1, 0.5, 0, 0.5))])[5, 5]
    #expect(pixel.red == 255 && abs(Int(pixel.green) - 128) <= 2 && pixel.blue == 0)
    #expect(abs(Int(pixel.alpha) - 128) <= 1)
  }
}

extension DisplayPaint {
  static func linearRedToBlue(from start: Double, to end: Double) -> DisplayPaint {
    .linearGradient(
      stops: [.red(at: 0), .blue(at: 1)], start: Point(x: start, y: 0), end: Point(x: end, y: 0))
  }
}

extension DisplayGradientStop {
  static func red(at location: Double) -> DisplayGradientStop {
    DisplayGradientStop(color: DisplayColor(red: 1, green: 0, blue: 0), location: location)
  }

  static func blue(at location: Double) -> DisplayGradientStop {
    DisplayGradientStop(color: DisplayColor(red: 0, green: 0, blue: 1), location: location)
  }
}
