// SPDX-License-Identifier: MIT

import Foundation
import Rendering
import Testing
import ViewTree

@Suite struct ImageRendererTests {
  @Test func `the picture has the view's ideal size by default`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 7))
    let bitmap = try bitmap(renderer)
    #expect(bitmap.width == 12 && bitmap.height == 7)
    #expect(bitmap[0, 0].alpha == 255)
  }

  @Test func `the proposal decides where the view leaves it open`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(height: 5))
    renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
    let bitmap = try bitmap(renderer)
    #expect(bitmap.width == 30 && bitmap.height == 5)
  }

  @Test func `the scale multiplies pixels and is what the view sees`() throws {
    let renderer = ImageRenderer(content: ScaleReader())
    #expect(try bitmap(renderer).width == 10)
    renderer.scale = 3
    #expect(try bitmap(renderer).width == 90)
    renderer.environment.displayScale = 7
    #expect(try bitmap(renderer).width == 90)
  }

  @Test func `the environment reaches the view`() throws {
    let renderer = ImageRenderer(content: Text("W"))
    renderer.environment.dynamicTypeSize = .large
    let usual = try bitmap(renderer).height
    renderer.environment.dynamicTypeSize = .accessibility5
    #expect(try bitmap(renderer).height > usual)
  }

  @Test func `new content is drawn`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 3))
    let red = try renderer.pngData()
    renderer.content = Color.red.frame(width: 3, height: 3)
    #expect(try renderer.pngData() == red)
    renderer.content = Color.red.frame(width: 4, height: 3)
    #expect(try bitmap(renderer).width == 4)
  }

  // Ours: SwiftUI says only that the alpha channel is fully opaque.
  @Test func `opaque pictures are black where nothing is painted`() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    #expect(try bitmap(renderer)[2, 2] == .clear)
    renderer.isOpaque = true
    #expect(try bitmap(renderer).pixels.allSatisfy { $0 == Bitmap.Pixel(0, 0, 0) })
  }

  @Test func `every format is written in the picture's size in points`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 7))
    renderer.scale = 2
    let pdf = String(decoding: try renderer.pdfData(), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-"))
    #expect(pdf.contains("/MediaBox [ 0 0 12 7 ]"))
    let svg = try renderer.svgString()
    #expect(svg.contains("width=\"12\"") && svg.contains("height=\"7\""))
  }

  @Test func `a view without end cannot be drawn`() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = .infinity
    #expect(throws: RenderingError.self) { try renderer.pngData() }
    #expect(throws: RenderingError.self) { try renderer.pdfData() }
    #expect(throws: RenderingError.self) { try renderer.svgString() }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `a scale that is no scale cannot be drawn`(scale: CGFloat) {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    renderer.scale = scale
    #expect(throws: RenderingError.self) { try renderer.pngData() }
  }

  private func bitmap(_ renderer: ImageRenderer<some View>) throws -> Bitmap {
    guard let bitmap = Bitmap(try renderer.pngData()) else { throw UndecodablePicture() }
    return bitmap
  }
}

/// Ten points wide for each pixel per point.
private struct ScaleReader: View {
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Color.red.frame(width: 10 * displayScale, height: 10)
  }
}
