// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// How often nodes are measured: with the depth of a chain, never with a power of it.
///
/// Public engines had chains that doubled their work with each level; counts show that on any
/// machine. Source: ours.
@Suite struct MeasureCountTests {
  enum Chain: String, CaseIterable, Sendable {
    case rowsAndColumns, baselineRows, guidedColumns, depthStacks, flexibleFrames, aspectRatios
    case fixedSizes, priorities, overlays, frames, mixed
  }

  /// A level of a chain: opens what is around the next level, with siblings that share the space.
  private func open(_ chain: Chain, _ level: Int, in builder: TreeBuilder) -> Int {
    switch chain {
    case .rowsAndColumns:
      if level.isMultiple(of: 2) { builder.openRow() } else { builder.openColumn() }
      builder.fillLeaf()
    case .baselineRows:
      builder.openRow(alignment: .firstTextBaseline)
      builder.contentLeaf(Paragraph(area: 3000))
      builder.fillLeaf()
    case .guidedColumns:
      builder.openColumn(alignment: .leading)
      builder.contentLeaf(Paragraph(area: 1000))
      builder.openGuide(.leading) { $0.size.width / 3 }
      return 2
    case .depthStacks:
      builder.openDepthStack(alignmentX: .leading, alignmentY: .lastTextBaseline)
      builder.contentLeaf(Paragraph(area: 2000))
    case .flexibleFrames:
      builder.openFlexibleFrame(minWidth: 10, maxHeight: 500)
      builder.openRow()
      builder.contentLeaf(Paragraph(area: 500))
      return 2
    case .aspectRatios:
      builder.openAspectRatio(nil, fills: level.isMultiple(of: 2))
      builder.openColumn()
      builder.contentLeaf(Paragraph(area: 500))
      return 2
    case .fixedSizes:
      builder.openFixedSize(horizontal: level.isMultiple(of: 2), vertical: !level.isMultiple(of: 2))
      builder.openRow()
      builder.contentLeaf(Paragraph(area: 500))
      return 2
    case .priorities:
      builder.openRow()
      builder.fillLeaf()
      builder.openPriority(level.isMultiple(of: 2) ? 1 : -1)
      return 2
    case .overlays:
      builder.openLayered(secondaryBelow: false, alignmentY: .firstTextBaseline)
      builder.contentLeaf(Paragraph(area: 900))
    case .frames:
      builder.openFixedFrame(width: nil, height: 500, alignmentY: .firstTextBaseline)
    case .mixed:
      let kinds: [Chain] = [.rowsAndColumns, .baselineRows, .depthStacks, .flexibleFrames]
      return open(kinds[level % 4], level, in: builder)
    }
    return 1
  }

  private func measures(_ chain: Chain, levels: Int) -> Double {
    let tree = LayoutTree()
    let builder = TreeBuilder(tree: tree)
    var opened: [Int] = []
    for level in 0..<levels { opened.append(open(chain, level, in: builder)) }
    builder.contentLeaf(Paragraph(area: 4000))
    for count in opened { for _ in 0..<count { builder.close() } }
    builder.finish()
    tree.layout(proposal: Proposal(width: 700, height: nil))
    tree.layout(in: Size(width: 300, height: 400))
    _ = tree.sizeThatFits(.unspecified)
    return Double(tree.measureCount)
  }

  private static let linear = Chain.allCases.filter { $0 != .baselineRows && $0 != .aspectRatios }

  @Test(arguments: linear) func `twice the depth is measured little more than twice as often`(
    _ chain: Chain
  ) {
    let (short, long) = (measures(chain, levels: 32), measures(chain, levels: 64))
    #expect(long <= short * 2.5, "\(short) measures for 32 levels, \(long) for 64")
  }

  /// Each row with a wrapping text leaves another width for the next one.
  @Test func `nested rows of text are measured with the square of the depth at most`() {
    let (short, long) = (measures(.baselineRows, levels: 16), measures(.baselineRows, levels: 32))
    #expect(long <= short * 4.2, "\(short) measures for 16 levels, \(long) for 32")
  }

  /// Each nil ratio in a column asks for a shape of its own; an open point beyond this depth.
  @Test func `sixteen nested aspect ratios around wrapping text stay cheap`() {
    #expect(measures(.aspectRatios, levels: 16) <= 10_000)
  }
}

/// Text of a given area: as wide as offered, and as high as its area needs.
private final class Paragraph: LeafContent {
  let area: Double
  init(area: Double) { self.area = area }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    let width = min(max(proposal.width ?? .infinity, 10), area / 10)
    let lines = (area / 10 / width).rounded(.up)
    return LeafMetrics(
      size: Size(width: width, height: lines * 10), firstBaseline: 8, lastBaseline: lines * 10 - 2)
  }

  var hasBaselines: Bool { true }
}
