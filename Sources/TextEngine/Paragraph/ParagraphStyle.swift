// SPDX-License-Identifier: MIT

/// How the height of a line follows from its fonts.
public enum LineHeightRule: Hashable, Sendable {
  /// Ascent and descent of each line are rounded to whole points.
  case macOS
  /// Nothing is rounded until the whole text is known; then it is rounded up to the pixel.
  case iOS
}

/// One height for all lines of a text, in points. Half of what it adds or takes away is over the ink
/// and half under it.
public enum UniformLineHeight: Hashable, Sendable {
  /// So many points.
  case points(Double)
  /// So many times the size of the largest font.
  case multipleOfFontSize(Double)
  /// The size of the largest font and so many points more.
  case fontSizePlus(Double)
}

/// Where lines stand inside the box of their text.
public enum TextLineAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where the layout direction begins.
  case leading
  /// In the middle.
  case center
  /// At the side where the layout direction ends.
  case trailing
}

/// Which part of a line that is too long gives way to "…".
public enum TruncationPlace: Hashable, Sendable, CaseIterable {
  /// The beginning.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail
}

/// Everything about a paragraph that is not a matter of its characters and fonts.
public struct ParagraphStyle: Hashable, Sendable {
  /// How lines get their heights.
  public var lineHeight: LineHeightRule
  /// The side of a pixel in points: 1, 1/2, 1/3. Values that are not positive count as 1, and
  /// so do those below a millionth and beyond a million.
  public var pixelLength: Double
  /// The most lines; nil for any number, less than one counts as one.
  public var lineLimit: Int?
  /// The least height, in lines; zero for none.
  public var reservedLines: Int
  /// One height for all lines; nil for what each needs. Negative ones count as zero, those
  /// beyond a million points as a million, and numbers that are not finite as nil.
  public var uniformLineHeight: UniformLineHeight?
  /// Points between two lines. Numbers that are not finite count as zero, those beyond a million
  /// either way as a million.
  public var lineSpacing: Double
  /// Where shorter lines stand.
  public var alignment: TextLineAlignment
  /// The direction of paragraphs without a strong character, and the side of `leading`.
  public var isRightToLeft: Bool
  /// What gives way when the text is too long.
  public var truncation: TruncationPlace
  /// How small the text may become before it is truncated, from 0 to 1; 1 never shrinks.
  public var minimumScaleFactor: Double
  /// Whether the last line may set its clusters closer, by up to a twentieth of its width, before
  /// the text shrinks or is truncated.
  public var allowsTightening: Bool

  /// Makes a style.
  public init(
    lineHeight: LineHeightRule = .iOS, pixelLength: Double = 1, lineLimit: Int? = nil,
    reservedLines: Int = 0, lineSpacing: Double = 0, alignment: TextLineAlignment = .leading,
    isRightToLeft: Bool = false, truncation: TruncationPlace = .tail,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false
  ) {
    self.lineHeight = lineHeight
    self.pixelLength = pixelLength
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
  }
}

extension ParagraphStyle {
  /// How high every line is before a scale factor; nil for what it needs.
  func uniformLineHeight(of runs: [TextRun]) -> Double? {
    guard let uniformLineHeight else { return nil }
    let size = runs.map(\.font.size).max() ?? 0
    let (number, height) =
      switch uniformLineHeight {
      case .points(let points): (points, points)
      case .multipleOfFontSize(let factor): (factor, size * factor)
      case .fontSizePlus(let points): (points, size + points)
      }
    return number.isFinite ? min(max(height, 0), .largestTextLength) : nil
  }

  var pixel: PixelGrid { PixelGrid(length: pixelLength) }
  var mostLines: Int { lineLimit.map { max($0, 1) } ?? .max }
  var leastScale: Double {
    minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0.01), 1)
  }
}

/// Rounds to whole pixels, which may be fractions of a point.
struct PixelGrid {
  private let length: Double

  init(length: Double) {
    self.length = length.isUsableLength && length >= 1e-6 ? length : 1
  }

  /// Up, but not for an error of the last digits. Zero is never negative.
  func roundUp(_ value: Double) -> Double { (value / length - 1e-9).rounded(.up) * length + 0 }
  /// To the nearest, halves away from zero. Zero is never negative.
  func roundToNearest(_ value: Double) -> Double { (value / length).rounded() * length + 0 }
}
