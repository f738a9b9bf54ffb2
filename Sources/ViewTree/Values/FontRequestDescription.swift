// SPDX-License-Identifier: MIT

package import TextEngine

/// A font with everything decided that the environment decides.
package struct FontRequestDescription: Hashable, Sendable {
  /// Where the face comes from.
  package enum Family: Hashable, Sendable {
    case system(Font.Design)
    case named(String)
    case resolved(ResolvedFont)
  }

  package var family: Family
  /// The size in points per em; positive and finite.
  package var pointSize: Double
  /// The weight from 100 to 900, or nil when none was asked for.
  package var weight: Double?
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var hasLowercaseSmallCaps = false
  package var hasUppercaseSmallCaps = false
  /// The width from -1 to 1, or nil when none was asked for.
  package var width: Double?
  package var leading = Font.Leading.standard
}

extension Font {
  /// The font in an environment: its size for the dynamic type size, its weight, its features.
  ///
  /// Changes of the environment (`fontModifiers`) come after the font's own.
  package func request(in environment: EnvironmentValues) -> FontRequestDescription {
    var request = baseRequest(in: environment)
    for modifier in (modifiers + environment.fontModifiers).effective {
      request.apply(modifier, emphasizedWeight: emphasizedWeight(in: environment.textProfile))
    }
    return request
  }

  private func baseRequest(in environment: EnvironmentValues) -> FontRequestDescription {
    let sizes = TextSizes(environment)
    switch base {
    case .system(let size, let weight, let design):
      return FontRequestDescription(
        family: .system(design ?? .default), pointSize: sizes.usable(size), weight: weight?.value)
    case .style(let style, let weight, let design):
      let ownWeight = style.weight(in: environment.textProfile)
      return FontRequestDescription(
        family: .system(design ?? .default), pointSize: sizes.pointSize(of: style),
        weight: (weight ?? ownWeight)?.value)
    case .named(let name, let size, let style):
      return FontRequestDescription(
        family: .named(name), pointSize: sizes.usable(sizes.scaled(size, relativeTo: style)))
    case .resolved(let font):
      return FontRequestDescription(family: .resolved(font), pointSize: font.size)
    }
  }

  private func emphasizedWeight(in profile: TextProfile) -> Weight {
    guard case .style(let style, _, _) = base else { return .bold }
    return style.emphasizedWeight(in: profile)
  }
}

extension FontRequestDescription {
  fileprivate mutating func apply(_ modifier: Font.Modifier, emphasizedWeight: Font.Weight) {
    switch modifier {
    case .weight(let weight): self.weight = weight.value
    case .bold: weight = emphasizedWeight.value
    case .italic: isItalic = true
    case .monospaced: applyMonospaced()
    case .monospacedDigits: hasMonospacedDigits = true
    case .smallCaps(let lowercase, let uppercase):
      hasLowercaseSmallCaps = hasLowercaseSmallCaps || lowercase
      hasUppercaseSmallCaps = hasUppercaseSmallCaps || uppercase
    case .without: break
    case .width(let width): self.width = Double(width.value)
    case .leading(let leading): self.leading = leading
    case .design(let design): if case .system = family { family = .system(design) }
    }
  }

  private mutating func applyMonospaced() {
    isMonospaced = true
    if case .system = family { family = .system(.monospaced) }
  }
}
