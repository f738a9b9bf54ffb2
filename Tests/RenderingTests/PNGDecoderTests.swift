// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct PNGDecoderTests {
  private func file() throws -> [UInt8] {
    let list = DisplayList(
      size: Size(width: 12, height: 7),
      items: [.rect(0, 0, 6, 7), .rect(3, 0, 9, 3, .rgb(0, 0, 1, 0.5))])
    return Array(try PNGRenderer.pngData(list))
  }

  @Test func `colours come back multiplied by alpha`() throws {
    let picture = try #require(PNGDecoder.decode(file()))
    #expect(picture.width == 12 && picture.height == 7)
    #expect(picture.words[0] == 0xFFFF_0000)
    #expect(picture.words[11] == 0x8000_0080)
    #expect(picture.words[6 * 12 + 11] == 0)
  }

  @Test func `a file that claims a huge size is refused`() throws {
    var file = try file()
    // Bytes 16 to 23 hold the width and the height (PNG, 11.2.2); the checksum follows later.
    file.replaceSubrange(16..<24, with: [0, 0, 255, 255, 0, 0, 255, 255])
    #expect(PNGDecoder.decode(file) == nil)
    let wide = DisplayList(size: Size(width: 2_049, height: 1), items: [])
    #expect(PNGDecoder.decode(Array(try PNGRenderer.pngData(wide))) == nil)
  }

  @Test func `broken files are refused or read, and never end the process`() throws {
    let intact = try file()
    var generator = RandomLists(seed: 4, .tame, run: nil)
    #expect(PNGDecoder.decode([]) == nil)
    for _ in 0..<2_000 {
      var broken = intact
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      broken.removeLast(Int.random(in: 0...broken.count / 4, using: &generator))
      let picture = PNGDecoder.decode(broken)
      #expect(picture.map { $0.words.count == $0.width * $0.height } ?? true)
    }
  }
}
