// SPDX-License-Identifier: MIT

internal import Foundation
internal import TextEngine

/// What a piece of text says itself; nil and empty leave it to the environment.
struct TextRunStyle: Equatable, Sendable {
  var font: Font?
  var fontModifiers: [Font.Modifier] = []
  var foreground: TextForeground?
  /// Everything that few texts have; of several of one kind the first counts.
  var details: [TextDetail] = []

  /// Whether every number can be used.
  var isUsable: Bool { details.allSatisfy(\.isUsable) && (font?.hasUsableSize ?? true) }

  /// Takes from a style around it what it does not say itself.
  mutating func inherit(_ outer: TextRunStyle) {
    font = font ?? outer.font
    fontModifiers += outer.fontModifiers
    foreground = foreground ?? outer.foreground
    details += outer.details
  }
}

/// Something that a piece of text, or the environment, says about how text is set.
enum TextDetail: Equatable, Sendable {
  /// The line below; nil for none.
  case underline(Text.LineStyle?)
  /// The line through the letters; nil for none.
  case strikethrough(Text.LineStyle?)
  /// The paint behind the letters.
  case background(Color)
  /// Points after each character.
  case kerning(CGFloat)
  /// Points after each character, without optional ligatures.
  case tracking(CGFloat)
  /// Points up from the baseline.
  case baselineOffset(CGFloat)
  /// The role of the text, which decides on its size.
  case scale(Text.Scale)
  /// The language by its BCP 47 tag; nil for the one that is found from the text.
  case language(String?)
  /// Something that a text renderer asks for.
  case custom(CustomTextAttribute)

  var isUsable: Bool {
    switch self {
    case .kerning(let value), .tracking(let value), .baselineOffset(let value):
      Double(value).isUsableLength
    case .underline, .strikethrough, .background, .scale, .language, .custom: true
    }
  }
}

extension TextDetail {
  var customAttribute: CustomTextAttribute? {
    if case .custom(let attribute) = self { attribute } else { nil }
  }
}

extension [TextDetail] {
  /// The first value of a kind.
  func first<Value>(_ value: (TextDetail) -> Value?) -> Value? {
    for detail in self {
      if let found = value(detail) { return found }
    }
    return nil
  }

  /// The line below; nil where nothing is said or none is asked for.
  var underline: Text.LineStyle? {
    first { if case .underline(let style) = $0 { .some(style) } else { nil } } ?? nil
  }

  /// The line through the letters; nil where nothing is said or none is asked for.
  var strikethrough: Text.LineStyle? {
    first { if case .strikethrough(let style) = $0 { .some(style) } else { nil } } ?? nil
  }

  var background: Color? {
    first { if case .background(let color) = $0 { color } else { nil } }
  }

  var kerning: CGFloat? {
    first { if case .kerning(let points) = $0 { points } else { nil } }
  }

  var tracking: CGFloat? {
    first { if case .tracking(let points) = $0 { points } else { nil } }
  }

  var scale: Text.Scale? {
    first { if case .scale(let scale) = $0 { scale } else { nil } }
  }

  /// The language; nil where nothing is said or it is found from the text.
  var language: String? {
    first { if case .language(let tag) = $0 { .some(tag) } else { nil } } ?? nil
  }

  /// All offsets together; nil for none.
  var baselineOffset: CGFloat? {
    let offsets = compactMap { if case .baselineOffset(let points) = $0 { points } else { nil } }
    return offsets.isEmpty ? nil : offsets.reduce(0, +)
  }
}

/// A piece of text's own paint. Equal to another where both styles can be compared and are equal.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle

  init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

  static func == (a: TextForeground, b: TextForeground) -> Bool { a.style.isEqual(to: b.style) }
}
