// SPDX-License-Identifier: MIT

/// What a face calls itself, and where it stands in its family.
public struct FontNames: Hashable, Sendable {
  /// The PostScript name, as `Inter-Bold`.
  public var postScript: String
  /// The full name, as `Inter Bold`.
  public var full: String
  /// The family that holds all weights, as `Inter`.
  public var family: String
  /// The style inside the family, as `Bold`.
  public var style: String
  /// Further family names that the face answers to: the four-style family, as `Inter Medium`, and
  /// the families in other languages.
  public var otherFamilies: [String]
  /// The full names in other languages.
  public var otherFullNames: [String]
  /// 100 (thin) to 900 (black); 400 is regular.
  public var weight: Double
  /// 1 (ultra condensed) to 9 (ultra expanded); 5 is normal.
  public var width: Int
  /// Whether the face is italic or oblique.
  public var isItalic: Bool

  /// The width in percent of normal, by the table of OS/2's `usWidthClass`.
  var widthPercent: Double {
    [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200][min(max(width, 1), 9) - 1]
  }

  /// Whether these are the names of a font of colour pictures.
  var isEmoji: Bool { family.lowercased().contains("emoji") }
}

extension FontNames {
  /// Reads `name`, `OS/2` and `head`. The own names are the English ones; a font without them is
  /// called by the first of its others.
  init(_ font: HarfBuzzFont) {
    let os2 = font.table("OS/2")
    let selection = os2.uint16(62) ?? 0
    let macStyle = font.table("head").uint16(44) ?? 0
    let legacyFamily = font.name(1)
    let typographicFamily = font.name(16)
    let typographicStyle = font.name(17)
    family = typographicFamily.isEmpty ? legacyFamily : typographicFamily
    style = typographicStyle.isEmpty ? font.name(2) : typographicStyle
    full = font.name(4)
    postScript = font.name(6)
    let families = [legacyFamily] + font.names([1, 16, 21])
    if family.isEmpty { family = families.first { !$0.isEmpty } ?? "" }
    otherFamilies = Self.others(families, than: family)
    otherFullNames = Self.others(font.names([4]), than: full)
    weight = Self.weight(os2.uint16(4), isBold: macStyle & 1 != 0)
    width = min(max(os2.uint16(6) ?? 5, 1), 9)
    isItalic = selection & 0x201 != 0 || macStyle & 2 != 0
    if family.isEmpty { family = full.isEmpty ? postScript : full }
    if postScript.isEmpty { postScript = full.isEmpty ? family : full }
  }

  private static func others(_ names: [String], than own: String) -> [String] {
    names.reduce(into: []) { others, name in
      if !name.isEmpty, name != own, !others.contains(name) { others.append(name) }
    }
  }

  private static func weight(_ stored: Int?, isBold: Bool) -> Double {
    guard let stored, stored > 0 else { return isBold ? 700 : 400 }
    return Double(min(max(stored, 1), 1000))
  }
}
