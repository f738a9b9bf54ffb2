// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Lazy grids, whose columns are computed twice.
@Suite struct LazyGridTests {
  /// Columns, what is offered, the size that is reported, and the columns that are drawn.
  struct Columns: Sendable, CustomTestStringConvertible {
    var name: String
    var items: [GridItem]
    var offer: CGFloat
    var reported: CGFloat
    var drawn: [CGFloat]
    var spacing: CGFloat = 8

    var testDescription: String { name }
  }

  private func snapshot(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?,
    location: SourceLocation = #_sourceLocation
  ) -> LayoutSnapshot {
    EveryWay(proposal: width, height).snapshot(view, sourceLocation: location)
  }

  private static let columns = [
    // Computed from rule 12.1: fixed columns first, then equal parts of the rest, in order.
    Columns(
      name: "LVG-01",
      items: [.init(.flexible(maximum: 50)), .init(.flexible()), .init(.fixed(40))],
      offer: 300, reported: 300, drawn: [50, 194, 40]),
    // Published by readers of Thinking in SwiftUI: 225 wide, drawn 238.
    Columns(
      name: "LVG-02",
      items: [.init(.flexible(minimum: 60), spacing: 10), .init(.flexible(minimum: 120))],
      offer: 200, reported: 225, drawn: [107.5, 120], spacing: 10),
    // Written down with numbers on mo4tech.com: 146 and 180, then 163 and 180.
    Columns(
      name: "LVG-03", items: [.init(.flexible(minimum: 100)), .init(.flexible(minimum: 180))],
      offer: 300, reported: 334, drawn: [163, 180]),
    Columns(
      name: "LVG-04", items: [.init(.fixed(60)), .init(.fixed(100))], offer: 300, reported: 168,
      drawn: [60, 100]),
    Columns(
      name: "LVG-05", items: [.init(.flexible(minimum: 100, maximum: 200))], offer: 300,
      reported: 200, drawn: [200]),
    // Our decision between two sources: the width is the sum of the columns.
    Columns(
      name: "LVG-06",
      items: [
        .init(.fixed(100), spacing: 0), .init(.flexible(minimum: 100, maximum: 200), spacing: 0),
        .init(.flexible(minimum: 10, maximum: 50), spacing: 0),
      ], offer: 300, reported: 250, drawn: [100, 100, 50], spacing: 0),
    // Computed from the rule.
    Columns(
      name: "LVG-07", items: [GridItem(), GridItem(), GridItem()], offer: 300, reported: 300,
      drawn: [284 / 3, 284 / 3, 284 / 3]),
    Columns(
      name: "LVG-08", items: [.init(.flexible()), .init(.fixed(50)), .init(.flexible())],
      offer: 300, reported: 300, drawn: [117, 50, 117]),
    Columns(
      name: "LVG-09", items: [.init(.adaptive(minimum: 80))], offer: 300, reported: 300,
      drawn: [284 / 3, 284 / 3, 284 / 3]),
    // Our decision: one column, of what is offered.
    Columns(
      name: "LVG-11", items: [.init(.adaptive(minimum: 500))], offer: 300, reported: 300,
      drawn: [300]),
    // Computed from the rule: the adaptive column has half of what the fixed one leaves.
    Columns(
      name: "adaptive among others",
      items: [.init(.fixed(34)), .init(.adaptive(minimum: 40)), .init(.flexible())], offer: 250,
      reported: 250, drawn: [34, 46, 46, 100]),
    // A number of columns that rounding must not make smaller in the second computation.
    Columns(
      name: "whole steps", items: [.init(.adaptive(minimum: 80.1), spacing: 8.3)], offer: 345.3,
      reported: 345.3, drawn: [80.1, 80.1, 80.1, 80.1], spacing: 8.3),
  ]

  @Test(arguments: columns) func `columns are computed twice`(_ columns: Columns) {
    let count = columns.drawn.count
    let grid = LazyVGrid(columns: columns.items) {
      ForEach(0..<(count + 1), id: \.self) { Cell("\($0)", nil, 10) }
    }
    let plain = snapshot(grid, columns.offer, 100)
    #expect(abs(plain.size.width - columns.reported) < 1e-6)
    #expect(plain.size.height == 28)
    var x: CGFloat = 0
    for (k, width) in columns.drawn.enumerated() {
      #expect(plain.numbers("\(k)").isNear([x, 0, width, 10], within: 1e-6), "\(plain)")
      x += width + columns.spacing
    }
    #expect(plain.numbers("\(count)").isNear([0, 18, columns.drawn[0], 10]))
  }

  // Published: the grid lies at −12.5 in a frame of 200, and what is drawn starts there.
  @Test func `LVG-02: a grid that is too wide is centred, and drawn from its leading edge`() {
    let items: [GridItem] = [
      .init(.flexible(minimum: 60), spacing: 10), .init(.flexible(minimum: 120)),
    ]
    let view = LazyVGrid(columns: items) {
      Cell("a", nil, 10); Cell("b", nil, 10)
    }
    .frame(width: 200)
    let snapshot = snapshot(view, nil, nil)
    #expect(snapshot.numbers("a") == [-12.5, 0, 107.5, 10])
    #expect(snapshot.numbers("b") == [105, 0, 120, 10])
  }

  // Source: Thinking in SwiftUI, naykutguven/SwiftUIChronicles: 6-LazyVGridHGrid.swift; objc.io
  // Swift Talk 238 (github.com/objcio/S01E238) Grid.swift. Documented.
  @Test func `LVG-12: a row is as high as its highest cell, which the others are offered`() {
    let grid = LazyVGrid(columns: [.init(.fixed(50)), .init(.fixed(50))], spacing: 0) {
      Cell("a", 10, 40)
      Cell("b")
      Cell("c")
    }
    let snapshot = snapshot(grid, 300, 300)
    #expect(snapshot.size == CGSize(width: 108, height: 50))
    #expect(snapshot.numbers("a") == [20, 0, 10, 40])
    #expect(snapshot.numbers("b") == [58, 0, 50, 40])
    #expect(snapshot.numbers("c") == [0, 40, 50, 10])
    #expect(snapshot["b"]?.proposal == ProposedViewSize(width: 50, height: 40))
  }

  // Source: Apple API. Documented.
  @Test func `LVG-13: an item is flexible from 10 points on unless something else is said`() {
    guard case .flexible(let low, let high) = GridItem().size else {
      Issue.record("not flexible")
      return
    }
    #expect(low == 10 && high == .infinity)
    #expect(GridItem().spacing == nil && GridItem().alignment == nil)
    guard case .adaptive(_, let most) = GridItem.Size.adaptive(minimum: 5) else { return }
    #expect(most == .infinity)
  }

  // Report 51: ⌊(320 + 10) / (100 + 10)⌋ = 3.
  // https://github.com/spacenation/swiftui-grid/issues/3.
  @Test func `the number of adaptive columns does not depend on the items or on the past`() {
    func grid(_ count: Int) -> some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)]) {
        ForEach(0..<count, id: \.self) { Cell("\($0)", nil, 10) }
      }
    }
    let host = ViewHost(rootView: grid(15))
    let first = host.layoutSnapshot(proposal: ProposedViewSize(width: 320, height: nil))
    #expect(first.numbers("3") == [0, 18, 100, 10] && first.numbers("2") == [220, 0, 100, 10])
    host.rootView = grid(1)
    let one = host.layoutSnapshot(proposal: ProposedViewSize(width: 320, height: nil))
    #expect(one.numbers("0") == [0, 0, 100, 10] && one.size == CGSize(width: 320, height: 10))
    host.rootView = grid(15)
    let again = host.layoutSnapshot(proposal: ProposedViewSize(width: 320, height: nil))
    #expect(again.description == first.description)
  }

  @Test func `an item's alignment places its cells`() {
    let items: [GridItem] = [
      GridItem(.fixed(50), spacing: 0, alignment: .topLeading),
      GridItem(.fixed(50), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(20)),
    ]
    let grid = LazyVGrid(columns: items) {
      Cell("a", 10, 10)
      Cell("b", 10, 10)
      Cell("c", 20, 40)
    }
    let snapshot = snapshot(grid, nil, nil)
    #expect(snapshot.numbers("a") == [0, 0, 10, 10])
    #expect(snapshot.numbers("b") == [90, 30, 10, 10])
  }

  // The same rules with the axes exchanged.
  @Test func `a horizontal grid fills rows from the leading edge`() {
    let grid = LazyHGrid(rows: [.init(.fixed(20), spacing: 0), .init(.fixed(30))], spacing: 5) {
      Cell("a", 10)
      Cell("b", 40, 10)
      Cell("c")
    }
    let snapshot = snapshot(grid, 300, 300)
    #expect(snapshot.size == CGSize(width: 55, height: 50))
    #expect(snapshot.numbers("a") == [15, 0, 10, 20])
    #expect(snapshot.numbers("b") == [0, 30, 40, 10])
    #expect(snapshot.numbers("c") == [45, 0, 10, 20])
  }

  // Sections are transparent; that their edges take lines of their own in a lazy grid is documented.
  @Test func `headers and footers take the whole width, and a section starts a line`() {
    let grid = LazyVGrid(columns: [.init(.fixed(40)), .init(.fixed(40))], spacing: 0) {
      Section {
        Cell("a", 40, 10)
      } header: {
        Cell("head", nil, 20)
      } footer: {
        Cell("foot", 10, 5)
      }
      Section {
        Cell("b", 40, 10); Cell("c", 40, 10); Cell("d", 40, 10)
      }
    }
    let snapshot = snapshot(grid, 300, nil)
    #expect(snapshot.size == CGSize(width: 88, height: 55))
    #expect(snapshot.numbers("head") == [0, 0, 88, 20])
    #expect(snapshot.numbers("a") == [0, 20, 40, 10])
    #expect(snapshot.numbers("foot") == [39, 30, 10, 5])
    #expect(snapshot.numbers("c") == [48, 35, 40, 10])
    #expect(snapshot.numbers("d") == [0, 45, 40, 10])
  }

  // Our decisions: nothing proposed is the smallest; infinite room is one column.
  @Test func `every proposal has an answer`() {
    let items: [GridItem] = [.init(.flexible(minimum: 30)), .init(.adaptive(minimum: 20))]
    let grid = LazyVGrid(columns: items) { Cell("a", nil, 10) }
    #expect(snapshot(grid, nil, nil).size == CGSize(width: 58, height: 10))
    #expect(snapshot(grid, 0, 0).size == CGSize(width: 38, height: 10))
    #expect(snapshot(grid, .infinity, 0).size.width == .infinity)
    #expect(snapshot(grid, 1e30, nil).size.width.isFinite)
    #expect(snapshot(LazyVGrid(columns: []) { Cell("a", 5, 5) }, 100, 100).size == .zero)
    #expect(snapshot(LazyVGrid(columns: items) {}, 100, 100).size.height == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 1e300])
  func `numbers that cannot be used are replaced and reported`(number: CGFloat) {
    let sizes: [GridItem.Size] = [
      .fixed(number), .flexible(minimum: number, maximum: -number),
      .adaptive(minimum: number, maximum: number), .adaptive(minimum: 0),
    ]
    let grid = LazyVGrid(columns: sizes.map { GridItem($0, spacing: number) }, spacing: number) {
      ForEach(0..<9, id: \.self) { Cell("\($0)", nil, 10) }
    }
    let snapshot = snapshot(grid, 100, 100)
    #expect(snapshot.nodes.allSatisfy { $0.frame.isFinite })
    #expect(snapshot.reports(.invalidLength))
  }
}
