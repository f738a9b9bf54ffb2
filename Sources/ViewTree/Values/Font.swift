// SPDX-License-Identifier: MIT

public import Foundation
public import TextEngine

/// A font as it is asked for: its size and face are decided in an environment.
public struct Font: Hashable, Sendable {
  /// What the font starts from.
  enum Base: Hashable, Sendable {
    /// The system font at a fixed size in points.
    case system(size: Double, weight: Weight?, design: Design?)
    /// The system font at the size of a text style.
    case style(TextStyle, weight: Weight?, design: Design?)
    /// A font by name; with a style its size follows the dynamic type size.
    case named(String, size: Double, relativeTo: TextStyle?)
    /// A face that is already known, at a fixed size.
    case resolved(ResolvedFont)
  }

  var base: Base
  /// Changes in the order in which they were asked for.
  var modifiers: [Modifier] = []

  init(_ base: Base) {
    self.base = base
  }

  /// Makes a font of a face that is already known; it stays the same in every environment.
  public init(_ resolved: ResolvedFont) {
    self.init(.resolved(resolved))
  }

  /// The system font at a fixed size in points, the same at every dynamic type size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: Double(size), weight: weight, design: design))
  }

  /// The system font at the size of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, weight: weight, design: design))
  }

  /// A font by name that scales with the body style.
  ///
  /// - Parameter size: points at the default dynamic type size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: Double(size), relativeTo: .body))
  }

  /// A font by name that scales with a text style.
  ///
  /// - Parameter size: points at the default dynamic type size.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.named(name, size: Double(size), relativeTo: textStyle))
  }

  /// A font by name at a fixed size in points, the same at every dynamic type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: Double(fixedSize), relativeTo: nil))
  }
}
