// SPDX-License-Identifier: MIT

public import Foundation
public import TextEngine

extension EnvironmentValues {
  /// The font of text, or nil for the body style.
  public var font: Font? {
    get { fields.font }
    set { fields.font = newValue }
  }

  /// The fonts that texts may use; those of the machine unless set.
  public var fontLibrary: FontLibrary {
    get { fields.fontLibrary ?? .system }
    set { fields.fontLibrary = newValue }
  }

  /// Changes that views ask for on top of the font, such as bold; the outermost first.
  package var fontModifiers: [Font.Modifier] {
    get { fields.fontModifiers }
    set { fields.fontModifiers = newValue }
  }

  /// The platform whose text rules apply; iOS unless set.
  public var textProfile: TextProfile {
    get { fields.textProfile }
    set { fields.textProfile = newValue }
  }

  /// The reader's preferred text size; large unless set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }

  /// The same as `dynamicTypeSize`, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(fields.dynamicTypeSize) }
    set { fields.dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// Whether text is asked to be bolder, or nil when nobody asked.
  public var legibilityWeight: LegibilityWeight? {
    get { fields.legibilityWeight }
    set { fields.legibilityWeight = newValue }
  }

  /// Where the lines of a paragraph stand in its box.
  public var multilineTextAlignment: TextAlignment {
    get { fields.multilineTextAlignment }
    set { fields.multilineTextAlignment = newValue }
  }

  /// The largest number of lines, or nil for no limit.
  public var lineLimit: Int? {
    get { fields.lineLimit }
    set { fields.lineLimit = newValue }
  }

  /// The number of lines that a text takes at least, or nil for what it needs.
  package var lowerLineLimit: Int? {
    get { fields.lowerLineLimit }
    set { fields.lowerLineLimit = newValue }
  }

  /// Extra space between two lines in points.
  public var lineSpacing: CGFloat {
    get { fields.lineSpacing }
    set { fields.lineSpacing = newValue }
  }

  /// How far text may shrink to fit, as a share of its size; 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { fields.minimumScaleFactor }
    set { fields.minimumScaleFactor = newValue }
  }

  /// Whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { fields.allowsTightening }
    set { fields.allowsTightening = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: _TextTruncationMode {
    get { fields.truncationMode }
    set { fields.truncationMode = newValue }
  }

  /// The case that text is changed to, or nil to leave it.
  public var textCase: _TextCase? {
    get { fields.textCase }
    set { fields.textCase = newValue }
  }

  /// What views say about text inside, the innermost first; a text's own word wins.
  var textDetails: [TextDetail] {
    get { fields.textDetails }
    set { fields.textDetails = newValue }
  }
}
