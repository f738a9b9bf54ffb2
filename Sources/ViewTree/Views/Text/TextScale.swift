// SPDX-License-Identifier: MIT

extension Text {
  /// The role of a text, which decides on its size.
  public struct Scale: Hashable, Sendable {
    /// How much of its size the text keeps.
    let factor: Double

    /// The usual text.
    public static let `default` = Scale(factor: 1)
    /// Text that stands back behind the usual one: at four fifths of its size (ours).
    public static let secondary = Scale(factor: 0.8)
  }
}
