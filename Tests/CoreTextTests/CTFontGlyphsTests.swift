// SPDX-License-Identifier: MIT

import CoreText
import Foundation
import Testing

@Suite struct CTFontGlyphsTests {
  private let font = CTFontCreateWithName("DejaVu Sans", 20, nil)

  private func glyphs(_ text: String, places: Int? = nil) -> (hasAll: Bool, glyphs: [CGGlyph]) {
    let characters = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 0xFFFF, count: places ?? characters.count)
    let hasAll = CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
    return (hasAll, glyphs)
  }

  @Test func `every character has its glyph`() {
    let (hasAll, glyphs) = glyphs("AbA")
    #expect(hasAll)
    #expect(glyphs[0] == glyphs[2])
    #expect(glyphs[0] != glyphs[1])
    #expect(!glyphs.contains(0))
  }

  @Test func `a character that the font lacks is glyph zero`() {
    let (hasAll, glyphs) = glyphs("A\u{E000}b")
    #expect(!hasAll)
    #expect(glyphs[1] == 0)
    #expect(glyphs[2] != 0)
  }

  // Core Text: the first place has the glyph of the pair, the second is zero.
  @Test func `a surrogate pair has one glyph and a zero`() {
    let (hasAll, glyphs) = glyphs("\u{1D538}b")
    #expect(glyphs.count == 3)
    #expect(glyphs[0] != 0)
    #expect(glyphs[1] == 0)
    #expect(glyphs[2] != 0)
    #expect(hasAll)
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 100])
  func `counts and short arrays are no trap`(count: Int) {
    let characters: [UniChar] = [65, 0xD835, 0xDD38]
    for places in 0...4 {
      var glyphs = [CGGlyph](repeating: 7, count: places)
      CTFontGetGlyphsForCharacters(font, characters, &glyphs, count)
      let written = max(0, min(count, 3, places))
      #expect(glyphs[written...].allSatisfy { $0 == 7 })
    }
  }

  @Test func `half a pair is glyph zero`() {
    var glyphs: [CGGlyph] = [7, 7]
    #expect(!CTFontGetGlyphsForCharacters(font, [0xD835, 65], &glyphs, 2))
    #expect(glyphs[0] == 0)
    #expect(glyphs[1] != 0)
  }

  // The advance widths of "A" and "b" in the font's `hmtx` are 1401 and 1300 of 2048 units.
  @Test func `advances are in points and add up`() {
    let glyphs = glyphs("Ab").glyphs
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    let expected: [CGFloat] = [1401, 1300].map { $0 * 20 / 2048 }
    #expect(advances.map(\.width) == expected)
    #expect(advances.allSatisfy { $0.height == 0 })
    #expect(sum == 2701 * 20.0 / 2048)
    #expect(CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 2) == sum)
    #expect(CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, -1) == 0)
    #expect(CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advances, 9) == sum)
  }
}
