// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree
import ViewTreeTesting

/// Not while recording: some of these fail on purpose.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["VIEWTREE_RECORD"] == nil))
struct ExpectationTests {
  private var row: some View {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("left")
      Color.blue.frame(width: 30)
    }
  }

  private var snapshot: LayoutSnapshot { row.layoutSnapshot(in: CGSize(width: 80, height: 20)) }

  @Test func `a layout that is as written passes`() {
    expectLayout(row, in: CGSize(width: 80, height: 20)) {
      """
      HStack  0,0  80×20
        accessibilityIdentifier #left  0,0  50×20
          Color  0,0  50×20
        frame  50,0  30×20
          Color  50,0  30×20
      """
    }
    expectLayout(Color.red, proposal: .unspecified) { "Color  0,0  10×10" }
    expectLayout(snapshot, tolerance: 1) {
      """
      HStack  0,0  80×20
        accessibilityIdentifier #left  0.5,0  50×20
          Color  0,0.5  50×20
        frame  50,0  30×20
          Color  50,0  30×20
      """
    }
  }

  @Test func `a layout that differs fails at the call with a diff`() {
    let line = #line + 2
    withKnownIssue {
      expectLayout(Color.red, in: CGSize(width: 80, height: 20)) { "Color  0,0  80×30" }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          """
          The layout differs in 1 line (- expected, + actual):
          - Color  0,0  80×30
          + Color  0,0  80×20      height: expected 30, got 20
          If the new layout is right, run this test with VIEWTREE_RECORD=1.
          """
        ]
    }
  }

  @Test func `an empty closure shows the layout`() {
    withKnownIssue {
      expectLayout(Color.red, proposal: ProposedViewSize(width: 1, height: 2)) {}
    } matching: { issue in
      issue.comments.first?.rawValue.contains("+ Color  0,0  1×2") == true
    }
  }

  @Test func `diagnostics are part of the failure`() {
    withKnownIssue {
      expectLayout(Color.red.frame(width: -1), in: CGSize(width: 8, height: 8)) { "x" }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Note: invalidFrameDimension at frame:") == true
    }
  }

  @Test func `a frame is compared in the numbers that are given`() {
    expectFrame("left", in: snapshot)
    expectFrame("left", x: 0, y: 0, width: 50, height: 20, in: snapshot)
    expectFrame("left", width: 49.5, tolerance: 0.5, in: snapshot)
  }

  @Test func `a frame that differs fails with both values`() {
    let line = #line + 2
    withKnownIssue {
      expectFrame("left", x: 0, width: 48.25, in: snapshot)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          """
          The frame of "left" differs: width: expected 48.25, got 50
          accessibilityIdentifier #left  0,0  50×20
          at HStack/accessibilityIdentifier
          """
        ]
    }
  }

  @Test func `an identifier that no node has fails and names those that there are`() {
    withKnownIssue {
      expectFrame("lfet", x: 0, in: snapshot)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "No node has the identifier \"lfet\". The identifiers are: \"left\"."
      ]
    }
  }

  @Test func `no diagnostics are expected of a sound layout only`() {
    expectNoDiagnostics(in: snapshot)
    withKnownIssue {
      expectNoDiagnostics(in: Color.red.frame(width: -1).layoutSnapshot(proposal: .zero))
    } matching: { issue in
      issue.comments.first?.rawValue.contains("invalidFrameDimension at frame") == true
    }
  }
}
