// SPDX-License-Identifier: MIT

import Foundation
internal import TextEngine

/// What the environment means to the text engine.
extension EnvironmentValues {
  /// The face and size of a font in this environment.
  func resolve(_ font: Font) -> ResolvedFont {
    let request = font.request(in: self)
    if case .face(let face) = request.family {
      return ResolvedFont(face: face, size: request.pointSize, features: request.textFeatures)
    }
    return fontLibrary.resolve(
      FontRequest(
        family: request.textFamily, size: request.pointSize, weight: request.weight,
        italic: request.isItalic, monospacedDigits: request.hasMonospacedDigits,
        features: request.textFeatures))
  }

  /// How paragraphs are set in this environment.
  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      lineHeight: textProfile == .macOS ? .macOS : .iOS, pixelLength: Double(pixelLength),
      lineLimit: lineLimit, reservedLines: lowerLineLimit ?? 0,
      lineSpacing: Double(lineSpacing), alignment: multilineTextAlignment.engine,
      isRightToLeft: layoutDirection == .rightToLeft, truncation: truncationMode.engine,
      minimumScaleFactor: Double(minimumScaleFactor))
  }
}

extension FontRequestDescription {
  fileprivate var textFamily: FontFamily {
    switch family {
    case .named(let name): .named(name)
    case .system(.serif): .system(.serif)
    case .system(.monospaced): .system(.monospaced)
    case .system(.rounded): .system(.rounded)
    default: .system(.default)
    }
  }

  fileprivate var textFeatures: [FontFeature] {
    (hasLowercaseSmallCaps ? [.lowercaseSmallCaps] : [])
      + (hasUppercaseSmallCaps ? [.uppercaseSmallCaps] : [])
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
