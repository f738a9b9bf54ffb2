// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine
public import TextEngine

extension Text {
  /// The lines of a text as they were placed, with their glyphs: to be read through
  /// `Text.LayoutKey`, and drawn by a `TextRenderer`.
  ///
  /// Points from the top left of the text's box, y down.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line]

    /// Whether something gave way to an ellipsis.
    public let isTruncated: Bool

    /// - Parameter size: the box that paints span.
    init(_ leaf: TextLeaf, _ proposal: Proposal, size: CGSize) {
      let drawing = TextDrawing(leaf, in: CGRect(origin: .zero, size: size))
      let placed = leaf.text.lines(width: proposal.width, height: proposal.height)
      lines = placed.map { Line($0, drawing) }
      isTruncated = placed.contains(where: \.isTruncated)
    }

    /// The first line.
    public var startIndex: Int { lines.startIndex }
    /// One past the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(position: Int) -> Line { lines[position] }
  }
}

extension Text.Layout {
  /// A line of a text: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    private let runs: [Run]
    private let ink: TextInk
    /// Where the line begins on its baseline.
    public let origin: CGPoint
    /// The room of the line.
    public let typographicBounds: TypographicBounds

    init(_ line: TextLine, _ drawing: TextDrawing) {
      let ink = TextInk(line: line, drawing: drawing)
      let pictures = line.stretches.filter { ink.leaf.text.runs[$0.sourceRun].attachment != nil }
      let all = line.runs.map { Run($0, ink) } + pictures.map { Run($0, ink) }
      self.ink = ink
      runs = all.enumerated()
        .sorted {
          ($0.element.typographicBounds.origin.x, $0.offset)
            < ($1.element.typographicBounds.origin.x, $1.offset)
        }
        .map(\.element)
      origin = CGPoint(x: line.x, y: line.baseline)
      typographicBounds = TypographicBounds(
        origin: origin, width: CGFloat(line.width), ascent: CGFloat(line.ascent),
        descent: CGFloat(line.descent), leading: all.map(\.typographicBounds.leading).max() ?? 0)
    }

    /// The first run.
    public var startIndex: Int { runs.startIndex }
    /// One past the last run.
    public var endIndex: Int { runs.endIndex }
    /// A run.
    public subscript(position: Int) -> Run { runs[position] }

    var items: [DisplayItem] { ink.items }
  }

  /// A stretch of a line in one font and one direction, or a picture: its slices are its glyphs
  /// from left to right.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    /// The glyphs in their places; nil for a picture. This is the library's own.
    public let glyphRun: GlyphRun?
    /// The room of the run.
    public let typographicBounds: TypographicBounds
    /// The direction of the characters.
    public let layoutDirection: LayoutDirection
    private let ink: TextInk
    private let sourceRun: Int

    init(_ run: GlyphRun, _ line: TextInk) {
      let metrics = run.face.metrics(size: run.size)
      glyphRun = run
      typographicBounds = TypographicBounds(
        of: run.glyphs[...], ascent: metrics.ascent, descent: metrics.descent,
        leading: metrics.leading)
      layoutDirection = run.isRightToLeft ? .rightToLeft : .leftToRight
      sourceRun = run.sourceRun
      ink = line.part(ofRun: run.sourceRun)
    }

    init(_ stretch: TextStretch, _ line: TextInk) {
      glyphRun = nil
      typographicBounds = TypographicBounds(
        origin: CGPoint(x: stretch.x, y: stretch.baseline), width: CGFloat(stretch.width),
        ascent: CGFloat(stretch.ascent), descent: CGFloat(stretch.descent), leading: 0)
      layoutDirection = .leftToRight
      sourceRun = stretch.sourceRun
      ink = line.part(ofRun: stretch.sourceRun)
    }

    /// The first slice.
    public var startIndex: Int { 0 }
    /// One past the last slice.
    public var endIndex: Int { glyphRun?.glyphs.count ?? 1 }
    /// A slice of one glyph, or the picture.
    public subscript(position: Int) -> RunSlice {
      RunSlice(run: self, indices: position..<(position + 1))
    }
    /// A slice of several glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// What `customAttribute(_:)` gave the text of the run; nil for nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      for attribute in ink.attributes(ofRun: sourceRun) {
        if let value = attribute.value as? T { return value }
      }
      return nil
    }

    /// The character of each glyph, the first one of a ligature; none for a sign that the layout
    /// adds, such as an ellipsis.
    public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

    var items: [DisplayItem] { self[indices].items }

    func items(_ glyphs: GlyphRun?, in bounds: TypographicBounds) -> [DisplayItem] {
      ink.items(
        glyphs, from: Double(bounds.origin.x), to: Double(bounds.origin.x + bounds.width))
    }

    func characterIndices(_ glyphs: ArraySlice<PositionedGlyph>) -> [CharacterIndex] {
      guard let start = glyphRun?.textStart else { return [] }
      return glyphs.map { ink.characterIndex(utf8: start + $0.cluster) }
    }

    /// The character that a picture stands for.
    var pictureIndex: CharacterIndex { ink.characterIndex(ofRun: sourceRun) }
  }
}

extension Text.Layout.Line {
  /// Whether two lines have the same runs in the same places and paints.
  public static func == (a: Self, b: Self) -> Bool {
    a.origin == b.origin && a.typographicBounds == b.typographicBounds && a.runs == b.runs
  }
}

extension Text.Layout.Run {
  /// Whether two runs have the same glyphs in the same places, paints and attributes.
  public static func == (a: Self, b: Self) -> Bool {
    a.glyphRun == b.glyphRun && a.typographicBounds == b.typographicBounds
      && a.layoutDirection == b.layoutDirection
      && a.ink.attributes(ofRun: a.sourceRun) == b.ink.attributes(ofRun: b.sourceRun)
      && a.items == b.items
  }
}
