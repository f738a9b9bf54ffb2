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

  @Test func `random lists of odd numbers give a picture in every format or a typed error`() throws
  {
    // The seed is fixed, so that a failure repeats.
    var generator = SplitMix(state: 20_260)
    for round in 0..<400 {
      let list = generator.list()
      do throws(RenderingError) {
        _ = try PNGRenderer.pngData(list, scale: 1)
        _ = try PDFRenderer.pdfData(list)
      } catch {
        guard case .groupsTooLarge = error else {
          Issue.record("round \(round): \(error)")
          continue
        }
      }
      #expect(XMLDepth.of(SVGRenderer.svgString(list)) != nil, "round \(round)")
    }
  }
}

/// A small generator of lists made of awkward numbers.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private static let awkward = [
    0, -0.0, 1, -1, 0.5, 10, 99.99, 1e-9, -1e-9, 1e-160, 1e7, -1e7, 8_388_608, 1e15, -1e15, 1e200,
    -1e200, 1.7e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
  ]

  mutating func number() -> Double {
    Bool.random(using: &self)
      ? Double.random(in: -50...150, using: &self)
      : Self.awkward.randomElement(using: &self) ?? 0
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func path() -> DisplayPath {
    let count = Int.random(in: 0...6, using: &self)
    return DisplayPath(elements: (0..<count).map { _ in element() })
  }

  private mutating func element() -> DisplayPath.Element {
    switch Int.random(in: 0...4, using: &self) {
    case 0: .move(point())
    case 1: .line(point())
    case 2: .quadratic(control: point(), end: point())
    case 3: .cubic(control1: point(), control2: point(), end: point())
    default: .close
    }
  }

  private mutating func color() -> DisplayColor {
    DisplayColor(red: number(), green: number(), blue: number(), alpha: abs(number()))
  }

  private mutating func stops() -> [DisplayGradientStop] {
    (0..<Int.random(in: 0...4, using: &self)).map { _ in
      DisplayGradientStop(color: color(), location: number())
    }
  }

  mutating func paint() -> DisplayPaint {
    switch Int.random(in: 0...2, using: &self) {
    case 0: .color(color())
    case 1: .linearGradient(stops: stops(), start: point(), end: point())
    default:
      .radialGradient(
        stops: stops(), center: point(), startRadius: number(), endRadius: number())
    }
  }

  private mutating func stroke() -> DisplayStroke {
    DisplayStroke(
      width: number(), cap: [.butt, .round, .square].randomElement(using: &self) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &self) ?? .miter,
      miterLimit: number(),
      dash: (0..<Int.random(in: 0...3, using: &self)).map { _ in number() }, dashPhase: number())
  }

  private mutating func group() -> DisplayGroup {
    var transform = Transform.identity
    if Bool.random(using: &self) {
      transform = Transform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
    return DisplayGroup(
      transform: transform, opacity: number(), clip: Bool.random(using: &self) ? path() : nil)
  }

  mutating func list() -> DisplayList {
    let items: [DisplayItem] = (0..<Int.random(in: 1...12, using: &self)).map { _ in
      switch Int.random(in: 0...3, using: &self) {
      case 0: .push(group())
      case 1: .pop
      case 2: .fill(path(), paint(), evenOdd: Bool.random(using: &self))
      default: .stroke(path(), paint(), stroke())
      }
    }
    return DisplayList(size: Size(width: 64, height: 48), items: items)
  }
}
