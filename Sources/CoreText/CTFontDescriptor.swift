// SPDX-License-Identifier: MIT

public import Foundation

/// The name and the size that a font is to have; it need not exist.
public final class CTFontDescriptor: Hashable, Sendable {
  let name: String
  /// Points per em; zero leaves the choice to whoever makes a font of the descriptor.
  let size: CGFloat

  init(name: String, size: CGFloat) {
    self.name = name
    self.size = size
  }

  /// Compares names and sizes.
  public static func == (a: CTFontDescriptor, b: CTFontDescriptor) -> Bool {
    a.name == b.name && a.size == b.size
  }

  /// Hashes the name and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
  }
}

/// Describes a font by name and by size in points.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(name: name, size: size)
}
