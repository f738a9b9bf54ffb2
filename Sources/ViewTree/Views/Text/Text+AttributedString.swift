// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// Makes a text of a string with attributes, which win over the text's modifiers and over the
  /// environment.
  ///
  /// Shown are SwiftUI's attributes, inline presentation intents, and links in the tint. Others
  /// change nothing. A literal is a key and no such string.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { run in
      Run(
        .string(String(attributedContent.characters[run.range])),
        style: TextRunStyle(run.attributes))
    }
    if runs.isEmpty { runs = [Run(string: "")] }
  }
}

extension TextRunStyle {
  /// What the attributes of a stretch say.
  init(_ attributes: AttributeContainer) {
    self.init(intent: attributes.inlinePresentationIntent ?? [], link: attributes.link)
    font = attributes.font
    foreground = attributes.foregroundColor.map { TextForeground($0) } ?? foreground
    if let line = attributes.underlineStyle { details.insert(.underline(line), at: 0) }
    if let line = attributes.strikethroughStyle { details.insert(.strikethrough(line), at: 0) }
    if let language = attributes.languageIdentifier { details.append(.language(language)) }
    if let color = attributes.backgroundColor { details.append(.background(color)) }
    if let points = attributes.kern { details.append(.kerning(points)) }
    if let points = attributes.tracking { details.append(.tracking(points)) }
    if let points = attributes.baselineOffset { details.append(.baselineOffset(points)) }
  }
}
