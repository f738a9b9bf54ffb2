// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct EdgeTests {
  @Test func `horizontal is leading and trailing, vertical is top and bottom`() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
  }

  @Test(arguments: Edge.allCases) func `a set of one edge has that edge alone`(edge: Edge) {
    #expect(Edge.allCases.filter { Edge.Set(edge).contains($0) } == [edge])
  }

  @Test func `a set of axes is made of axes`() {
    #expect(Axis.Set(Axis.vertical) == .vertical)
    #expect(([.horizontal, .vertical] as Axis.Set).contains(Axis.horizontal))
    #expect(Axis.horizontal.description == "horizontal")
  }

  @Test func `edges of one axis form sets`() {
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set.all == [.top, .bottom])
  }
}
