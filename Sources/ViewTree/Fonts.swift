// SPDX-License-Identifier: MIT

/// Fonts are chosen and registered, and text is measured without views, by people who import this
/// module alone.
@_exported public import class TextEngine.FontFace
@_exported public import class TextEngine.FontLibrary
@_exported public import class TextEngine.PreparedText
@_exported public import enum TextEngine.FontDesign
@_exported public import enum TextEngine.FontError
@_exported public import enum TextEngine.FontFamily
@_exported public import enum TextEngine.FontNote
@_exported public import enum TextEngine.LineHeightRule
@_exported public import enum TextEngine.TextAffinity
@_exported public import enum TextEngine.TextLineAlignment
@_exported public import enum TextEngine.TruncationPlace
@_exported public import enum TextEngine.UniformLineHeight
@_exported public import struct TextEngine.FontFeature
@_exported public import struct TextEngine.FontMetrics
@_exported public import struct TextEngine.FontMiss
@_exported public import struct TextEngine.FontNames
@_exported public import struct TextEngine.FontRequest
@_exported public import struct TextEngine.FontUnits
@_exported public import struct TextEngine.GlyphOutline
@_exported public import struct TextEngine.GlyphRun
@_exported public import struct TextEngine.ParagraphStyle
@_exported public import struct TextEngine.PositionedGlyph
@_exported public import struct TextEngine.ResolvedFont
@_exported public import struct TextEngine.SystemFontChoice
@_exported public import struct TextEngine.TextAttachment
@_exported public import struct TextEngine.TextCaret
@_exported public import struct TextEngine.TextDecoration
@_exported public import struct TextEngine.TextFaceRange
@_exported public import struct TextEngine.TextLayout
@_exported public import struct TextEngine.TextLine
@_exported public import struct TextEngine.TextMeasurement
@_exported public import struct TextEngine.TextPosition
@_exported public import struct TextEngine.TextRun
@_exported public import struct TextEngine.TextSelectionRect
@_exported public import struct TextEngine.TextStretch
