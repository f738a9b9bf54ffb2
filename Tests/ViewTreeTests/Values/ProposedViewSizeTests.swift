// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct ProposedViewSizeTests {
  // SwiftUI's documented default is 10 by 10.
  @Test func `an axis without an offer becomes 10`() {
    #expect(
      ProposedViewSize(width: nil, height: 40).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 40))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(
        by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
  }

  @Test func `the named offers are zero, infinite and without lengths`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity.width == .infinity)
    #expect(ProposedViewSize.unspecified.height == nil)
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)).height == 4)
  }
}
