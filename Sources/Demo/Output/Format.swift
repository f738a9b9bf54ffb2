// SPDX-License-Identifier: MIT

/// What a scene can be written as.
package enum Format: String, CaseIterable, Sendable {
  /// The frames as an indented tree.
  case text
  /// The frames for programs.
  case json
  /// A bitmap.
  case png
  /// A drawing for browsers.
  case svg
  /// A page for paper.
  case pdf
  /// The drawing with the frames over it, to look into with a pointer.
  case html

  /// What the names of such files end in, without the dot.
  package var fileExtension: String { self == .text ? "txt" : rawValue }

  /// Whether a terminal cannot show it.
  var isBinary: Bool { self == .png || self == .pdf }
}
