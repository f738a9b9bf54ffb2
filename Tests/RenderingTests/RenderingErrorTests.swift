// SPDX-License-Identifier: MIT

import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct RenderingErrorTests {
  // Source of the limits: Cairo's image surfaces (32,767 pixels a side), ours (2²⁸ pixels).

  private func empty(_ width: Double, _ height: Double) -> DisplayList {
    DisplayList(size: Size(width: width, height: height), items: [])
  }

  @Test func `a side above the limit is refused before anything is allocated`() {
    #expect(throws: RenderingError.surfaceTooLarge(width: 32_768, height: 1)) {
      try PNGRenderer.pngData(empty(16_384, 0.5), scale: 2)
    }
  }

  @Test func `an area above the limit is refused`() {
    #expect(throws: RenderingError.surfaceTooLarge(width: 20_000, height: 20_000)) {
      try PNGRenderer.pngData(empty(20_000, 20_000))
    }
  }

  @Test func `the longest side still works`() throws {
    #expect(try draw(empty(32_767, 1)).width == 32_767)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func `a scale that is not finite and positive is refused`(scale: Double) {
    let error = #expect(throws: RenderingError.self) {
      try PNGRenderer.pngData(empty(1, 1), scale: scale)
    }
    guard case .unusableScale = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
  }

  @Test(arguments: [-1, Double.nan, .infinity, -.infinity])
  func `a canvas that is not finite or negative is refused`(side: Double) {
    for draw in [{ try PNGRenderer.pngData($0, scale: 1) }, { try PDFRenderer.pdfData($0) }] {
      let error = #expect(throws: RenderingError.self) { try draw(empty(side, 10)) }
      guard case .unusableSize = error else {
        Issue.record("unexpected \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `faded groups that need too much memory at once are refused`() {
    let depth = 300
    let items = Array(repeating: DisplayItem.push(DisplayGroup(opacity: 0.5)), count: depth)
    let list = DisplayList(size: Size(width: 1_000, height: 1_000), items: items)
    #expect(throws: RenderingError.groupsTooLarge(pixels: 269_000_000)) {
      try PNGRenderer.pngData(list)
    }
  }

  @Test(arguments: [
    (RenderingError.unusableSize(width: -1, height: 2), "finite"),
    (.unusableScale(0), "above zero"),
    (.surfaceTooLarge(width: 40_000, height: 1), "lower the scale"),
    (.groupsTooLarge(pixels: 1 << 30), "clip them"),
    (.drawingFailed("out of memory"), "out of memory"),
    (.encodingFailed("out of memory"), "smaller"),
  ])
  func `each text says what to do`(error: RenderingError, advice: String) {
    #expect(error.description.contains(advice))
  }
}
