// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Testing
import ViewTree

/// Text along outlines. The rules are ours.
@Suite struct TextOnPathTests {
  private func list(_ view: some View, width: CGFloat = 300, height: CGFloat = 100) -> DisplayList {
    view.displayList(in: CGSize(width: width, height: height))
  }

  /// The maps of the clusters with the widths of their glyphs, in drawing order.
  private func stations(_ list: DisplayList) -> [(map: Transform, width: Double)] {
    var map = Transform.identity
    return list.items.compactMap { item in
      if case .push(let group) = item { map = group.transform }
      guard case .glyphs(let run, _) = item else { return nil }
      return (map, run.glyphs.reduce(0) { $0 + $1.advance })
    }
  }

  private let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 290, y: 50))
  }

  @Test func `along a straight line the letters stand as in a line of text`() {
    let text = Text("Wave AV")
    let found = stations(list(text.along(line)))
    #expect(found.count == 7)
    var x = 10.0
    for (map, width) in found {
      #expect(abs(map.tx - (x + width / 2)) < 1e-6 && abs(map.ty - 50) < 1e-9)
      #expect(map.a == 1 && map.b == 0)
      x += width
    }
    let width = Double(text.layoutSnapshot(proposal: .unspecified).size.width)
    #expect(abs(x - 10 - width) < 1, "the text's box is rounded up to a pixel")
  }

  @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func `the text stands at a share of the outline's length`(
    alignment: TextAlignment, share: Double
  ) throws {
    let found = stations(list(Text("abc").along(line, alignment: alignment, offset: 3)))
    let width = found.reduce(0) { $0 + $1.width }
    let first = try #require(found.first)
    #expect(abs(first.map.tx - first.width / 2 - (10 + (280 - width) * share + 3)) < 1e-6)
  }

  @Test func `on a circle each letter's foot lies on the tangent`() {
    let view = Text("round and round and").along(Circle()).frame(width: 100, height: 100)
    let found = stations(list(view, width: 100, height: 100))
    // The four cubics of a circle are within 0.03 % of it.
    for (map, _) in found {
      let (x, y) = (map.tx - 50, map.ty - 50)
      #expect(abs(hypot(x, y) - 50) < 0.02)
      #expect(abs(map.a * x + map.b * y) < 0.1, "the tangent is square to the radius")
      #expect(abs(map.a * map.d - map.b * map.c - 1) < 1e-9)
    }
  }

  @Test func `what is longer than an open outline goes on straight, and round a closed one`() throws
  {
    let short = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 0, y: 60))
    }
    let text = Text("much longer than ten points")
    let straight = stations(list(text.along(short)))
    #expect(straight.count == 27)
    for (map, _) in straight { #expect(abs(map.tx) < 1e-9 && map.b == 1) }
    #expect(try #require(straight.last).map.ty > 150)
    let round = stations(list(text.along(Circle()).frame(width: 20, height: 20)))
    #expect(round.count == 27)
    for (map, _) in round { #expect(abs(map.ty - 50) < 10.1) }
  }

  @Test func `clusters are turned as a whole`() {
    let found = stations(list(Text("e\u{301}\u{323}x").along(line)))
    #expect(found.count == 2)
  }

  // Else every letter of a PDF would say the whole text.
  @Test func `each cluster has its own characters alone`() {
    let texts = list(Text("ae\u{301} שלו").along(line)).items.compactMap { item in
      if case .glyphs(let run, _) = item { run.text } else { nil }
    }
    #expect(texts == ["a", "e\u{301}", " ", "ו", "ל", "ש"])
  }

  @Test func `without an outline nothing is drawn, and the proposal is taken`() {
    let view = Text("abc").along(Path())
    #expect(list(view).items.isEmpty)
    let size = CGSize(width: 70, height: 20)
    #expect(view.layoutSnapshot(proposal: ProposedViewSize(size)).size == size)
    #expect(view.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 10, height: 10))
  }

  @Test(arguments: [Double.nan, .infinity]) func `outlines with odd numbers are survived`(
    bad: Double
  ) {
    let path = Path { path in
      path.move(to: CGPoint(x: bad, y: 0))
      path.addLine(to: CGPoint(x: 10, y: bad))
      path.addLine(to: CGPoint(x: 20, y: 20))
    }
    for (map, _) in stations(list(Text("abc").along(path, offset: bad))) {
      #expect(map.tx.isFinite && map.ty.isFinite)
    }
  }

  @Test func `underlines and backgrounds follow their letters`() {
    let view = Text("abc").underline().along(line)
    let fills = list(view).items.count { if case .fill = $0 { true } else { false } }
    #expect(fills == 3)
  }
}
