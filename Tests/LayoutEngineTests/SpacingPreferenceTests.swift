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
