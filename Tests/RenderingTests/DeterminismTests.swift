// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite(.enabled(if: TestFont.areInstalled, "DejaVu Sans and Inter are not installed"))
struct DeterminismTests {
  private func files() throws -> [Data] {
    let list = try Showcase.list()
    return [
      try PNGRenderer.pngData(list, scale: 2), try PDFRenderer.pdfData(list),
      Data(SVGRenderer.svgString(list).utf8),
      Data(SVGRenderer.svgString(list, text: .embedded).utf8),
    ]
  }

  @Test func `the same list gives the same bytes twice`() throws {
    #expect(try files() == files())
  }

  @Test func `the same list gives the same bytes on eight threads at once`() async throws {
    let expected = try files()
    try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<32 { group.addTask { try files() } }
      for try await result in group { #expect(result == expected) }
    }
  }
}
