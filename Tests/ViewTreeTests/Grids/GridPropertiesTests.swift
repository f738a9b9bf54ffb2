// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Laws of grids, checked on grids drawn at random from seeds.
///
/// A ruler shows the spaces: an unsized colour in each column, and one in each row, takes the space
/// without a say in it.
@Suite struct GridPropertiesTests {
  private struct Drawn: View {
    struct Item {
      var width: CGFloat?
      var height: CGFloat?
    }

    var rows: [[Item]]
    var columns: Int
    var spacing: CGFloat?
    var alignment: Alignment

    init(seed: UInt64) {
      var random = SplitMix(seed: seed)
      let columns = 1 + random.below(5)
      self.columns = columns
      rows = (0..<(1 + random.below(5))).map { _ in
        (0..<columns).map { _ in
          Item(
            width: random.pick(nil, 0, 12.5, 40, 90), height: random.pick(nil, nil, 10, 33))
        }
      }
      spacing = random.pick(nil, 0, 3.5)
      alignment = random.pick(.center, .topLeading, .bottomTrailing)
    }

    var body: some View {
      Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing) {
        ForEach(0..<rows.count) { row in
          GridRow {
            ForEach(0..<columns) { column in
              Cell("\(row) \(column)", rows[row][column].width, rows[row][column].height)
            }
            Cell("row \(row)").gridCellUnsizedAxes([.horizontal, .vertical])
          }
        }
        GridRow {
          ForEach(0..<columns) { column in
            Cell("column \(column)").gridCellUnsizedAxes([.horizontal, .vertical])
          }
        }
      }
    }
  }

  private let offers: [ProposedViewSize] = [
    .unspecified, .zero, ProposedViewSize(width: 300, height: 200),
    ProposedViewSize(width: 60, height: nil), ProposedViewSize(width: nil, height: 1000),
  ]

  private func check(_ law: (Drawn, ProposedViewSize, LayoutSnapshot) -> String?) {
    for seed in UInt64(1)...300 {
      let drawn = Drawn(seed: seed)
      for offer in offers {
        let snapshot = drawn.layoutSnapshot(proposal: offer)
        guard let failure = law(drawn, offer, snapshot) else { continue }
        Issue.record("seed \(seed), \(offer): \(failure)\n\(snapshot)")
        return
      }
    }
  }

  @Test func `cells of a column share their offer and lie inside the same space`() {
    check { drawn, _, snapshot in
      for column in 0..<drawn.columns {
        let space = snapshot.numbers("column \(column)")
        for row in drawn.rows.indices {
          let frame = snapshot.numbers("\(row) \(column)")
          let line = snapshot.numbers("row \(row)")
          let offer = snapshot["\(row) \(column)"]?.proposal.width ?? .nan
          let isInside =
            frame[0] > space[0] - 1e-6 && frame[0] + frame[2] < space[0] + space[2] + 1e-6
            && frame[1] > line[1] - 1e-6 && frame[1] + frame[3] < line[1] + line[3] + 1e-6
          if !isInside || abs(offer - space[2]) > 1e-6 { return "\(row) \(column)" }
        }
      }
      return nil
    }
  }

  @Test func `spaces do not overlap and stand apart by the spacing`() {
    check { drawn, _, snapshot in
      let gap = drawn.spacing ?? 8
      for column in 0..<(drawn.columns - 1) {
        let (a, b) = (
          snapshot.numbers("column \(column)"), snapshot.numbers("column \(column + 1)")
        )
        if abs(a[0] + a[2] + gap - b[0]) > 1e-6 { return "columns \(column), \(column + 1)" }
      }
      for row in 0..<(drawn.rows.count - 1) {
        let (a, b) = (snapshot.numbers("row \(row)"), snapshot.numbers("row \(row + 1)"))
        if abs(a[1] + a[3] + gap - b[1]) > 1e-6 { return "rows \(row), \(row + 1)" }
      }
      return nil
    }
  }

  @Test func `the grid hugs its columns, and each is as wide as its widest rigid cell at least`() {
    check { drawn, offer, snapshot in
      // The ruler's column comes last; it has no width, but a gap before it.
      let last = snapshot.numbers("column \(drawn.columns - 1)")
      let end = last[0] + last[2] + (drawn.spacing ?? 8)
      if abs(end - snapshot.size.width) > 1e-6 { return "\(end)" }
      for column in 0..<drawn.columns {
        let widths = drawn.rows.map { $0[column].width }
        let rigid = widths.compactMap { $0 }.max() ?? 0
        let width = snapshot.numbers("column \(column)")[2]
        let isFlexible = widths.contains { $0 == nil }
        if width < rigid - 1e-6 || (!isFlexible && width > rigid + 1e-6) { return "\(column)" }
      }
      let isOpen = drawn.rows.contains { $0.contains { $0.width == nil } }
      if let width = offer.width, isOpen, snapshot.size.width < width - 1e-6 { return "too narrow" }
      return nil
    }
  }
}
