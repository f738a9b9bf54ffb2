// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

/// Points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.font.size) }

/// From the baseline up to the top of a line, in points, unrounded.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.font.metrics.ascent) }

/// From the baseline down to the bottom of a line, in points, unrounded; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(font.font.metrics.descent) }

/// What the font wants between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.font.metrics.leading) }

/// The height of capitals in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { CGFloat(font.font.metrics.capHeight) }

/// The height of small letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(font.font.metrics.xHeight) }

/// The centre of an underline in points, negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.metrics.underlinePosition)
}

/// How thick an underline is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.metrics.underlineThickness)
}

/// Font units per em; never zero.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(clamping: font.font.face.unitsPerEm)
}
