// SPDX-License-Identifier: MIT

package import TextEngine

extension Font {
  /// The face, size and features of the font in an environment. Never fails.
  package func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    let description = request(in: environment)
    var font: ResolvedFont
    if case .resolved(let known) = description.family {
      font = description.withFeatures(of: known)
    } else {
      font = environment.fontLibrary.resolve(description.fontRequest)
    }
    if let points = description.leading.extraPoints { font.extraLeading = points }
    return font
  }
}

extension FontRequestDescription {
  /// The request for the text engine; the system font stands for a face that is already known.
  ///
  /// A width of -0.2 (condensed) is 75 percent of normal, and one of 0.2 (expanded) 125: in
  /// proportion, because only the names of Apple's widths are documented (ours).
  package var fontRequest: FontRequest {
    FontRequest(
      family: engineFamily, size: pointSize, weight: weight,
      width: width.map { 100 + 125 * $0 }, italic: isItalic, monospacedDigits: hasMonospacedDigits,
      features: smallCaps)
  }

  /// A known face with the features that were asked for on top of its own.
  fileprivate func withFeatures(of font: ResolvedFont) -> ResolvedFont {
    var result = font
    result.features += (hasMonospacedDigits ? [.monospacedDigits] : []) + smallCaps
    return result
  }

  private var engineFamily: FontFamily {
    switch family {
    case .system(let design): .system(FontDesign(design))
    case .named(let name): .named(name)
    case .resolved: .system(.default)
    }
  }

  private var smallCaps: [FontFeature] {
    (hasLowercaseSmallCaps ? [.lowercaseSmallCaps] : [])
      + (hasUppercaseSmallCaps ? [.uppercaseSmallCaps] : [])
  }
}

extension FontDesign {
  fileprivate init(_ design: Font.Design) {
    self =
      switch design {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
  }
}
