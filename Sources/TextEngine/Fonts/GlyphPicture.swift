// SPDX-License-Identifier: MIT

import LayoutEngine

/// A glyph that is a picture in colour.
public struct GlyphPicture: Hashable, Sendable {
  /// The bytes of a PNG file, as the font holds them.
  public var png: [UInt8]
  /// Where the picture stands, in font units, y up from the baseline.
  public var bounds: Rect
}
