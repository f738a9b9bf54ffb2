// SPDX-License-Identifier: MIT

extension Color {
  /// Red.
  public static var red: Color { Color(SystemColor.red) }
  /// Orange.
  public static var orange: Color { Color(SystemColor.orange) }
  /// Yellow.
  public static var yellow: Color { Color(SystemColor.yellow) }
  /// Green.
  public static var green: Color { Color(SystemColor.green) }
  /// Mint, a light blue-green.
  public static var mint: Color { Color(SystemColor.mint) }
  /// Teal, a dark blue-green.
  public static var teal: Color { Color(SystemColor.teal) }
  /// Cyan, a light blue.
  public static var cyan: Color { Color(SystemColor.cyan) }
  /// Blue.
  public static var blue: Color { Color(SystemColor.blue) }
  /// Indigo, between blue and purple.
  public static var indigo: Color { Color(SystemColor.indigo) }
  /// Purple.
  public static var purple: Color { Color(SystemColor.purple) }
  /// Pink.
  public static var pink: Color { Color(SystemColor.pink) }
  /// Brown.
  public static var brown: Color { Color(SystemColor.brown) }
  /// Grey.
  public static var gray: Color { Color(SystemColor.gray) }
  /// Black on every page.
  public static var black: Color { Color(SystemColor.black) }
  /// White on every page.
  public static var white: Color { Color(SystemColor.white) }
  /// Nothing to see.
  public static var clear: Color { Color(SystemColor.clear) }
  /// The colour of the main text.
  public static var primary: Color { Color(SystemColor.primary) }
  /// The colour of less important text.
  public static var secondary: Color { Color(SystemColor.secondary) }
  /// The colour of controls, blue unless the surroundings choose another.
  public static var accentColor: Color { Color(SystemColor.accentColor) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(SystemColor.red) }
  /// Orange.
  public static var orange: Color { Color(SystemColor.orange) }
  /// Yellow.
  public static var yellow: Color { Color(SystemColor.yellow) }
  /// Green.
  public static var green: Color { Color(SystemColor.green) }
  /// Mint, a light blue-green.
  public static var mint: Color { Color(SystemColor.mint) }
  /// Teal, a dark blue-green.
  public static var teal: Color { Color(SystemColor.teal) }
  /// Cyan, a light blue.
  public static var cyan: Color { Color(SystemColor.cyan) }
  /// Blue.
  public static var blue: Color { Color(SystemColor.blue) }
  /// Indigo, between blue and purple.
  public static var indigo: Color { Color(SystemColor.indigo) }
  /// Purple.
  public static var purple: Color { Color(SystemColor.purple) }
  /// Pink.
  public static var pink: Color { Color(SystemColor.pink) }
  /// Brown.
  public static var brown: Color { Color(SystemColor.brown) }
  /// Grey.
  public static var gray: Color { Color(SystemColor.gray) }
  /// Black on every page.
  public static var black: Color { Color(SystemColor.black) }
  /// White on every page.
  public static var white: Color { Color(SystemColor.white) }
  /// Nothing to see.
  public static var clear: Color { Color(SystemColor.clear) }
}
