// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// Root results of trees that other engines and C programs lay out too (CSS engines and SwiftUI
/// agree on them).
@Suite struct ReferenceTreesTests {
  @Test func `a wide column`() {
    let tree = ReferenceTrees.wide()
    tree.layout(proposal: Proposal(width: 600, height: nil))
    #expect(tree.root.map { tree.frame(of: $0).size } == Size(width: 600, height: 269_739))
    let leaves = tree.leaves
    #expect(leaves.reduce(0) { $0 + $1.origin.y } == 1_352_411_057)
    #expect(leaves.reduce(0) { $0 + $1.size.width } == 1_598_724)
    #expect(leaves.reduce(0) { $0 + $1.size.height } == 249_741)
  }

  @Test(arguments: [(4, Size(width: 1841, height: 3112)), (5, Size(width: 3137, height: 18626))])
  func `a balanced tree`(depth: Int, size: Size) {
    let tree = ReferenceTrees.balanced(depth: depth)
    tree.layout(proposal: .unspecified)
    #expect(tree.root.map { tree.frame(of: $0).size } == size)
    if depth == 4 {
      #expect(tree.leaves.reduce(0) { $0 + $1.origin.x } == 8_867_536)
      #expect(tree.leaves.reduce(0) { $0 + $1.origin.y } == 15_449_870)
    }
  }

  @Test func `a deep tree`() {
    let tree = ReferenceTrees.deep(1000)
    tree.layout(proposal: .unspecified)
    #expect(tree.root.map { tree.frame(of: $0).size } == Size(width: 2010, height: 2010))
  }

  @Test(arguments: [(1000, 18455.0), (10_000, 184_115)])
  func `rows that share space`(rows: Int, height: Double) {
    let tree = ReferenceTrees.flexible(rows: rows)
    tree.layout(proposal: Proposal(width: 1000, height: nil))
    #expect(tree.root.map { tree.frame(of: $0).size } == Size(width: 1000, height: height))
  }

  @Test func `a grid of 100 columns and 100 rows`() {
    let tree = ReferenceTrees.grid()
    tree.layout(proposal: .unspecified)
    #expect(tree.root.map { tree.frame(of: $0).size } == Size(width: 5193, height: 3197))
  }

  @Test func `a feed with text`() {
    let tree = ReferenceTrees.feed()
    tree.layout(proposal: Proposal(width: 400, height: nil))
    #expect(tree.root.map { tree.frame(of: $0).size } == Size(width: 400, height: 167_584))
  }

  @Test(arguments: [4, 8, 12, 40])
  func `a comb of stacks grows by 6 points a level`(levels: Int) {
    let tree = ReferenceTrees.comb(levels)
    let size = tree.sizeThatFits(Proposal(width: 1000, height: nil))
    #expect(size.height == Double(40 + 6 * (levels - 4)))
  }

  @Test func `a comb asks each node a number of times that does not grow with depth`() {
    func questionsPerNode(_ levels: Int) -> Double {
      let tree = ReferenceTrees.comb(levels)
      tree.layout(proposal: Proposal(width: 1000, height: nil))
      return Double(tree.measureCount) / Double(levels)
    }
    let shallow = questionsPerNode(100)
    #expect(shallow <= 12)
    #expect(questionsPerNode(400) <= shallow * 1.3)
  }
}
