// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// The listed cases of text, with DejaVu Sans 17: lines of 19.7891, an ascent of 15.7798.
///
/// Source: OpenSwiftUI: Text+StringDrawingContext.swift, Text+View.swift and LineLimits.swift; for
/// the order of wrapping, Thinking in SwiftUI. Rules 14.1–14.6; derived unless a test says more.
@Suite struct TextCaseTests {
  private let environment: EnvironmentValues
  private let fox = Text("The quick brown fox jumps over the lazy dog")

  init() throws { environment = try DejaVu.environment() }

  private func snapshot(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1
  ) -> LayoutSnapshot {
    var environment = environment
    environment.displayScale = scale
    return view.layoutInEveryWay(
      proposal: ProposedViewSize(width: width, height: height), environment: environment)
  }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    snapshot(view, width, height).size
  }

  @Test func `TXT-01: offered nothing at all a text is nothing`() {
    #expect(size(fox, 0, 0) == .zero)
  }

  @Test func `TXT-02: the smallest width of a text is zero`() {
    for height in [nil, 20, 300] as [CGFloat?] { #expect(size(fox, 0, height).width == 0) }
    let row = HStack(spacing: 0) {
      fox.id("text"); Color.red.layoutPriority(1).id("colour")
    }
    #expect(snapshot(row, 100, 40)["colour"]?.frame.width == 100)
  }

  // 82.5928 wide. RND-04: also while sizes are negotiated.
  @Test(arguments: [(1.0, 83.0), (2.0, 83.0), (3.0, 248.0 / 3)])
  func `TXT-04, RND-04: a text is as wide as its widest line, rounded up to the pixel`(
    scale: Double, width: Double
  ) {
    for offer in [nil, 90, 300, .infinity] as [CGFloat?] {
      let found = snapshot(Text("AVAWA To"), offer, nil, scale: scale).size.width
      #expect(abs(found - width) < 0.001)
    }
    let row = HStack(spacing: 0) {
      Text("AVAWA To"); Color.red.id("rest")
    }
    let rest = snapshot(row, 200, 20, scale: scale)["rest"]?.frame.width ?? .nan
    #expect(abs(rest - (200 - width)) < 0.001)
  }

  // At a fine scale the baseline is the ascent; the last one is moved by as much as the first.
  @Test(arguments: [1.0, 2, 3])
  func `TXT-06: the first baseline is rounded to the nearest pixel, the last one up`(
    scale: Double
  ) {
    let lines = Text("a\nb").id("text")
    let exact = snapshot(lines, nil, nil, scale: 1000).root
    let rounded = snapshot(lines, nil, nil, scale: scale).root
    let first = (exact.firstTextBaseline * scale).rounded() / scale
    #expect(abs(rounded.firstTextBaseline - first) < 0.002)
    let last = exact.lastTextBaseline + first - exact.firstTextBaseline
    #expect(rounded.lastTextBaseline >= last - 0.002)
    #expect(rounded.lastTextBaseline < last + 1 / scale)
    let pixels = rounded.lastTextBaseline * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-6)
  }

  // Documented.
  @Test func `TXT-08: words wrap, then break, then lines are cut`() {
    #expect(size(fox, 200, nil).height == 60)
    #expect(size(Text("quickquick"), 50, nil).height > 20)
    #expect(size(fox, 100, 40).height == 40)
    #expect(size(fox, 100, 5).height == 20)
    #expect(size(fox.lineLimit(1), 5, 5).width <= 5)
  }

  @Test(arguments: [0, -3]) func `TXT-09: a line limit below one is one`(limit: Int) {
    #expect(size(fox.lineLimit(limit), 100, nil).height == 20)
    #expect(size(fox.lineLimit(limit).lineLimit(nil), 100, nil).height == 20)
    #expect(size(fox.lineLimit(nil), 100, nil).height > 60)
  }

  @Test func `TXT-10: reserved lines are a floor for the height`() {
    for text in [Text("a"), Text("")] {
      #expect(size(text.lineLimit(3, reservesSpace: true), 100, nil).height == 60)
      #expect(size(text.lineLimit(2...4), 100, nil).height == 40)
    }
    #expect(size(fox.lineLimit(2...4), 60, nil).height == 80)
  }

  @Test func `TXT-11: text shrinks to its smallest scale before it is cut`() {
    let line = Text("Hello, world").lineLimit(1)
    let half = size(line.minimumScaleFactor(0.5), 60, nil)
    #expect(half.width <= 60 && half.width > 50)
    #expect(half.height >= 10 && half.height <= 13)
    for factor in [1, 1.5] as [CGFloat] {
      #expect(size(line.minimumScaleFactor(factor), 60, nil).height == 20)
    }
    for factor in [0, -1] as [CGFloat] {
      #expect(size(line.minimumScaleFactor(factor), 20, nil).height < 6)
    }
  }

  // Decided by us: the re-implementation makes sure of a height that is not zero.
  @Test func `TXT-14: an empty text is a line high and has no width`() {
    #expect(size(Text(""), nil, nil) == CGSize(width: 0, height: 20))
    #expect(size(Text(""), 100, 100) == CGSize(width: 0, height: 20))
  }

  // Source: Thinking in SwiftUI, naykutguven/SwiftUIChronicles: 1-HStackVStack.swift. Documented:
  // San Francisco 17 is 20⅓ high at three pixels a point. Here DejaVu Sans with the same 20.287;
  // STK-39 has the row of the book.
  @Test func `TXT-15: a line of 20.287 is 20⅓ high at three pixels a point`() {
    let text = Text("a").font(.custom("DejaVuSans", fixedSize: 20.287 * 2048 / 2384))
    #expect(abs(snapshot(text, nil, nil, scale: 3).size.height - 61.0 / 3) < 0.001)
  }

  // Source: OpenSwiftUI: Geometry/Spacing.swift. Derived; DejaVu Sans has no leading.
  @Test func `TXT-16: two texts in a column stand apart by the lower font's leading`() {
    let column = VStack {
      Text("a"); Text("b").id("b")
    }
    #expect(snapshot(column, nil, nil)["b"]?.frame.minY == 20)
  }

  // Decided by us: the metrics that SwiftUI makes of the font are not known.
  @Test func `TXT-17: text beside anything else keeps 8 points`() {
    let column = VStack {
      Text("a"); Rigid(10, 10).id("b")
    }
    #expect(snapshot(column, nil, nil)["b"]?.frame.minY == 28)
    let row = HStack {
      Rigid(10, 10); Text("a").id("a")
    }
    #expect(snapshot(row, nil, nil)["a"]?.frame.minX == 18)
  }
}
