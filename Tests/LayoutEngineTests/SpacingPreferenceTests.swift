// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// Source: the unit tests of OpenSwiftUI (github.com/OpenSwiftUIProject/OpenSwiftUI): SpacingTests and
/// ViewSpacingTests; the default of 8 is observed in SwiftUI.
@Suite struct SpacingPreferenceTests {
  private typealias Edge = SpacingPreference.Edge

  @Test func `LAY-09: of two preferences the larger one wins`() {
    let upper = SpacingPreference(bottom: Edge(value: 7), right: Edge(value: 11))
    let lower = SpacingPreference(top: Edge(value: 13), left: Edge(value: 17))
    #expect(upper.distance(to: lower, along: .vertical) == 13)
    #expect(upper.distance(to: lower, along: .horizontal) == 17)
    #expect(lower.distance(to: upper, along: .vertical) == 8)
  }

  @Test func `LAY-10: without a preference the distance is 8`() {
    #expect(SpacingPreference.plain.distance(to: .plain, along: .horizontal) == 8)
    #expect(SpacingPreference.plain.distance(to: .plain, along: .vertical) == 8)
  }

  @Test func `LAY-11: distances of one class add up, before the default class counts`() {
    let left = SpacingPreference(right: Edge(value: 20, sideText: 2))
    let right = SpacingPreference(left: Edge(value: 30, sideText: 13))
    #expect(left.distance(to: right, along: .horizontal) == 15)
    let plain = SpacingPreference(left: Edge(value: 30))
    #expect(left.distance(to: plain, along: .horizontal) == 30, "only one edge has the class")
  }

  @Test(arguments: [(5.0, 13.0, 13.0), (17, 13, 26), (5, 23, 23), (0, 1, 0)])
  func `LAY-12: texts stand apart by the leading, in whole pixels`(
    leading: Double, pixel: Double, distance: Double
  ) {
    let upper = SpacingPreference(bottom: Edge(textLeading: leading, pixel: pixel))
    let lower = SpacingPreference(top: Edge(textLeading: leading, pixel: pixel))
    #expect(upper.distance(to: lower, along: .vertical) == distance)
  }

  @Test func `LAY-13: no preference is not a preference of zero`() {
    #expect(SpacingPreference().distance(to: SpacingPreference(), along: .horizontal) == 8)
    #expect(SpacingPreference.zero.distance(to: SpacingPreference(), along: .horizontal) == 0)
    #expect(SpacingPreference.zero.distance(to: .zero, along: .vertical) == 0)
  }
}
