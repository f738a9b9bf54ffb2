// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// The foreground by level, most important first; empty for the label colours.
  var foregroundStyles: [_FlatShapeStyle] {
    get { fields.foregroundStyles }
    set { fields.foregroundStyles = newValue }
  }

  /// What the background style paints, or nil for the page's colour.
  public var backgroundStyle: AnyShapeStyle? {
    get { fields.backgroundStyle }
    set { fields.backgroundStyle = newValue }
  }

  /// What the tint style paints, or nil for the accent colour.
  package var tint: AnyShapeStyle? {
    get { fields.tint }
    set { fields.tint = newValue }
  }

  /// What `Color.accentColor` means, or nil for blue.
  package var accentColor: Color? {
    get { fields.accentColor }
    set { fields.accentColor = newValue }
  }
}
