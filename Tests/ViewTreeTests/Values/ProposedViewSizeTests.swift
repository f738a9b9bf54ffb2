// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct ProposedViewSizeTests {
  // Source: Apple's documentation; OpenSwiftUI: ProposedSizeTests. Documented.
  @Test func `LAY-02: an axis without an offer becomes 10`() {
    #expect(
      ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 200))
    #expect(
      ProposedViewSize(width: nil, height: 200)
        .replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 100))
        == CGSize(width: 50, height: 200))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(
        by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
  }

  // Source: Apple's documentation; OpenSwiftUI: ProposedSizeTests. Documented.
  @Test func `LAY-01: the named offers are zero, infinite and without lengths`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)).height == 4)
  }
}
