// SPDX-License-Identifier: MIT

extension Text {
  /// Draws a line below the text; not drawn.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line through the text; not drawn.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}

extension View {
  /// Draws lines below text inside; not drawn.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inert("underline")
  }

  /// Draws lines through text inside; not drawn.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inert("strikethrough")
  }
}
