// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// How wide the letters are drawn.
  public struct Width: Hashable, Sendable {
    /// From -1 (narrowest) through 0 (standard) to 1 (widest).
    public var value: CGFloat

    /// Makes a width from a value between -1 and 1.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest named width.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
