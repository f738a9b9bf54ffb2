// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

extension Lowering {
  /// Adds a text as a leaf.
  func addText(_ text: Text) {
    let opened = beginElement()
    let runs = text.runs.map(textRun)
    let prepared = PreparedText(
      runs: runs, style: environment.paragraphStyle, library: environment.fontLibrary)
    let styles = text.runs.map { run in
      run.style.foreground?.style._flattened(in: environment)
        ?? environment.foregroundStyle(level: 0)
    }
    let leaf = TextLeaf(prepared, styles: styles, environment: environment)
    let tag = tag(.text, .text(leaf))
    for run in runs { reportNotes(of: run.font, tag) }
    if !text.runs.allSatisfy(\.style.isUsable) { reportUnusable(.text, tag) }
    builder.contentLeaf(leaf, tag: tag)
    endElement(opened)
  }

  private func textRun(_ run: Text.Run) -> TextRun {
    let style = run.style
    var font = style.font ?? environment.font ?? .body
    font.modifiers += style.fontModifiers
    return TextRun(
      text: environment.textCase?.apply(to: run.string, environment.locale) ?? run.string,
      font: font.resolved(in: environment), kerning: style.kerning.map { Double($0) },
      tracking: style.tracking.map { Double($0) }, baselineOffset: Double(style.baselineOffset))
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
