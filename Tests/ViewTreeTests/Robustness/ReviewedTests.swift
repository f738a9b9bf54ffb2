// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Faults that were found by using the package, with the right answers.
@Suite struct ReviewedTests {
  private func frames(
    _ view: some View, _ name: String, width: CGFloat?, height: CGFloat? = nil
  ) -> [CGRect] {
    view.layoutSnapshot(proposal: ProposedViewSize(width: width, height: height))
      .nodes(named: name).map(\.frame)
  }

  /// Rule 2.3: the least flexible child first, and a shrinking one is less flexible than a rigid one.
  @Test func `a lone flexible child that shrinks when it is offered more comes first`() {
    let row = HStack(spacing: 0) {
      Box(100, 10)
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 12, height: 10)
        Color.red.frame(width: 66, height: 10)
      }
    }
    let size = row.layoutSnapshot(proposal: ProposedViewSize(width: 30, height: 10)).size
    #expect(size == CGSize(width: 112, height: 10))
  }

  @Test func `a caption over rigid columns has its width before flexible columns share the rest`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box(50, 10)
        Box(50, 10)
        Color.red.frame(height: 10)
      }
      GridRow { Box(200, 10).gridCellColumns(2) }
    }
    #expect(
      frames(grid, "Box", width: 300).map(\.minX) == [25, 125, 0],
      "two columns of 100 with their boxes centred")
    let snapshot = grid.layoutSnapshot(proposal: ProposedViewSize(width: 300, height: nil))
    #expect(snapshot.size == CGSize(width: 300, height: 20))
  }

  @Test func `a colour over rigid columns leaves flexible columns their space`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box(50, 10)
        Box(50, 10)
        Color.red.frame(height: 10)
      }
      GridRow { Color.blue.frame(height: 10).gridCellColumns(2) }
    }
    #expect(frames(grid, "Box", width: 300).map(\.minX) == [0, 50])
  }

  @Test func `lists, forms and navigation take exactly their offers`() {
    let wide = Box(500, 10)
    let proposal = ProposedViewSize(width: 300, height: 200)
    let size = CGSize(width: 300, height: 200)
    #expect(List { wide }.layoutSnapshot(proposal: proposal).size == size)
    #expect(Form { wide }.layoutSnapshot(proposal: proposal).size == size)
    #expect(NavigationStack { wide }.layoutSnapshot(proposal: proposal).size == size)
  }

  @Test func `adaptive columns have their smallest length where nothing is proposed`() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) { Color.red }
    #expect(grid.layoutSnapshot(proposal: .unspecified).size.width == 30)
    let both = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.flexible())]) {
      Color.red
      Color.red
    }
    #expect(both.layoutSnapshot(proposal: .unspecified).size.width == 48)
    let endless = LazyVGrid(columns: [GridItem(.adaptive(minimum: .infinity))]) { Color.red }
    #expect(frames(endless, "Color", width: 300).map(\.width) == [300])
  }

  @Test func `an endless part of a finite container is none`() {
    let row = HStack(spacing: 0) {
      Color.red.containerRelativeFrame(.horizontal) { _, _ in .infinity }
      Box(10, 10)
    }
    let snapshot = row.layoutSnapshot(in: CGSize(width: 300, height: 200))
    #expect(snapshot.nodes.allSatisfy { $0.frame.maxX.isFinite })
  }

  @Test(arguments: [(1.0, 100.0, 20.0), (-45, 40, 20), (30, 60, 200)])
  func `a turned label that has no room is not one letter a line`(
    degrees: Double, width: Double, height: Double
  ) {
    let label = Text("Label text").rotatedLayout(.degrees(degrees))
    let text = frames(label, "Text", width: width, height: height)
    #expect(text.allSatisfy { $0.width > 25 }, "\(text)")
  }
}
