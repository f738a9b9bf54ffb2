// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct StrokeStyleTests {
  @Test func `a style becomes a stroke of the display list`() {
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 5)
    #expect(
      style.displayStroke
        == DisplayStroke(
          width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 5))
  }

  @Test func `numbers that cannot be drawn become harmless`() {
    #expect(StrokeStyle(lineWidth: -1).displayStroke.width == 0)
    #expect(StrokeStyle(lineWidth: .nan).displayStroke.width == 0)
    #expect(StrokeStyle(dash: [0, 0]).displayStroke.dash.isEmpty)
    #expect(StrokeStyle(dash: [1, -1]).displayStroke.dash.isEmpty)
    #expect(StrokeStyle(dashPhase: .infinity).displayStroke.dashPhase == 0)
  }
}
