// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine
public import ViewTree

/// Core Foundation's strings are Swift's here, so that `"Name" as CFString` compiles.
public typealias CFString = String
/// Counts and positions.
public typealias CFIndex = Int

/// A face at a size in points: immutable, and safe on every thread.
///
/// Two fonts are equal when they have the same face and the same size.
public final class CTFont: Hashable, Sendable {
  let font: ResolvedFont

  /// Finds a face among the machine's fonts; the system font where no font has the name.
  init(name: String, size: CGFloat) {
    font = FontLibrary.system.resolve(FontRequest(family: .named(name), size: Double(size)))
  }

  init(_ font: ResolvedFont) {
    self.font = font
  }

  /// Compares faces and sizes.
  public static func == (a: CTFont, b: CTFont) -> Bool {
    a.font.face == b.font.face && a.font.size == b.font.size
  }

  /// Hashes the face and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font.face)
    hasher.combine(font.size)
  }
}

/// Makes a font by PostScript, full or family name.
///
/// - Parameters:
///   - name: the system font stands in for a name that no font has; a layout that shows the font
///     has a diagnostic that says so.
///   - size: points per em; zero, less and what is not finite mean 12.
///   - matrix: nil. Fonts that lean by a matrix are not supported.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: Never?) -> CTFont {
  CTFont(name: name, size: size.fontSize ?? defaultFontSize)
}

/// Makes a font of a descriptor.
///
/// - Parameters:
///   - size: points per em; zero takes the descriptor's size, and 12 where that is zero too.
///   - matrix: nil. Fonts that lean by a matrix are not supported.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: Never?
) -> CTFont {
  CTFont(
    name: descriptor.name, size: size.fontSize ?? descriptor.size.fontSize ?? defaultFontSize)
}

/// The same face in another size.
///
/// - Parameters:
///   - size: points per em; zero keeps the font's size.
///   - matrix: nil. Fonts that lean by a matrix are not supported.
///   - attributes: nil. Other changes than that of the size are not supported.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: Never?, _ attributes: Never?
) -> CTFont {
  var copy = font.font
  copy.size = size.fontSize.map { Double($0) } ?? copy.size
  return CTFont(copy)
}

/// A descriptor that finds the font again, with its size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(name: font.font.face.postScriptName, size: CGFloat(font.font.size))
}

/// What Core Text takes for a size of zero.
private let defaultFontSize: CGFloat = 12

extension CGFloat {
  /// The number as a font's size in points, or nil for one that stands for a default.
  fileprivate var fontSize: CGFloat? { self > 0 && isFinite ? self : nil }
}

extension Font {
  /// The font, the same at every dynamic type size.
  public init(_ font: CTFont) {
    self.init(font.font)
  }
}
