// SPDX-License-Identifier: MIT

internal import TextEngine

/// The PostScript name, such as `Inter-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.font.face.postScriptName }

/// The family that holds all weights, such as `Inter`.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.face.familyName }

/// The full name, such as `Inter Bold`.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.face.fullName }

/// The name for people: the full name, in English.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
