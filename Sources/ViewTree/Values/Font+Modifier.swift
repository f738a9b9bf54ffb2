// SPDX-License-Identifier: MIT

extension Font {
  /// A change to a font.
  package enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case monospaced
    case monospacedDigits
    case smallCaps(lowercase: Bool, uppercase: Bool)
    case width(Width)
    case design(Design)
    case leading(Leading)
    /// Takes back what was switched on before, inside or outside of the text.
    case without(Switch)
  }

  /// A change that can be switched off.
  package enum Switch: Hashable, Sendable {
    case bold, italic, monospaced

    fileprivate var modifier: Modifier {
      switch self {
      case .bold: .bold
      case .italic: .italic
      case .monospaced: .monospaced
      }
    }
  }

  package func modified(by modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { modified(by: .weight(weight)) }

  /// The font made bold; a text style takes its own emphasised weight.
  public func bold() -> Font { modified(by: .bold) }

  /// The font in italics.
  public func italic() -> Font { modified(by: .italic) }

  /// The font with letters of equal width, where it has such a variant.
  public func monospaced() -> Font { modified(by: .monospaced) }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { modified(by: .monospacedDigits) }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { modified(by: .smallCaps(lowercase: true, uppercase: true)) }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    modified(by: .smallCaps(lowercase: true, uppercase: false))
  }

  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font {
    modified(by: .smallCaps(lowercase: false, uppercase: true))
  }

  /// The font in another width.
  public func width(_ width: Width) -> Font { modified(by: .width(width)) }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified(by: .leading(leading)) }
}

extension Sequence<Font.Modifier> {
  /// The changes in their order, without those that a later one takes back.
  var effective: [Font.Modifier] {
    reduce(into: []) { result, modifier in
      if case .without(let off) = modifier {
        result.removeAll { $0 == off.modifier }
      } else {
        result.append(modifier)
      }
    }
  }
}
