// SPDX-License-Identifier: MIT

import LayoutEngine

/// What a text answers to a proposal. All lengths are points.
public struct TextMeasurement: Hashable, Sendable {
  /// The widest line and the height of all lines, each rounded up to the pixel; the width by that
  /// not beyond what was proposed, so that the text flows the same in a box of this size.
  public var size: Size
  /// The same before rounding. Zero is never negative in either.
  public var unroundedSize: Size
  /// From the top to the first baseline, on the nearest pixel.
  public var firstBaseline: Double
  /// From the top to the last baseline: moved as the first, then rounded up to the pixel.
  public var lastBaseline: Double
  /// How many lines there are.
  public var lineCount: Int
  /// Whether something gave way to an ellipsis.
  public var isTruncated: Bool
  /// How much the text shrank to fit, at most 1.
  public var scale: Double

  /// The answer to a proposal of no room at all, and of a text without runs.
  static let zero = TextMeasurement(
    size: Size(width: 0, height: 0), unroundedSize: Size(width: 0, height: 0), firstBaseline: 0,
    lastBaseline: 0, lineCount: 0, isTruncated: false, scale: 1)
}

extension TextMeasurement {
  /// Adds the lines up.
  ///
  /// A width of zero is answered by zero, so that stacks see that text can yield. An ellipsis
  /// that does not fit sticks out of the answer.
  init(_ flow: TextFlow, style: ParagraphStyle, proposal: TextProposal) {
    let lines = flow.lines
    let pixel = style.pixel
    let widest = flow.isTruncated ? min(flow.width, proposal.width) : flow.width
    let width = proposal.width > 0 ? widest : 0
    let reserved = Self.reservedHeight(flow, lines: style.reservedLines)
    let height = max(flow.height, reserved, 0)
    let adjustment = flow.baselineAdjustment
    let lastTop = flow.height - (lines.last.map(flow.lineHeight) ?? 0)
    unroundedSize = Size(width: width + 0, height: height)
    let rounded = pixel.roundUp(width)
    size = Size(
      width: width > proposal.width ? rounded : min(rounded, proposal.width),
      height: pixel.roundUp(height))
    firstBaseline = (lines.first.map(flow.ascent) ?? 0) + adjustment
    lastBaseline = pixel.roundUp(lastTop + (lines.last.map(flow.ascent) ?? 0) + adjustment)
    lineCount = lines.count
    isTruncated = flow.isTruncated
    scale = flow.scale
  }

  /// The height that a number of lines like the first would take.
  private static func reservedHeight(_ flow: TextFlow, lines: Int) -> Double {
    guard lines > 0, let first = flow.lines.first else { return 0 }
    return Double(lines) * flow.lineHeight(first) + Double(lines - 1) * flow.spacing
  }
}

/// A proposed size with the odd values replaced: nil and NaN ask for any length, and nothing is
/// negative.
struct TextProposal: Hashable, Sendable {
  let width: Double
  let height: Double

  init(width: Double?, height: Double?) {
    self.width = Self.length(width)
    self.height = Self.length(height)
  }

  private static func length(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return .infinity }
    return max(value, 0)
  }

  var isZero: Bool { width == 0 && height == 0 }
}
