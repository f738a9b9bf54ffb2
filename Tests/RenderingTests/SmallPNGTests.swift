// SPDX-License-Identifier: MIT

import CPNG
import Foundation
import Rendering
import Testing
import ViewTree

@Suite struct SmallPNGTests {
  private func pixels(_ png: Data) throws -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return try png.withUnsafeBytes { bytes in
      try #require(png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0)
      image.format = cpng_rgba()
      var pixels = [UInt8](repeating: 0, count: Int(image.width * image.height) * 4)
      try #require(png_image_finish_read(&image, nil, &pixels, 0, nil) != 0)
      return pixels
    }
  }

  private var picture: some View {
    HStack(spacing: 0) {
      Color(red: 0.2, green: 0.5, blue: 0.9)
      Color.white
      Color.black.opacity(0.5)
      Circle().fill(Color.red)
    }
    .frame(width: 80, height: 20)
  }

  @Test func `a small picture differs from the full one by half a shade at most`() throws {
    let list = picture.displayList(proposal: .unspecified)
    let full = try pixels(PNGRenderer.pngData(list))
    let small = try pixels(PNGRenderer.smallPNGData(list, scale: 1))
    #expect(full.count == small.count)
    #expect(zip(full, small).allSatisfy { abs(Int($0) - Int($1)) <= 5 })
  }

  @Test func `a small picture is smaller, and its bytes are always the same`() throws {
    let list = picture.displayList(proposal: .unspecified)
    let small = try PNGRenderer.smallPNGData(list, scale: 2)
    #expect(try small.count < PNGRenderer.pngData(list, scale: 2).count)
    let isSame = try PNGRenderer.smallPNGData(list, scale: 2) == small
    #expect(isSame)
  }

  @Test func `too many colors for a list are written as they are`() throws {
    let gradient = LinearGradient(
      colors: [.red, .green, .blue, .yellow], startPoint: .leading, endPoint: .trailing
    )
    .frame(width: 400, height: 40)
    .overlay(
      LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
    let list = gradient.displayList(proposal: .unspecified)
    let full = try PNGRenderer.pngData(list, scale: 1)
    let isSame = try PNGRenderer.smallPNGData(list, scale: 1) == full
    #expect(isSame)
  }
}
