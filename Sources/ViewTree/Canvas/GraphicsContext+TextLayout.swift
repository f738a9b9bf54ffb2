// SPDX-License-Identifier: MIT

extension GraphicsContext {
  /// Draws a line of a text in its place, with all that lies behind and through it.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(line.items)
  }

  /// Draws a run of a text in its place.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run.items)
  }

  /// Draws some glyphs of a run in their places.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(slice.items)
  }
}
