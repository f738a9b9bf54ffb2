// SPDX-License-Identifier: MIT

/// A place on the axes of a variable font that the font has a name for.
struct NamedInstance: Hashable, Sendable {
  /// The family and the style, as `Inter Semi Bold`.
  var full: String
  /// The font's own name for it, and the one made of family and style, as `Inter-SemiBold`; empty
  /// where the font has no letters for it.
  var postScript: [String]
  /// Design units by axis tag, where they are not the default ones.
  var coordinates: [String: Double]

  var names: [String] { [full] + postScript }
}

extension FontFace {
  /// The named instances, in the font's order, 256 at most. Those without a style are left out.
  var namedInstances: [NamedInstance] {
    shaper.namedInstances.filter { !$0.style.isEmpty }.map { record in
      let style = record.style.postScriptLetters
      let prefix = shaper.name(25).postScriptLetters
      let family = prefix.isEmpty ? familyName.postScriptLetters : prefix
      let made = family.isEmpty || style.isEmpty ? [] : ["\(family)-\(style)"]
      return NamedInstance(
        full: "\(familyName) \(record.style)",
        postScript: [record.postScript].filter { !$0.isEmpty } + made,
        coordinates: coordinates(record.coordinates))
    }
  }

  private func coordinates(_ numbers: [Double]) -> [String: Double] {
    zip(axes, numbers).reduce(into: [:]) { coordinates, pair in
      let (axis, number) = pair
      let coordinate = axis.clamp(number)
      coordinates[axis.tag] = coordinate == axis.defaultValue ? nil : coordinate
    }
  }
}

extension FontStyle {
  /// The style of a named instance of a face.
  init(_ instance: NamedInstance, of names: FontNames) {
    let coordinates = instance.coordinates
    let slants = (coordinates["ital"] ?? 0) > 0 || (coordinates["slnt"] ?? 0) < 0
    self.init(
      weight: coordinates["wght"] ?? names.weight, isItalic: names.isItalic || slants,
      width: coordinates["wdth"] ?? names.widthPercent)
  }
}

extension String {
  /// The letters and digits that a PostScript name is made of.
  ///
  /// Source: Adobe Technical Note 5902, "Generating PostScript Names for Fonts Using OpenType Font
  /// Variations".
  fileprivate var postScriptLetters: String {
    filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
