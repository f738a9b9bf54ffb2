// SPDX-License-Identifier: MIT

internal import Foundation
internal import TextEngine

/// What the environment means to the text engine.
extension EnvironmentValues {
  /// How paragraphs are set in this environment.
  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle(
      lineHeight: textProfile == .macOS ? .macOS : .iOS, pixelLength: Double(pixelLength),
      lineLimit: lineLimit, reservedLines: lowerLineLimit ?? 0,
      lineSpacing: Double(lineSpacing), alignment: multilineTextAlignment.engine,
      isRightToLeft: layoutDirection == .rightToLeft, truncation: truncationMode.engine,
      minimumScaleFactor: Double(minimumScaleFactor), allowsTightening: allowsTightening)
    fields.lineHeight?.apply(to: &style)
    return style
  }
}

extension TextAlignment {
  fileprivate var engine: TextLineAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension _TextTruncationMode {
  fileprivate var engine: TruncationPlace {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
