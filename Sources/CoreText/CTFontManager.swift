// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

/// Core Foundation's file locations are Foundation's here.
public typealias CFURL = URL

/// How far a registration reaches. Fonts of the user or of all programs are installed with the
/// machine's own tools.
public enum CTFontManagerScope: Hashable, Sendable {
  /// This program, until it ends.
  case process
}

/// Adds the faces of a font file to those that every font is looked for among.
///
/// - Parameters:
///   - fontURL: a TrueType or OpenType font, or a collection of them.
///   - error: nil. `FontLibrary.system.register(contentsOfFile:)` tells what is wrong.
/// - Returns: whether the file could be used.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?
) -> Bool {
  do {
    try FontLibrary.system.register(contentsOfFile: fontURL.path)
    return true
  } catch {
    return false
  }
}
