// SPDX-License-Identifier: MIT

/// Fonts are chosen and registered by people who import this module alone.
@_exported public import class TextEngine.FontLibrary
@_exported public import enum TextEngine.FontError
@_exported public import struct TextEngine.FontMetrics
