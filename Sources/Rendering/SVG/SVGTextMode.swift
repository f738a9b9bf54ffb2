// SPDX-License-Identifier: MIT

/// How an SVG shows text.
public enum SVGTextMode: Hashable, Sendable {
  /// As shapes of the glyphs: exact in every viewer, but neither selectable nor searchable.
  case outlines
  /// As `<text>`, with the used part of each font embedded. Viewers that ignore embedded fonts
  /// show an installed font of the same family, at the same positions. A font of which no part
  /// can be taken is shown as shapes.
  case embedded
}
