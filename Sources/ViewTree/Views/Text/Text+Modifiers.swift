// SPDX-License-Identifier: MIT

public import Foundation

/// Modifiers that keep the type, so that texts can still be joined. What was set first, wins.
extension Text {
  private func styled(_ change: (inout TextRunStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }

  func detailed(_ detail: TextDetail) -> Text { styled { $0.details.append(detail) } }

  private func fontModified(_ modifier: Font.Modifier?) -> Text {
    guard let modifier else { return self }
    return styled { $0.fontModifiers.append(modifier) }
  }

  /// Sets the font; nil for the environment's.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Sets the weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    fontModified(weight.map { .weight($0) })
  }

  /// Sets the width; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { fontModified(width.map { .width($0) }) }

  /// Sets the design, where the font is a system font; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    fontModified(design.map { .design($0) })
  }

  /// Makes the text bold, where the font has a bold face.
  public func bold() -> Text { fontModified(.bold) }

  /// Makes the text bold, or takes back what makes it bold.
  public func bold(_ isActive: Bool) -> Text { fontModified(isActive ? .bold : .without(.bold)) }

  /// Makes the text italic, where the font has an italic face.
  public func italic() -> Text { fontModified(.italic) }

  /// Makes the text italic, or takes back what makes it italic.
  public func italic(_ isActive: Bool) -> Text {
    fontModified(isActive ? .italic : .without(.italic))
  }

  /// Gives all letters one width, where the font has such a variant, or takes that back.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontModified(isActive ? .monospaced : .without(.monospaced))
  }

  /// Gives the digits one width, where the font can.
  public func monospacedDigit() -> Text { fontModified(.monospacedDigits) }

  /// Sets the colour; nil for the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color.map { TextForeground($0) } }
  }

  /// Sets the paint.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = $0.foreground ?? TextForeground(style) }
  }

  /// Adds points after each character; ligatures stay.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func kerning(_ kerning: CGFloat) -> Text { detailed(.kerning(kerning)) }

  /// Adds points after each character and lets go of optional ligatures; wins over kerning.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func tracking(_ tracking: CGFloat) -> Text { detailed(.tracking(tracking)) }

  /// Moves the text up from its baseline, in points.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    detailed(.baselineOffset(baselineOffset))
  }

  /// Sets the text at the size of a role, or leaves it.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? detailed(.scale(scale)) : self
  }

  /// Says in which language the text is set: some fonts draw letters differently by language.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Says in which language the text is set: some fonts draw letters differently by language.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? detailed(.language(language.tag)) : self
  }

  /// Gives the text something that a text renderer can ask for.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    detailed(.custom(CustomTextAttribute(value)))
  }
}
