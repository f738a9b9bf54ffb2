// SPDX-License-Identifier: MIT

public import Foundation

/// Modifiers that keep the type, so that texts can still be joined. What was set first, wins.
extension Text {
  private func styled(_ change: (inout TextRunStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }

  /// Sets the font; nil for the environment's.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Sets the weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { style in
      if let weight { style.fontModifiers.append(.weight(weight)) }
    }
  }

  /// Makes the text bold, where the font has a bold face.
  public func bold() -> Text { styled { $0.fontModifiers.append(.bold) } }

  /// Makes the text bold or leaves it.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic, where the font has an italic face.
  public func italic() -> Text { styled { $0.fontModifiers.append(.italic) } }

  /// Makes the text italic or leaves it.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Gives the digits one width, where the font can.
  public func monospacedDigit() -> Text {
    styled { $0.fontModifiers.append(.monospacedDigits) }
  }

  /// Sets the colour; nil for the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color.map { TextForeground($0) } }
  }

  /// Sets the paint.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = $0.foreground ?? TextForeground(style) }
  }

  /// Adds points after each character; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = $0.kerning ?? kerning } }

  /// Adds points after each character and lets go of optional ligatures; wins over kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.tracking = $0.tracking ?? tracking }
  }

  /// Moves the text up from its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset += baselineOffset }
  }
}
