// SPDX-License-Identifier: MIT

/// Which face a library takes for the system font, and why: what to write down so that a layout
/// can be made again elsewhere.
public struct SystemFontChoice: Hashable, Sendable, CustomStringConvertible {
  /// What decided.
  public enum Reason: Hashable, Sendable {
    /// The program named it, or the library was made with its name.
    case named
    /// The environment variable `VIEWTREE_SYSTEM_FONT` names it.
    case environment
    /// It is the first family of `FontLibrary.systemFontOrder` that the machine has.
    case preferred
    /// None of those is there: fontconfig prefers it for text in no particular font.
    case fontconfig
    /// It is the first face of the library.
    case first
    /// There is no font at all: text is drawn in boxes.
    case builtIn
  }

  /// What decided.
  public var reason: Reason
  /// The face at regular weight.
  public var face: FontFace
  /// The name that `VIEWTREE_SYSTEM_FONT` asks for and no font has; nil without one.
  public var missingName: String?

  /// The PostScript name, the file, its SHA-256 and the reason, in a line.
  public var description: String {
    let missing = missingName.map { "; no font is called \"\($0)\"" } ?? ""
    return "\(face.postScriptName), \(face.source), SHA-256 \(face.sha256), \(reason)\(missing)"
  }
}

extension FontState {
  /// The face at regular weight, with what decided.
  mutating func systemFontChoice() -> SystemFontChoice {
    let face = resolve(FontRequest(size: 17)).face
    return SystemFontChoice(reason: systemReason, face: face, missingName: missingSystemName)
  }

  private var systemReason: SystemFontChoice.Reason {
    if catalog.entries.isEmpty { return .builtIn }
    if let systemName, catalog.find(systemName) != nil { return nameReason }
    return catalog.entries.contains { $0.source == systemFile } ? .fontconfig : .first
  }
}
