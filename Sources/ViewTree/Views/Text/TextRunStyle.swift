// SPDX-License-Identifier: MIT

internal import Foundation

/// What a piece of text says itself; nil and empty leave it to the environment.
struct TextRunStyle: Equatable, Sendable {
  var font: Font?
  var fontModifiers: [Font.Modifier] = []
  var foreground: TextForeground?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0

  /// Whether every number can be used.
  var isUsable: Bool {
    (kerning ?? 0).isFinite && (tracking ?? 0).isFinite && baselineOffset.isFinite
      && (font?.hasUsableSize ?? true)
  }
}

/// A piece of text's own paint; equal only to itself, since styles cannot be compared.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle
  private let color: Color?

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    color = style as? Color
  }

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    a.color != nil && a.color == b.color
  }
}
