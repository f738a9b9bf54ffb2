// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

/// How high the lines of a text are.
enum TextLineHeight: Hashable, Sendable {
  /// As high as each needs, and so many points further apart.
  case natural(extra: CGFloat)
  /// So many points.
  case exact(CGFloat)
  /// So many times the size of the font.
  case multiple(CGFloat)
  /// The size of the font and so many points more.
  case leading(CGFloat)

  var isUsable: Bool {
    switch self {
    case .natural, .leading: Double(number).isUsableLength
    case .exact, .multiple: Double(number).isUsableLength && number >= 0
    }
  }

  private var number: CGFloat {
    switch self {
    case .natural(let number), .exact(let number), .multiple(let number), .leading(let number):
      number
    }
  }

  func apply(to style: inout ParagraphStyle) {
    switch self {
    case .natural(let extra):
      style.lineSpacing = style.lineSpacing.usableLength + Double(extra).usableLength
    case .exact(let points): style.uniformLineHeight = .points(Double(points))
    case .multiple(let factor): style.uniformLineHeight = .multipleOfFontSize(Double(factor))
    case .leading(let increase): style.uniformLineHeight = .fontSizePlus(Double(increase))
    }
  }
}

#if !canImport(Darwin)
  extension AttributedString {
    /// How high the lines of a text are, from one baseline to the next.
    ///
    /// Source: the names are those of Apple's documentation of `AttributedString.LineHeight`; the
    /// numbers behind `tight` and `loose`, and where the ink stands in its line, are ours
    /// (`Docs/Gaps.md`).
    public struct LineHeight: Hashable, Sendable {
      let value: TextLineHeight

      /// As high as each line needs.
      public static let variable = LineHeight(value: .natural(extra: 0))
      /// As high as the fonts ask.
      public static let normal = LineHeight(value: .natural(extra: 0))
      /// Two points less than normal.
      public static let tight = LineHeight(value: .natural(extra: -2))
      /// Two points more than normal.
      public static let loose = LineHeight(value: .natural(extra: 2))

      /// So many times the size of the largest font.
      public static func multiple(factor: CGFloat) -> LineHeight {
        LineHeight(value: .multiple(factor))
      }

      /// The size of the largest font and so many points more.
      public static func leading(increase: CGFloat) -> LineHeight {
        LineHeight(value: .leading(increase))
      }

      /// So many points.
      public static func exact(points: CGFloat) -> LineHeight { LineHeight(value: .exact(points)) }
    }
  }

  extension View {
    /// Sets how high the lines of text inside are; nil for as high as each needs.
    ///
    /// Half of what a line is higher than its fonts is over the ink and half under it.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
      environmentNode(.lineHeight, isUsable: lineHeight?.value.isUsable ?? true) {
        $0.lineHeight = lineHeight
      }
    }
  }

  extension EnvironmentValues {
    /// How high lines of text are; nil for as high as each needs.
    public var lineHeight: AttributedString.LineHeight? {
      get { fields.lineHeight.map { AttributedString.LineHeight(value: $0) } }
      set { fields.lineHeight = newValue?.value }
    }
  }
#endif
