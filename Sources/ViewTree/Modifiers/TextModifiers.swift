// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

extension View {
  /// Sets the font of text inside; nil for the body style.
  public func font(_ font: Font?) -> some View {
    environmentNode(.font, isUsable: font?.hasUsableSize ?? true) { $0.font = font }
  }

  /// Sets the weight of text inside; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentNode(.fontWeight) { values in
      if let weight { values.fontModifiers.append(.weight(weight)) }
    }
  }

  /// Sets the width of text inside; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environmentNode(.fontWidth) { values in
      if let width { values.fontModifiers.append(.width(width)) }
    }
  }

  /// Sets the design of text inside, where its font is a system font; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environmentNode(.fontDesign) { values in
      if let design { values.fontModifiers.append(.design(design)) }
    }
  }

  /// Makes text inside bold, where the font has a bold face.
  public func bold(_ isActive: Bool = true) -> some View {
    environmentNode(.bold) { $0.fontModifiers.append(isActive ? .bold : .without(.bold)) }
  }

  /// Makes text inside italic, where the font has an italic face.
  public func italic(_ isActive: Bool = true) -> some View {
    environmentNode(.italic) { $0.fontModifiers.append(isActive ? .italic : .without(.italic)) }
  }

  /// Gives all letters of text inside one width, where the font has such a variant.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environmentNode(.monospaced) {
      $0.fontModifiers.append(isActive ? .monospaced : .without(.monospaced))
    }
  }

  /// Gives the digits of text inside one width, where the font can.
  public func monospacedDigit() -> some View {
    environmentNode(.monospacedDigit) { $0.fontModifiers.append(.monospacedDigits) }
  }

  /// Limits the lines of text inside; nil for no limit, and less than 1 counts as 1.
  public func lineLimit(_ number: Int?) -> some View {
    environmentNode(.lineLimit, isUsable: number.map { $0 > 0 } ?? true) {
      $0.lineLimit = number
      $0.lowerLineLimit = nil
    }
  }

  /// Limits the lines of text inside, and can keep the space of as many lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentNode(.lineLimit, isUsable: limit > 0) {
      $0.lineLimit = limit
      $0.lowerLineLimit = reservesSpace ? limit : nil
    }
  }

  /// Limits the lines of text inside from below and from above.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentNode(.lineLimit) {
      $0.lineLimit = limit.upperBound
      $0.lowerLineLimit = limit.lowerBound
    }
  }

  /// Keeps the space of a number of lines of text at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentNode(.lineLimit) {
      $0.lineLimit = nil
      $0.lowerLineLimit = limit.lowerBound
    }
  }

  /// Limits the lines of text inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environmentNode(.lineLimit) {
      $0.lineLimit = limit.upperBound
      $0.lowerLineLimit = nil
    }
  }

  /// Adds space between lines, in points.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentNode(.lineSpacing, isUsable: Double(lineSpacing).isUsableLength) {
      $0.lineSpacing = lineSpacing
    }
  }

  /// Aligns the lines of a text inside its own box.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentNode(.multilineTextAlignment) { $0.multilineTextAlignment = alignment }
  }

  /// Says where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentNode(.truncationMode) { $0.truncationMode = mode }
  }

  /// Lets text shrink to a part of its size before it is cut: 1 for not at all.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentNode(.minimumScaleFactor, isUsable: factor > 0 && factor <= 1) {
      $0.minimumScaleFactor = factor
    }
  }

  /// Lets letters move closer together before text is cut.
  public func allowsTightening(_ flag: Bool) -> some View {
    environmentNode(.allowsTightening) { $0.allowsTightening = flag }
  }

  /// Changes the case of text inside; nil to leave it.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environmentNode(.textCase) { $0.textCase = textCase }
  }

  func textDetail(_ name: NodeName, _ detail: TextDetail) -> some View {
    environmentNode(name, isUsable: detail.isUsable) { $0.textDetails.insert(detail, at: 0) }
  }

  /// Adds points after each character of text inside; ligatures stay.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func kerning(_ kerning: CGFloat) -> some View {
    textDetail(.kerning, .kerning(kerning))
  }

  /// Adds points after each character of text inside and lets go of optional ligatures; wins over
  /// kerning.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func tracking(_ tracking: CGFloat) -> some View {
    textDetail(.tracking, .tracking(tracking))
  }

  /// Moves text inside up from its baseline, in points.
  ///
  /// A number that is not finite counts as zero, one beyond a million either way as a million; a
  /// diagnostic says so.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environmentNode(.baselineOffset, isUsable: Double(baselineOffset).isUsableLength) { values in
      values.textDetails.removeAll { $0.isBaselineOffset }
      values.textDetails.insert(.baselineOffset(baselineOffset), at: 0)
    }
  }

  /// Sets text inside at the size of a role, or leaves it.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environmentNode(.textScale) { values in
      if isEnabled { values.textDetails.insert(.scale(scale), at: 0) }
    }
  }

  /// Says in which language text inside is set: some fonts draw letters differently by language.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Says in which language text inside is set: some fonts draw letters differently by language.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    environmentNode(.typesettingLanguage) { values in
      if isEnabled { values.textDetails.insert(.language(language.tag), at: 0) }
    }
  }

  /// Says whether text inside can be selected; there is nobody to select it.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert("textSelection")
  }
}

extension TextDetail {
  fileprivate var isBaselineOffset: Bool {
    if case .baselineOffset = self { true } else { false }
  }
}
