// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// How often nodes are measured: with the depth of a chain, never with a power of it.
///
/// A chain has two children or more a level, one of which is the next level. Public engines had
/// chains that doubled their work with each level; counts show that on any machine. Source: ours.
@Suite struct MeasureCountTests {
  /// Chains that stay separable when no leaf makes one axis depend on the other.
  static let separable: [Chain] = [
    .rowsAndColumns, .rowsAndColumnsOfText, .texts, .flexibleFrames, .fixedSizes, .priorities,
    .overlays, .frames,
  ]
  static let allButGrids = Chain.allCases.filter { $0 != .grids && $0 != .gridsOnBaselines }

  @Test(arguments: allButGrids)
  func `twice the depth is measured at most two and a half times as often`(_ chain: Chain) {
    let (short, long) = (measures(chain, 64).count, measures(chain, 128).count)
    #expect(long <= short * 2.5, "\(short) measures for 64 levels, \(long) for 128")
  }

  @Test(arguments: separable) func `a node of a separable tree is measured twelve times at most`(
    _ chain: Chain
  ) {
    for levels in [64, 128] {
      let (count, nodes, _) = measures(chain, levels, separable: true)
      #expect(count <= 12 * nodes, "\(count) measures of \(nodes) nodes")
    }
  }

  /// The bound is that of the documentation, Docs/Architecture.md.
  @Test(arguments: allButGrids) func `a text in a deep nest is measured at most 1,200 times`(
    _ chain: Chain
  ) {
    for levels in [16, 64, 128] {
      let count = measures(chain, levels).leaf
      #expect(count <= 1200, "\(count) times in \(levels) levels")
    }
  }

  /// A cell is placed with the length of its lines, which is new to the grid inside.
  @Test(arguments: [Chain.grids, .gridsOnBaselines])
  func `nested grids around wrapping text are measured with the third power of the depth at most`(
    _ chain: Chain
  ) {
    let (short, long) = (measures(chain, 32).count, measures(chain, 64).count)
    #expect(long <= short * 8, "\(short) measures for 32 levels, \(long) for 64")
  }
}

extension MeasureCountTests {
  /// How often all nodes but plain leaves were measured, how many make the chain, and how often
  /// the text that was asked most.
  private func measures(
    _ chain: Chain, _ levels: Int, separable: Bool = false
  ) -> (count: Double, nodes: Double, leaf: Int) {
    let tree = LayoutTree()
    let builder = TreeBuilder(tree: tree)
    let texts = ChainTexts(areSeparable: separable)
    var opened: [Int] = []
    for level in 0..<levels { opened.append(chain.open(level, in: builder, texts)) }
    texts.add(4000, to: builder)
    for count in opened { for _ in 0..<count { builder.close() } }
    builder.finish()
    tree.layout(proposal: Proposal(width: 700, height: nil))
    tree.layout(in: Size(width: 300, height: 400))
    _ = tree.sizeThatFits(.unspecified)
    let most = texts.all.map(\.count).max() ?? 0
    return (Double(tree.measureCount), Double(opened.reduce(0, +)), most)
  }
}
