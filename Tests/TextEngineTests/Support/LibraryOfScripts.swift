// SPDX-License-Identifier: MIT

import TextEngine

extension TestFonts {
  private static func noto(_ script: String) -> FontFile {
    FontFile("truetype/noto/NotoSans\(script)-Regular.ttf", package: "fonts-noto-core")
  }

  static let notoColorEmoji = FontFile(
    "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
  static let notoSansArabic = noto("Arabic")
  static let notoSansDevanagari = noto("Devanagari")
  static let notoSansBengali = noto("Bengali")
  static let notoSansTamil = noto("Tamil")
  static let notoSansKhmer = noto("Khmer")
  static let notoSansMyanmar = noto("Myanmar")
  static let notoSansLao = noto("Lao")
  static let notoSansGeorgian = noto("Georgian")
  static let notoSansArmenian = noto("Armenian")
  static let notoSansEthiopic = noto("Ethiopic")

  /// One after another stands in for what the ones before lack; none of them has Han or Hangul.
  static let manyScripts = [
    dejaVuSans, notoSans, notoSansHebrew, notoSansArabic, notoSansDevanagari, notoSansBengali,
    notoSansTamil, notoSansThai, notoSansKhmer, notoSansGeorgian, notoSansEthiopic,
    notoColorEmoji,
  ]
}

extension FontLibrary {
  /// A closed library for texts of many scripts, whose system font comes first.
  static func manyScripts(system: FontFile = TestFonts.dejaVuSans) throws -> FontLibrary {
    let others = TestFonts.manyScripts.filter { $0.name != system.name }
    return try FontLibrary(files: ([system] + others).map { try $0.path() })
  }
}
