// SPDX-License-Identifier: MIT

import Foundation

/// What independent tools read from Debian's fonts; `Fixtures/fonts.json` names them.
struct FontOracle: Decodable {
  var source: String
  var fonts: [Font]

  struct Font: Decodable, Sendable, CustomStringConvertible {
    var name, package, file, postScript, family, full: String
    var variations: [String: Double]
    var unitsPerEm, glyphs: Int
    var hhea: [Double]
    var capHeight, xHeight: Double?
    var underline, strikeout: [Double]
    var weight: Double
    var sizes: [Size]
    var strings: [Shaping]

    var description: String { name }
  }

  struct Size: Decodable {
    var size, ascent, descent, leading, macOS: Double
    var iOS, firstBaseline: [Double]
  }

  struct Shaping: Decodable {
    var text: String
    var shaped, noLigatures: Double
    var glyphs: Int
    var direction: String
  }

  static let fonts: [Font] = {
    guard
      let url = Bundle.module.url(
        forResource: "fonts", withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url),
      let oracle = try? JSONDecoder().decode(FontOracle.self, from: data)
    else { return [] }
    return oracle.fonts
  }()
}
