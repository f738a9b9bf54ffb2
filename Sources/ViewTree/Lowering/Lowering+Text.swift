// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

extension Lowering {
  /// Adds a text as a leaf.
  func addText(_ text: Text) {
    let opened = beginElement()
    let pieces = text.resolvedRuns(in: environment)
    let leaf = textLeaf(pieces, environment.paragraphStyle)
    let tag: UInt32
    if let renderer = environment.textRenderer {
      let text = RenderedText(leaf, renderer)
      tag = self.tag(.text, .renderedText(text))
      builder.contentLeaf(text, tag: tag)
    } else {
      tag = self.tag(.text, .text(leaf))
      builder.contentLeaf(leaf, tag: tag)
    }
    reportNotes(of: leaf, pieces, tag)
    endElement(opened)
  }

  func textLeaf(_ pieces: [Text.Run], _ style: ParagraphStyle) -> TextLeaf {
    var runs: [TextRun] = []
    var paints: [TextRunPaint] = []
    runs.reserveCapacity(pieces.count)
    paints.reserveCapacity(pieces.count)
    for piece in pieces {
      let (run, paint) = drawnRun(piece)
      runs.append(run)
      paints.append(paint)
    }
    let prepared = PreparedText(runs: runs, style: style, library: environment.fontLibrary)
    return TextLeaf(prepared, paints: paints, environment: environment)
  }

  /// Says which fonts, glyphs and pictures are missing, and which numbers cannot be used.
  func reportNotes(of leaf: TextLeaf, _ pieces: [Text.Run], _ tag: UInt32) {
    for run in leaf.text.runs { reportNotes(of: run.font, tag) }
    if leaf.text.hasMissingGlyphs { reportMissingGlyphs(of: leaf.text, tag) }
    for case .image(let image) in pieces.lazy.map(\.content) { reportMissing(image, tag) }
    if !pieces.allSatisfy(\.style.isUsable) { reportUnusable(.text, tag) }
  }

  /// Names the first few characters that no font has.
  private func reportMissingGlyphs(of text: PreparedText, _ tag: UInt32) {
    let few = 5
    let scalars = text.missingScalars(atMost: few + 1)
    guard !scalars.isEmpty else { return }
    let names = scalars.prefix(few).map(\.codePoint).joined(separator: ", ")
    session.reportOnce(
      .missingGlyph,
      "No font has \(names)\(scalars.count > few ? " and others" : ""); boxes are drawn instead. "
        + "Install or register a font that has \(scalars.count == 1 ? "it" : "them").", tag: tag)
  }

  /// A piece of text as the engine measures it, with its paint.
  private func drawnRun(_ run: Text.Run) -> (engineRun: TextRun, paint: TextRunPaint) {
    let style = run.style
    let details = style.details + environment.textDetails
    let font = font(of: style, details)
    let offset = style.details.baselineOffset ?? environment.textDetails.baselineOffset ?? 0
    var paint = TextRunPaint(
      style: style.foreground?.style._flattened(in: environment)
        ?? environment.foregroundStyle(level: 0))
    if !details.isEmpty { paint.extras = TextRunExtras(details) }
    guard case .image(let image) = run.content else {
      return (engineRun(run, font, details, offset: Double(offset)), paint)
    }
    let picture = inlineImage(image, font, style: paint.style)
    paint.extras = TextRunExtras(details, picture: picture.drawing)
    var engineRun = TextRun(
      attachment: picture.attachment, font: font, baselineOffset: Double(offset))
    engineRun.decorate(details)
    return (engineRun, paint)
  }

  private func engineRun(
    _ run: Text.Run, _ font: ResolvedFont, _ details: [TextDetail], offset: Double
  ) -> TextRun {
    var string = ""
    if case .string(let own) = run.content { string = own }
    var engineRun = TextRun(
      text: environment.textCase?.apply(to: string, environment.locale) ?? string, font: font,
      kerning: details.kerning.map { Double($0) }, tracking: details.tracking.map { Double($0) },
      baselineOffset: offset, language: details.language)
    engineRun.decorate(details)
    return engineRun
  }

  private func font(of style: TextRunStyle, _ details: [TextDetail]) -> ResolvedFont {
    let font = style.font ?? environment.font ?? .body
    var resolved = font.resolved(in: environment.adding(style.fontModifiers))
    if let scale = details.scale { resolved.size *= scale.factor }
    return resolved
  }

  private func reportNotes(of font: ResolvedFont, _ tag: UInt32) {
    for note in font.notes {
      switch note {
      case .missingFont(let miss):
        session.reportOnce(.missingFont, miss.explanation, tag: tag)
      case .noFonts:
        session.reportOnce(
          .missingFont,
          "There is no font on this machine or in the library: text is drawn in boxes one em wide. "
            + "Install or register one.", tag: tag)
      case .missingWeight(let requested, let used):
        session.reportOnce(
          .missingFontVariant,
          "\(font.face.familyName) has no weight \(Int(clamping: requested)); "
            + "\(Int(clamping: used)) is used, and nothing is emboldened.", tag: tag)
      case .missingWidth(let requested, let used):
        session.reportOnce(
          .missingFontVariant,
          "\(font.face.familyName) has no width of \(Int(clamping: requested))%; "
            + "\(Int(clamping: used))% is used, and nothing is stretched.", tag: tag)
      case .missingItalic:
        session.reportOnce(
          .missingFontVariant,
          "\(font.face.familyName) has no italic face; the upright one is used, and nothing is slanted.",
          tag: tag)
      }
    }
  }
}

extension TextRun {
  fileprivate mutating func decorate(_ details: [TextDetail]) {
    underline = details.underline?.pattern.engine
    strikethrough = details.strikethrough?.pattern.engine
  }
}

extension Text.LineStyle.Pattern {
  fileprivate var engine: TextDecoration.Pattern {
    switch kind {
    case .solid: .solid
    case .dot: .dot
    case .dash: .dash
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}

extension FontMiss {
  /// What happened and what to do, in a sentence or two.
  var explanation: String {
    let names = nearest.map { "\"\($0)\"" }.joined(separator: ", ")
    return "There is no font \"\(requested)\"; the system font \(used) stands in. "
      + (names.isEmpty ? "No fonts are registered." : "The nearest names are \(names).")
  }
}

extension _TextCase {
  fileprivate func apply(to string: String, _ locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

extension Unicode.Scalar {
  /// As Unicode writes it: U+00E9.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Int {
  /// The nearest whole number; out of range and NaN become the nearest bound and zero.
  init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else {
      self = Int(Swift.min(Swift.max(value.rounded(), -1e15), 1e15))
    }
  }
}

extension EnvironmentValues {
  /// The changes of a text's own come behind those around it, so the nearer one wins.
  fileprivate func adding(_ modifiers: [Font.Modifier]) -> EnvironmentValues {
    guard !modifiers.isEmpty else { return self }
    var environment = self
    environment.fontModifiers += modifiers
    return environment
  }
}
