// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import ViewTree

private enum WidthAndHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width + context.height
  }
}

/// The guides that views have, and what modifiers and containers hand on.
@Suite struct AlignmentCaseTests {
  private func guides(of view: some View, _ read: @escaping (ViewDimensions) -> [CGFloat])
    -> [CGFloat]
  {
    let seen = Mutex<[CGFloat]>([])
    let row = HStack(alignment: .top) {
      view.alignmentGuide(.top) { dimensions in
        let values = read(dimensions)
        seen.withLock { $0 = values }
        return 0
      }
      Rigid(1, 1)
    }
    _ = row.layoutInEveryWay(proposal: .unspecified)
    return seen.withLock { $0 }
  }

  // Source: Apple's documentation of the alignments; rule 10.1. Documented.
  @Test func `ALN-01: a view has guides at its edges and centres, and its baselines at its bottom`()
  {
    let horizontal = guides(of: Rigid(40, 30)) { [$0[.leading], $0[HorizontalAlignment.center]] }
    #expect(horizontal == [0, 20])
    let vertical = guides(of: Rigid(40, 30)) {
      [$0[.trailing], $0[.top], $0[VerticalAlignment.center], $0[.bottom]]
    }
    #expect(vertical == [40, 0, 15, 30])
    let baselines = guides(of: Rigid(40, 30)) {
      [$0[.firstTextBaseline], $0[.lastTextBaseline]]
    }
    #expect(baselines == [30, 30])
  }

  // Source: OpenSwiftUI: Layout/Alignment/AlignmentGuideTests.swift. Derived.
  @Test func `ALN-03: the default of a guide is what its key says of the size`() {
    let guide = HorizontalAlignment(WidthAndHeight.self)
    #expect(guides(of: Rigid(1, 1)) { [$0[guide], $0[.leading]] } == [2, 0])
  }
}
