// SPDX-License-Identifier: MIT

public import ViewTree

/// Writes display lists as SVG 1.1 (with plain `href`, as SVG 2 allows).
public enum SVGRenderer {
  /// Writes a list as a whole SVG document, whose unit is the point.
  ///
  /// The same list gives the same text. Numbers are rounded to a hundred-thousandth of a unit.
  /// - Parameters:
  ///   - list: What to draw. A canvas side that is empty, negative or not finite becomes one
  ///     point.
  ///   - text: How text is shown.
  ///   - idPrefix: Put before every id, so that several documents can share an HTML page;
  ///     anything but ASCII letters, digits, `-` and `_` is left out.
  public static func svgString(
    _ list: DisplayList, text: SVGTextMode = .outlines, idPrefix: String = ""
  ) -> String {
    let scene = Scene(list)
    let prefix = String(idPrefix.unicodeScalars.filter(isNameScalar))
    let fonts = text == .embedded ? SVGFonts(scene, idPrefix: prefix) : SVGFonts()
    var writer = SVGWriter(fonts: fonts, idPrefix: prefix, size: scene.size)
    for step in scene.steps { writer.write(step) }
    return writer.document(size: scene.size)
  }
  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
