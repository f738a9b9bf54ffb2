// SPDX-License-Identifier: MIT

import LayoutEngine

/// The side that a place between two characters belongs to, where it has two places on the page:
/// at the end of a wrapped line and where the direction changes.
public enum TextAffinity: Hashable, Sendable, CaseIterable {
  /// With the character before it: on the line that ends there.
  case upstream
  /// With the character after it: on the line that begins there.
  case downstream
}

/// A place between two characters.
public struct TextPosition: Hashable, Sendable {
  /// The character after it, in the text's string.
  public var index: String.Index
  /// The character that it belongs to.
  public var affinity: TextAffinity

  /// Makes a position.
  public init(_ index: String.Index, affinity: TextAffinity = .downstream) {
    self.index = index
    self.affinity = affinity
  }
}

/// Where a caret stands; points from the top left of the text's box.
public struct TextCaret: Hashable, Sendable {
  /// As high as its line, and without a width.
  public var rect: Rect
  /// The line, counted from zero.
  public var line: Int
  /// Whether the character that it belongs to runs from right to left.
  public var isRightToLeft: Bool
}

/// A stretch of one line that is selected; points from the top left of the text's box.
public struct TextSelectionRect: Hashable, Sendable {
  /// As high as the line.
  public var rect: Rect
  /// The line, counted from zero.
  public var line: Int
}

/// Characters in a row that one face draws.
public struct TextFaceRange: Hashable, Sendable {
  /// The characters, in the text's string.
  public var range: Range<String.Index>
  /// The face that draws them.
  public var face: FontFace
  /// The index of the source run among the text's runs.
  public var sourceRun: Int
  /// Whether the face stands in for the run's own, which lacks the characters.
  public var isFallback: Bool
}
