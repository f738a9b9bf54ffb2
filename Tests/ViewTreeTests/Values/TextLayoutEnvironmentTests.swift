// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Text without views, by people who import this module alone.
@Suite struct TextLayoutEnvironmentTests {
  @Test func `a layout is as large as the text as a view`() {
    for width in [60.0, 90, 200] {
      var environment = EnvironmentValues()
      environment.lineLimit = 2
      let layout = TextLayout(
        "The quick brown fox", font: .title, width: width, in: environment)
      let snapshot = Text("The quick brown fox").font(.title).lineLimit(2)
        .layoutSnapshot(proposal: ProposedViewSize(width: width, height: nil))
      #expect(CGSize(layout.size) == snapshot.size)
    }
  }

  @Test func `runs, carets and glyphs need no other import`() {
    let environment = EnvironmentValues()
    let runs = [
      TextRun("Hello, ", in: environment), TextRun("world", font: .body.bold(), in: environment),
    ]
    let layout = TextLayout(runs, width: nil, in: environment)
    #expect(layout.lines.count == 1 && layout.lines[0].runs.count == 2)
    #expect(layout.lines[0].runs[0].glyphs.count == 7)
    let end = CGRect(layout.caretRect(for: TextPosition(layout.string.endIndex)))
    #expect(end.minX > 50 && end.height > 10)
    let rects = layout.selectionRects(for: layout.string.startIndex..<layout.string.endIndex)
    #expect(rects.count == 1)
  }

  @Test func `allowsTightening has an effect`() {
    let text = Text("The quick brown fox").lineLimit(1)
    let full = text.layoutSnapshot(proposal: .unspecified).size.width
    let offer = ProposedViewSize(width: full * 0.97, height: nil)
    let loose = text.layoutSnapshot(proposal: offer).size.width
    let tight = text.allowsTightening(true).layoutSnapshot(proposal: offer).size.width
    #expect(tight > loose)
  }
}
