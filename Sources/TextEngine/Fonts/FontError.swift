// SPDX-License-Identifier: MIT

/// Why a font could not be used; each description says what to do about it.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not exist or may not be read.
  case unreadableFile(path: String)
  /// The path is that of a directory.
  case isDirectory(path: String)
  /// The bytes are not a TrueType or OpenType font or collection.
  case notAnOpenTypeFont(source: String)
  /// The font is larger than the engine accepts.
  case tooLarge(source: String, byteLimit: Int)
  /// The font's tables reach beyond its end.
  case cutOff(source: String, byteCount: Int, tablesEnd: Int)
  /// The font begins rightly, but its tables cannot be used.
  case damaged(source: String)
  /// No registered face has this name.
  case unknownName(String, nearest: [String])
  /// The family has not all that was asked for.
  case unmatched(family: String, notes: [FontNote])

  /// What went wrong and what to do.
  public var description: String {
    switch self {
    case .unreadableFile(let path):
      "The font file \(path) cannot be read. Check the path and the file's permissions."
    case .isDirectory(let path):
      "\(path) is a directory. Give the files in it, one by one."
    case .notAnOpenTypeFont(let source):
      "\(source) is not a TrueType or OpenType font. Give a .ttf, .otf or .ttc file;"
        + " convert WOFF and Type 1 fonts first."
    case .tooLarge(let source, let byteLimit):
      "\(source) is larger than \(byteLimit) bytes. Subset the font, or split the collection."
    case .cutOff(let source, let byteCount, let tablesEnd):
      "\(source) is cut off: it has \(byteCount) bytes, and its tables end at \(tablesEnd)."
        + " Copy or download the font again."
    case .damaged(let source):
      "\(source) is damaged: a table that text needs is missing or wrong."
        + " Install or download the font again."
    case .unmatched(let family, let notes):
      "\(family) lacks what was asked for: \(notes.map(\.explanation).joined(separator: ", "))."
        + " Register such a face, or ask for less."
    case .unknownName(let name, let nearest):
      "No registered font is called \"\(name)\"."
        + (nearest.isEmpty
          ? " Register a font first."
          : " Use one of these, or register the file: \(nearest.joined(separator: ", ")).")
    }
  }
}

extension FontNote {
  /// What is missing, as part of a sentence.
  fileprivate var explanation: String {
    switch self {
    case .missingFont(let miss): "a font called \"\(miss.requested)\""
    case .noFonts: "any font at all"
    case .missingWeight(let weight, let used): "the weight \(weight) (the nearest is \(used))"
    case .missingWidth(let width, let used): "the width \(width)% (the nearest is \(used)%)"
    case .missingItalic: "an italic face"
    }
  }
}
