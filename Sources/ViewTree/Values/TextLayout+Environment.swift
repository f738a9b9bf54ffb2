// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutEngine
public import TextEngine

extension TextRun {
  /// Makes a run in a font as views understand it: text styles, Dynamic Type and the library come
  /// from the environment.
  public init(
    _ text: String, font: Font = .body, in environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(text: text, font: font.resolved(in: environment))
  }
}

extension ParagraphStyle {
  /// The style of a `Text` in an environment: line limit, spacing, alignment, truncation, direction
  /// and pixels.
  public init(in environment: EnvironmentValues) {
    self = environment.paragraphStyle
  }
}

extension TextLayout {
  /// Lays a string out as a `Text` with the font would be in the environment.
  ///
  /// Nil and infinite lengths set no limit.
  public init(
    _ string: String, font: Font, width: CGFloat? = nil, height: CGFloat? = nil,
    in environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(
      [TextRun(string, font: font, in: environment)], width: width, height: height,
      in: environment)
  }

  /// Lays runs out as one `Text` would be in the environment.
  public init(
    _ runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil,
    in environment: EnvironmentValues
  ) {
    self.init(
      runs, width: width.map { Double($0) }, height: height.map { Double($0) },
      style: ParagraphStyle(in: environment), library: environment.fontLibrary)
  }
}

extension CGRect {
  /// A rectangle of a text's layout.
  public init(_ rect: LayoutEngine.Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGSize {
  /// The size of a text's layout.
  public init(_ size: LayoutEngine.Size) {
    self.init(width: size.width, height: size.height)
  }
}
