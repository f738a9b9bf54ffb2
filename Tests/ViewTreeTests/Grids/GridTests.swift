// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// A cell with a name, of one length on the axes that are given.
struct Cell: View {
  var name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

/// Grids: each case is laid out in every way.
@Suite struct GridTests {
  private func snapshot(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?,
    location: SourceLocation = #_sourceLocation
  ) -> LayoutSnapshot {
    EveryWay(proposal: width, height).snapshot(view, sourceLocation: location)
  }

  private func expect(
    _ view: some View, in width: CGFloat?, _ height: CGFloat?, size: [CGFloat],
    _ frames: [String: [CGFloat]], location: SourceLocation = #_sourceLocation
  ) {
    let plain = snapshot(view, width, height, location: location)
    #expect(
      [plain.size.width, plain.size.height].isNear(size, within: 1e-6), "\(plain)",
      sourceLocation: location)
    for (name, frame) in frames {
      #expect(
        plain.numbers(name).isNear(frame, within: 1e-6), "\(name)\n\(plain)",
        sourceLocation: location)
    }
  }

  // MARK: The listed cases

  // Source: Apple's documentation: Grid / gridCell… modifiers. Derived.
  @Test func `GRD-01: a smaller cell lies in the middle of its space`() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Cell("a", 60, 60); Cell("c", 60, 60)
      }
      GridRow {
        Cell("d", 60, 60); Cell("b", 10, 10)
      }
    }
    expect(
      grid, in: 300, 300, size: [121, 121],
      ["c": [61, 0, 60, 60], "d": [0, 61, 60, 60], "b": [86, 86, 10, 10]])
  }

  // Source: Apple's documentation: Grid / gridCell… modifiers. Derived.
  @Test func `GRD-02: an anchor puts a point of the cell on the same point of its space`() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Cell("a", 60, 60); Cell("c", 60, 60)
      }
      GridRow {
        Cell("d", 60, 60); Cell("b", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
      }
    }
    expect(grid, in: 300, 300, size: [121, 121], ["b": [73.5, 98.5, 10, 10]])
  }

  // Source: Apple's documentation: Grid / gridCell… modifiers. Derived.
  @Test func `GRD-03: a cell of two columns has both and the gap between them`() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Cell("a", 60, 60); Cell("b", 60, 60); Cell("c", 60, 60)
      }
      GridRow {
        Cell("d", 60, 60); Cell("e", 10, 10).gridCellColumns(2)
      }
    }
    expect(grid, in: 300, 300, size: [182, 121], ["e": [116.5, 86, 10, 10]])
    let wide = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Cell("a", 60, 60); Cell("b", 60, 60); Cell("c", 60, 60)
      }
      GridRow {
        Cell("d", 60, 60); Cell("e", nil, 10).gridCellColumns(2)
      }
    }
    expect(wide, in: 182, 300, size: [182, 121], ["e": [61, 86, 121, 10]])
  }

  // Apple's documentation: the longest row decides.
  @Test func `GRD-05: a shorter row has empty cells behind`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Cell("a", 10, 10) }
      GridRow {
        Cell("b", 20, 10); Cell("c", 30, 10); Cell("d", 40, 10)
      }
      GridRow {
        Cell("e", 5, 10); Cell("f", 5, 10)
      }
    }
    expect(
      grid, in: 300, 300, size: [90, 30],
      ["a": [5, 0, 10, 10], "d": [50, 10, 40, 10], "f": [32.5, 20, 5, 10]])
  }

  // Apple's documentation: flexible columns share the rest equally.
  @Test func `GRD-06: flexible columns share what the rigid one leaves`() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Cell("a", 50, 10); Cell("b"); Cell("c")
      }
    }
    expect(
      grid, in: 250, 10, size: [250, 10],
      ["a": [0, 0, 50, 10], "b": [50, 0, 100, 10], "c": [150, 0, 100, 10]])
  }

  // Source: swiftui-lab.com/eager-grids (via kmnemon/swiftuiutility GridViewExample.swift).
  // Documented.
  @Test func `GRD-09: an unsized cell takes the width that others give its column`() {
    let grid = Grid {
      GridRow {
        Cell("a", 160, 80); Cell("b", 80, 80)
      }
      GridRow {
        Cell("r", nil, 80).gridCellUnsizedAxes(.horizontal); Cell("c", 80, 80)
      }
    }
    expect(
      grid, in: 500, 500, size: [248, 168], ["r": [0, 88, 160, 80], "c": [168, 88, 80, 80]])
  }

  // Apple's documentation: the order of the alignments.
  @Test func `GRD-10: anchor before row and column, and these before the grid`() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Cell("a", 50, 50); Cell("b", 50, 50).gridColumnAlignment(.trailing)
      }
      GridRow(alignment: .bottom) {
        Cell("c", 10, 10); Cell("d", 10, 10); Cell("tall", 5, 50)
      }
      GridRow {
        Cell("e", 10, 10)
        Cell("f", 10, 10)
        Cell("g", 5, 50)
      }
      GridRow(alignment: .bottom) {
        Cell("h", 10, 10)
        Cell("i", 10, 10).gridCellAnchor(.topLeading)
        Cell("j", 5, 50)
      }
    }
    expect(
      grid, in: 300, 300, size: [105, 200],
      [
        "c": [0, 90, 10, 10], "d": [90, 90, 10, 10], "e": [0, 100, 10, 10],
        "f": [90, 100, 10, 10], "h": [0, 190, 10, 10], "i": [50, 150, 10, 10],
      ])
  }

  // Apple's documentation: the centre unless something else is said.
  @Test func `GRD-11: cells are centred unless something else is said`() {
    let grid = Grid {
      GridRow {
        Cell("a", 20, 20); Cell("b", 6, 4)
      }
      GridRow {
        Cell("c", 10, 10); Cell("d", 30, 30)
      }
    }
    expect(
      grid, in: nil, nil, size: [58, 58], ["b": [40, 8, 6, 4], "c": [5, 38, 10, 10]])
  }

  // Our decision, as stacks do it: with no proposal cells have their ideal sizes.
  @Test func `GRD-12: without a proposal colours are 10 points long`() {
    expect(
      Grid {
        GridRow {
          Cell("a"); Cell("b")
        }
      }, in: nil, nil, size: [28, 10],
      ["b": [18, 0, 10, 10]])
  }

  // MARK: Rows, columns, spans

  // Apple's documentation of Grid: a divider between rows widens the grid, unless it is unsized.
  @Test func `an element that is no row is a cell across all columns`() {
    let grid = Grid(verticalSpacing: 0) {
      GridRow {
        Cell("a", 20, 10); Cell("b", 30, 10)
      }
      Cell("line", nil, 2)
    }
    expect(
      grid, in: 100, 12, size: [100, 12],
      ["a": [10.5, 0, 20, 10], "line": [0, 10, 100, 2]])
    let hugging = Grid(verticalSpacing: 0) {
      GridRow {
        Cell("a", 20, 10); Cell("b", 30, 10)
      }
      Cell("line", nil, 2).gridCellUnsizedAxes(.horizontal)
    }
    expect(
      hugging, in: 100, 12, size: [58, 12], ["a": [0, 0, 20, 10], "line": [0, 10, 58, 2]])
  }

  // Our decision on what Apple leaves open; see Docs/Gaps.md.
  @Test func `what a wide cell needs more is spread over flexible columns first`() {
    let rigid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Cell("a", 20, 10); Cell("b", 30, 10)
      }
      GridRow { Cell("wide", 90, 10).gridCellColumns(2) }
    }
    expect(
      rigid, in: nil, nil, size: [90, 20], ["a": [10, 0, 20, 10], "b": [50, 0, 30, 10]])
    let flexible = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Cell("a", 20, 10); Cell("b", nil, 10)
      }
      GridRow { Cell("wide", 90, 10).gridCellColumns(2) }
    }
    expect(
      flexible, in: nil, nil, size: [90, 20], ["a": [0, 0, 20, 10], "b": [20, 0, 70, 10]])
  }

  @Test func `a span makes columns of its own, and one without cells has no width`() {
    let grid = Grid(horizontalSpacing: 5, verticalSpacing: 0) {
      GridRow { Cell("a", 20, 10) }
      GridRow { Cell("b", 5, 10).gridCellColumns(3) }
    }
    expect(grid, in: nil, nil, size: [30, 20], ["a": [0, 0, 20, 10], "b": [12.5, 10, 5, 10]])
  }

  @Test(arguments: [Int.min, -1, 0, 1]) func `a count below one is one`(count: Int) {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Cell("a", 20, 10).gridCellColumns(count); Cell("b", 20, 10)
      }
    }
    expect(grid, in: nil, nil, size: [40, 10], ["b": [20, 0, 20, 10]])
  }

  @Test func `a huge count is laid out`() {
    let grid = Grid(horizontalSpacing: 1) {
      GridRow {
        Cell("a", 20, 10).gridCellColumns(.max); Cell("b", 20, 10).gridCellColumns(.max)
      }
    }
    #expect(snapshot(grid, nil, nil).size.width == 10_021)
  }

  // Heights are shared out as widths are.
  @Test func `flexible rows share what rigid ones leave`() {
    let grid = Grid(verticalSpacing: 0) {
      GridRow { Cell("a", 10, 50) }
      GridRow { Cell("b", 10) }
      GridRow { Cell("c", 10) }
    }
    expect(
      grid, in: 10, 250, size: [10, 250], ["b": [0, 50, 10, 100], "c": [0, 150, 10, 100]])
  }

  @Test func `zero and infinity ask for the smallest and the largest size`() {
    let grid = Grid {
      GridRow {
        Cell("a", 20, 10); Cell("b")
      }
      GridRow {
        Cell("c"); Cell("d", 30, 10)
      }
    }
    #expect(snapshot(grid, 0, 0).size == CGSize(width: 58, height: 28))
    #expect(snapshot(grid, .infinity, 0).size == CGSize(width: CGFloat.infinity, height: 28))
  }

  // MARK: Empty parts, flattening

  @Test func `an empty grid has no size and an empty row no gap`() {
    expect(Grid {}, in: 100, 100, size: [0, 0], [:])
    let grid = Grid {
      GridRow {}
      GridRow { Cell("a", 20, 10) }
      GridRow { if snapshot(Grid {}, 1, 1).size.width > 0 { Cell("never", 9, 9) } }
      GridRow { Cell("b", 20, 10) }
      GridRow { EmptyView() }
    }
    expect(grid, in: 100, 100, size: [20, 28], ["a": [0, 0, 20, 10], "b": [0, 18, 20, 10]])
  }

  private struct Rows: View {
    var body: some View {
      GridRow {
        Cell("e", 10, 10); Cell("f", 10, 10)
      }
    }
  }

  // Source: rule 1.1; a row is seen through views that are transparent.
  @Test func `rows and cells are seen through ForEach, Group, if, AnyView and own views`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<2) { row in
        GridRow {
          ForEach(0..<2) { Cell("\(row)\($0)", 10, 10) }
          Group { Cell("x\(row)", 10, 10) }
        }
      }
      if Bool(true) { AnyView(GridRow { Cell("c", 10, 10) }) }
      Rows()
    }
    expect(
      grid, in: nil, nil, size: [30, 40],
      [
        "11": [10, 10, 10, 10], "x1": [20, 10, 10, 10], "c": [0, 20, 10, 10],
        "f": [10, 30, 10, 10],
      ])
  }

  // Apple's documentation of GridRow: outside of a grid it is transparent, as a Group is.
  @Test func `outside of a grid a row's cells are elements`() {
    let view = VStack(spacing: 0) {
      GridRow {
        Cell("a", 10, 10); Cell("b", 10, 10)
      }
      Grid {
        VStack(spacing: 0) {
          GridRow {
            Cell("c", 10, 10); Cell("d", 10, 10)
          }
        }
      }
    }
    expect(view, in: nil, nil, size: [10, 40], ["b": [0, 10, 10, 10], "d": [0, 30, 10, 10]])
  }

  // A row is no view of its own for modifiers: each cell is modified.
  @Test func `a modifier on a row applies to each cell`() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Cell("a", 10, 10); Cell("b", 10, 10)
      }.padding(5)
    }
    expect(grid, in: nil, nil, size: [40, 20], ["a": [5, 5, 10, 10], "b": [25, 5, 10, 10]])
  }

  // What a cell says is heard through modifiers; of two the outer one counts (our decision).
  @Test func `modifiers around a cell do not hide what it says`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Cell("a", 30, 10); Cell("b", 30, 10)
      }
      GridRow {
        Cell("c", 10, 10).gridCellColumns(3).gridCellColumns(2).padding(5).background(Color.blue)
      }
    }
    expect(grid, in: nil, nil, size: [60, 30], ["c": [25, 15, 10, 10]])
  }

  // MARK: Guides

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  // As a stack: the cells of a line whose guides decide stand on one line.
  @Test func `explicit guides move the cells of a row against each other`() {
    let grid = Grid(alignment: .top, horizontalSpacing: 0) {
      GridRow {
        Cell("a", 10, 20)
        Cell("b", 10, 20).alignmentGuide(.top) { _ in 5 }
      }
    }
    expect(grid, in: nil, nil, size: [20, 25], ["a": [0, 5, 10, 20], "b": [10, 0, 10, 20]])
  }

  @Test func `a guide of one's own aligns a column`() {
    let third = HorizontalAlignment(Third.self)
    let grid = Grid(verticalSpacing: 0) {
      GridRow { Cell("a", 30, 10).gridColumnAlignment(third) }
      GridRow { Cell("b", 60, 10) }
    }
    let snapshot = snapshot(grid, nil, nil)
    #expect(snapshot.size == CGSize(width: 60, height: 20))
    #expect(snapshot.numbers("a") == [10, 0, 30, 10])
  }

  @Test func `baselines align the cells of a row, and the first row's leaves the grid`() throws {
    let environment = try DejaVu.environment()
    let text = Text("Mg").font(.custom("DejaVuSans", fixedSize: 34)).accessibilityIdentifier("big")
    let small = Text("Mg").accessibilityIdentifier("small")
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
      GridRow {
        small; text
      }
    }
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      grid
      Text("x").accessibilityIdentifier("x")
    }
    let snapshot = view.layoutSnapshot(proposal: .unspecified, environment: environment)
    let baselines = ["small", "big", "x"].map { name -> CGFloat in
      guard let node = snapshot[name] else { return .nan }
      return node.frame.minY + node.firstTextBaseline
    }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1e-9 }, "\(baselines)\n\(snapshot)")
    #expect(snapshot.numbers("small")[1] > 0)
  }

  // MARK: Spacing

  // Rule 4.4 by neighbour, as in a column; that the largest decides is ours.
  @Test func `without a spacing two rows stand apart by what their cells prefer`() throws {
    let environment = try DejaVu.environment()
    let texts = Grid {
      GridRow {
        Text("a"); Text("b")
      }
      GridRow {
        Text("c"); Text("d")
      }
    }
    let column = VStack {
      Text("a"); Text("c")
    }
    let mixed = Grid {
      GridRow {
        Text("a"); Cell("b", 10, 10)
      }
      GridRow {
        Text("c"); Cell("d", 10, 10)
      }
    }
    func height(_ view: some View) -> CGFloat {
      view.layoutSnapshot(proposal: .unspecified, environment: environment).size.height
    }
    #expect(height(texts) == height(column))
    #expect(
      height(mixed)
        == height(
          VStack(spacing: 8) {
            Text("a"); Text("c")
          }))
  }

  @Test func `numbers that cannot be used are replaced and reported`() {
    let grid = Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
      GridRow {
        Cell("a", 10, 10)
        Cell("b", 10, 10).gridCellAnchor(UnitPoint(x: .nan, y: .infinity))
      }
    }
    let snapshot = snapshot(grid, nil, nil)
    #expect(snapshot.size == CGSize(width: 20, height: 10))
    #expect(snapshot.reports(.invalidLength))
  }

  // MARK: As a layout

  @ViewBuilder private var rows: some View {
    GridRow {
      Cell("a", 20, 10); Cell("b", nil, 10)
    }
    GridRow(alignment: .bottom) {
      Cell("c", 5, 5); Cell("d", 30, 20).gridColumnAlignment(.trailing)
    }
    Divider()
    ForEach(0..<2) { row in
      GridRow {
        Cell("e\(row)", 10, 10).gridCellAnchor(.bottom)
        Cell("f\(row)", 10, 10).gridCellUnsizedAxes(.horizontal)
        Cell("g\(row)", 10, 30)
      }
    }
    GridRow { Cell("wide", 90, 10).gridCellColumns(3) }
  }

  // Apple's documentation of GridLayout.
  @Test func `a grid's layout with content is the grid`() {
    for (width, height) in [(200, 300), (0, 0), (nil, nil), (50, nil)] as [(CGFloat?, CGFloat?)] {
      let grid = snapshot(
        Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) { rows }, width,
        height)
      let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5)
      #expect(snapshot(layout { rows }, width, height).description == grid.description)
      #expect(snapshot(AnyLayout(layout) { rows }, width, height).description == grid.description)
    }
    let plain = snapshot(Grid { rows }, 200, 300)
    #expect(snapshot(GridLayout() { rows }, 200, 300).description == plain.description)
  }

  private struct Count: View {
    @State var width = CGFloat.random(in: 10...1000)
    var body: some View { Color.red.frame(width: width, height: 10).id("count") }
  }

  @Test func `rows in a hidden layout become elements when it is no grid, and keep their state`() {
    func view(_ layout: AnyLayout) -> some View {
      layout {
        GridRow {
          Count(); Cell("b", 10, 10)
        }
        GridRow { Cell("c", 30, 10) }
      }
    }
    let host = ViewHost(rootView: view(AnyLayout(GridLayout(verticalSpacing: 0))))
    let grid = host.layoutSnapshot(proposal: .unspecified)
    #expect(grid.size.height == 20)
    host.rootView = view(AnyLayout(VStackLayout(spacing: 0)))
    let column = host.layoutSnapshot(proposal: .unspecified)
    #expect(column.size.height == 30)
    #expect(column.numbers("count")[2] == grid.numbers("count")[2])
  }

  // MARK: Changes

  @Test func `a host follows a cell that grows and a row that goes`() {
    func grid(_ width: CGFloat, _ hasRow: Bool) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Cell("a", width, 10); Cell("b", 10, 10)
        }
        if hasRow {
          GridRow {
            Cell("c", 90, 10); Cell("d", 10, 10)
          }
        }
      }
    }
    let host = ViewHost(rootView: grid(20, true))
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("b") == [90, 0, 10, 10])
    host.rootView = grid(95, true)
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("d") == [95, 10, 10, 10])
    host.rootView = grid(30, false)
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("b") == [30, 0, 10, 10])
    host.rootView = grid(30, true)
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("b") == [90, 0, 10, 10])
  }
}
