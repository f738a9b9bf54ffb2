// SPDX-License-Identifier: MIT

import TextEngine
import ViewTree

/// `TextEngine`: prepares a text and measures it.
final class PreparedTexts: TextPeer {
  private let file: String
  private var library: FontLibrary
  private var font: ResolvedFont
  private var last: PreparedText?

  init(font: String, size: Double) throws {
    file = font
    library = try FontLibrary(files: [font])
    self.font = library.resolve(FontRequest(size: size))
  }

  /// A new library has an empty cache; a word warms HarfBuzz's plan for the new font up.
  func forget() {
    guard let fresh = try? FontLibrary(files: [file]) else { return }
    library = fresh
    font = fresh.resolve(FontRequest(size: font.size))
    _ = width(of: "warm αβ аб אב اب")
  }

  private func prepare(_ text: String) -> PreparedText {
    PreparedText(
      runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library)
  }

  func width(of text: String) -> Double { prepare(text).measure().unroundedSize.width }

  func layOut(_ text: String, width: Double) -> Double? {
    let text = prepare(text)
    last = text
    return text.measure(width: width).size.height
  }

  func wrapAgain(width: Double) -> Double? { last?.measure(width: width).size.height }

  /// The number of glyphs that a paragraph's lines place.
  func glyphCount(of text: String, width: Double) -> Int {
    prepare(text).lines(width: width).reduce(0) { count, line in
      line.runs.reduce(count) { $0 + $1.glyphs.count }
    }
  }
}

/// `Text` views in a host.
struct TextViews {
  private let environment: EnvironmentValues
  private let size: CGFloat

  init(font: String, size: Double) throws {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: [font])
    self.environment = environment
    self.size = CGFloat(size)
  }

  /// Lowers and lays out a column of texts; its height.
  func layOut(_ texts: [String], width: CGFloat?) -> CGFloat {
    let column = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<texts.count) { Text(verbatim: texts[$0]) }
    }
    .font(.system(size: size))
    let host = ViewHost(rootView: column)
    host.environment = environment
    return host.layout(proposal: ProposedViewSize(width: width, height: nil)).height
  }
}
