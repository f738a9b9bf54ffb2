// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Lazy stacks and sections.
@Suite struct LazyStackTests {
  private func snapshot(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?,
    location: SourceLocation = #_sourceLocation
  ) -> LayoutSnapshot {
    EveryWay(proposal: width, height).snapshot(view, sourceLocation: location)
  }

  // Source: Thinking in SwiftUI, naykutguven/SwiftUIChronicles: 5-LazyHStackVStack.swift.
  // Documented.
  @Test func `LVG-14: a lazy column offers nothing along and its own width across`() {
    let column = LazyVStack {
      Cell("a"); Cell("b", 20, 30)
    }
    let snapshot = snapshot(column, 100, 500)
    #expect(snapshot.size == CGSize(width: 100, height: 48))
    #expect(snapshot.numbers("a") == [0, 0, 100, 10])
    #expect(snapshot.numbers("b") == [40, 18, 20, 30])
    #expect(snapshot["a"]?.proposal == ProposedViewSize(width: 100, height: nil))
  }

  @Test func `LVG-14: a lazy row offers nothing along and its own height across`() {
    let row = LazyHStack(alignment: .bottom, spacing: 5) {
      Cell("a"); Cell("b", 20, 30)
    }
    let snapshot = snapshot(row, 500, 100)
    #expect(snapshot.size == CGSize(width: 35, height: 100))
    #expect(snapshot.numbers("a") == [0, 0, 10, 100])
    #expect(snapshot.numbers("b") == [15, 70, 20, 30])
    #expect(snapshot["a"]?.proposal == ProposedViewSize(width: nil, height: 100))
  }

  // Our decision: a lazy column is as wide as proposed, also where a child is wider.
  @Test func `across, the offer decides, and the longest child without one`() {
    let column = LazyVStack(alignment: .trailing, spacing: 0) {
      Cell("a", 50, 10)
      Cell("b")
    }
    #expect(snapshot(column, 20, nil).size == CGSize(width: 20, height: 20))
    #expect(snapshot(column, 20, nil).numbers("a") == [-30, 0, 50, 10])
    #expect(snapshot(column, nil, 5).size == CGSize(width: 50, height: 20))
    #expect(snapshot(column, nil, 5).numbers("b") == [0, 10, 50, 10])
    #expect(snapshot(column, .infinity, 0).size == CGSize(width: CGFloat.infinity, height: 20))
    #expect(snapshot(LazyVStack {}, nil, nil).size == .zero)
  }

  // Report 101: a picture needs every row, whatever would be in sight.
  // https://github.com/jsmestad/minga/pull/1936.
  @Test func `every child of a lazy stack is laid out`() {
    let rows = LazyVStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { _ in Box(100, 20) }
    }
    let frames = (0..<5).map { [0, 20 * CGFloat($0), 100, 20] }
    #expect(snapshot(rows, nil, nil).size == CGSize(width: 100, height: 100))
    #expect(snapshot(rows, nil, nil).boxes == frames)
    #expect(snapshot(rows, 100, 60).boxes == frames)
    let view = ScrollView { rows }
    #expect(snapshot(view, nil, nil).size == CGSize(width: 100, height: 100))
    #expect(snapshot(view, 100, 60).size == CGSize(width: 100, height: 60))
    #expect(snapshot(view, 100, 60).boxes == frames)
  }

  // Source: rule 1.1. Sections are seen through, as groups are.
  @Test func `a section is header, content and footer in any container`() {
    let section = Section {
      Cell("a", 10, 10)
      Cell("b", 10, 10)
    } header: {
      Cell("head", 10, 10)
    } footer: {
      Cell("foot", 10, 10)
    }
    let column = snapshot(VStack(spacing: 0) { section }, nil, nil)
    #expect(column.size == CGSize(width: 10, height: 40))
    #expect(column.numbers("head") == [0, 0, 10, 10] && column.numbers("foot") == [0, 30, 10, 10])
    let row = snapshot(HStack(spacing: 0) { section.padding(1) }, nil, nil)
    #expect(row.size == CGSize(width: 48, height: 12))
    let lazy = snapshot(
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { section }, 50, nil)
    #expect(lazy.numbers("foot") == [20, 30, 10, 10])
    let grid = snapshot(Grid(verticalSpacing: 0) { section }, nil, nil)
    #expect(grid.numbers("b") == [0, 20, 10, 10])
  }

  @Test func `a section may have a title, one edge, or none`() {
    let view = VStack(spacing: 0) {
      Section("Title") { Cell("a", 10, 10) }
      Section(header: Cell("h", 10, 10)) { Cell("b", 10, 10) }
      Section(header: Cell("g", 10, 10), footer: Cell("f", 10, 10)) { EmptyView() }
      Section {
        Cell("c", 10, 10)
      } footer: {
        Cell("d", 10, 10)
      }
      Section { Cell("e", 10, 10) }
    }
    let snapshot = snapshot(view, nil, nil)
    #expect(snapshot.nodes(named: "Text").count == 1)
    #expect(snapshot.nodes(named: "Cell").count == 8)
  }
}
