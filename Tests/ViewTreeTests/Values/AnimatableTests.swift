// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

private struct Wedge: Shape {
  var start: CGFloat
  var end: Double

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path(rect).trimmedPath(from: start, to: end)
  }
}

@Suite struct AnimatableTests {
  @Test func `a shape may declare what changes gradually`() {
    var wedge = Wedge(start: 0.25, end: 0.5)
    wedge.animatableData.scale(by: 2)
    #expect(wedge.start == 0.5 && wedge.end == 1)
    #expect(Circle().animatableData == EmptyAnimatableData())
  }

  @Test func `pairs add by component`() {
    let sum = AnimatablePair(1.0, Float(2)) + AnimatablePair(3, 4)
    #expect(sum == AnimatablePair(4, 6))
    #expect((sum - sum) == .zero)
    #expect(sum.magnitudeSquared == 52)
  }
}
