// SPDX-License-Identifier: MIT

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken up.
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
      let kind: Kind

      /// Not at all.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a line style.
    ///
    /// - Parameter color: nil for the paint of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the paint of the text.
    public static let single = LineStyle()
  }

  /// Draws a line below the text, or none.
  ///
  /// - Parameter color: nil for the paint of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    detailed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text, or none.
  ///
  /// - Parameter color: nil for the paint of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    detailed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}

extension View {
  /// Draws lines below text inside, or none.
  ///
  /// - Parameter color: nil for the paint of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDetail(
      .underline,
      .underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws lines through text inside, or none.
  ///
  /// - Parameter color: nil for the paint of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDetail(
      .strikethrough,
      .strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
