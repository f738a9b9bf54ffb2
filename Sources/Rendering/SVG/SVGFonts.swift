// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import ViewTree

/// The fonts that an SVG embeds: of each, what the picture's text uses.
struct SVGFonts {
  /// The style element that defines the fonts; empty without fonts.
  private(set) var style = ""
  private var families: [FontFace: String] = [:]

  /// Embeds nothing.
  init() {}

  /// Embeds the fonts of a scene, numbered in the order of first use.
  init(_ scene: Scene, idPrefix: String) {
    var rules = ""
    for usage in FontUsage.all(in: scene) {
      guard let subset = FontSubset.bytes(of: usage) else { continue }
      let name = "\(idPrefix)f\(families.count)"
      families[usage.face] = Self.familyList(name, usage.face)
      let data = Data(subset).base64EncodedString()
      rules += "@font-face{font-family:\(name);src:url(data:font/otf;base64,\(data))}\n"
    }
    if !rules.isEmpty { style = "<style>\n\(rules)</style>\n" }
  }

  /// The value of `font-family` for a face, or nil when it is not embedded.
  func family(of face: FontFace) -> String? { families[face] }

  /// The embedded name first, then an installed font of the family.
  private static func familyList(_ name: String, _ face: FontFace) -> String {
    let family = face.familyName.filter { $0 != "'" && $0 != "\\" }
    return "\(name),\(XMLText.escaped("'\(family)'"))"
  }
}

/// What a scene's text uses of one font.
struct FontUsage {
  var face: FontFace
  /// The glyphs.
  var glyphs: Set<UInt32> = []
  /// The characters.
  var scalars: Set<UInt32> = []

  /// The fonts of a scene in the order of first use.
  static func all(in scene: Scene) -> [FontUsage] {
    var usages: [FontUsage] = []
    var places: [FontFace: Int] = [:]
    for case .glyphs(let run, _, _) in scene.steps {
      let place = places[run.face] ?? usages.count
      if place == usages.count {
        places[run.face] = place
        usages.append(FontUsage(face: run.face))
      }
      usages[place].glyphs.formUnion(run.glyphs.map(\.id))
      usages[place].scalars.formUnion(run.text.unicodeScalars.map(\.value))
    }
    return usages
  }
}
