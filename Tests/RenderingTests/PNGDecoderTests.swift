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

  // Source: PNG, third edition, 4.3 and 13.12: numbers of any depth mean what the file says; without
  // a word, decoders take them for sRGB. 0x8080 of 16 bits is 0x80 of 8. Files: one pixel, made with
  // Python's zlib; the last one has a gAMA of 1, linear light,
  // which libpng raises to 1/2.2.
  @Test(
    arguments: [
      ("AAAAABq7kcWAAAAC0lEQVR4nGNoaAAAAYMBARg1IhUAAAAASUVORK5CYII=", 0xFF80_8080),
      ("AIAAADA54+dAAAAD0lEQVR4nGNoaHBwOHAAAAmHAwE2jUVPAAAAAElFTkSuQmCC", 0xFF80_40C0),
      ("AQAAADljNBBAAAADUlEQVR4nGNoaPj/HwAGggL/s75RMwAAAABJRU5ErkJggg==", 0xFF80_8080),
      ("AYAAABPhRjKAAAAEUlEQVR4nGNoaHBwOHDg/38AEoYE/7pkON4AAAAASUVORK5CYII=", 0xFF80_40C0),
      (
        "AAAAABq7kcWAAAABGdBTUEAAYagMeiWXwAAAAtJREFUeJxjaGgAAAGDAQEYNSIVAAAAAElFTkSuQmCC",
        0xFFBA_BABA
      ),
    ] as [(String, UInt32)])
  func `sixteen bits mean the same as eight`(rest: String, word: UInt32) throws {
    let file = TestJPEG.decoded("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABE" + rest)
    #expect(try #require(PNGDecoder.decode(file)).words == [word])
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
