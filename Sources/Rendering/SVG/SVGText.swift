// SPDX-License-Identifier: MIT

import TextEngine

/// A run of glyphs as a `<text>` element.
struct SVGText {
  private let run: GlyphRun
  private let family: String

  /// Makes the element's source; `family` is a ready `font-family` value.
  init(_ run: GlyphRun, family: String) {
    self.run = run
    self.family = family
  }

  /// The element, with further attributes that begin with a space.
  func element(attributes: String) -> String {
    "<text xml:space=\"preserve\" font-family=\"\(family)\""
      + " font-size=\"\(SVGNumber.length(run.size))\"\(variations)"
      + " y=\"\(SVGNumber.length(baseline))\"\(attributes)\(content)</text>\n"
  }

  /// The height at which most of the text stands: that of the first glyph that moves the pen.
  private var baseline: Double {
    (run.glyphs.first { $0.advance > 0 } ?? run.glyphs.first)?.y ?? 0
  }

  private var variations: String {
    guard !run.face.variations.isEmpty else { return "" }
    let axes = run.face.variations.sorted { $0.key < $1.key }.map { tag, value in
      "'\(XMLText.escaped(tag))' \(SVGNumber.length(value))"
    }
    return " style=\"font-variation-settings:\(axes.joined(separator: ","))\""
  }

  /// The rest of the start tag, and the characters.
  ///
  /// A run from left to right gives each cluster its place: in a list where each is one UTF-16
  /// unit, which is what such lists count, and otherwise in an element of its own. A run from
  /// right to left is placed as a whole, because places would tear letters that join.
  private var content: String {
    let left = run.glyphs.map(\.x).min() ?? 0
    let clusters = run.isRightToLeft ? [] : placedClusters
    if clusters.isEmpty {
      let direction =
        run.isRightToLeft
        ? " direction=\"rtl\" unicode-bidi=\"bidi-override\" text-anchor=\"end\"" : ""
      return " x=\"\(SVGNumber.length(left))\"\(direction)>\(XMLText.escaped(run.text))"
    }
    if clusters.allSatisfy({ $0.text.utf16.count == 1 }) {
      let places = clusters.map { SVGNumber.length($0.x) }.joined(separator: " ")
      return " x=\"\(places)\">" + clusters.map { XMLText.escaped($0.text) }.joined()
    }
    return ">"
      + clusters.map {
        "<tspan x=\"\(SVGNumber.length($0.x))\">\(XMLText.escaped($0.text))</tspan>"
      }.joined()
  }

  /// The clusters with their left edges; empty when the run's clusters cannot be told apart.
  private var placedClusters: [(text: String, x: Double)] {
    let clusters = TextClusters(run).clusters
    guard clusters.count > 1 else { return [] }
    let bytes = Array(run.text.utf8)
    var result: [(text: String, x: Double)] = []
    var byte = 0
    var glyph = 0
    for cluster in clusters {
      let text = String(decoding: bytes[byte..<byte + cluster.byteCount], as: UTF8.self)
      let x = glyph < run.glyphs.count ? run.glyphs[glyph].x : 0
      if text.unicodeScalars.contains(where: XMLText.isAllowed) { result.append((text, x)) }
      byte += cluster.byteCount
      glyph += cluster.glyphCount
    }
    return result
  }
}
